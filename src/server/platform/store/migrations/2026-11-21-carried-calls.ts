import type { Kysely, Migration } from 'kysely';

/** Which process carries a call out, and in which turn; not known of calls that were begun before. */
const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('answered_call').addColumn('carrier', 'integer').addColumn('turn', 'text').execute();

export const carriedCalls: Migration = { up };
