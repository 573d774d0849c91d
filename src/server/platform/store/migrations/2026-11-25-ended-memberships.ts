import type { Kysely, Migration } from 'kysely';

/** A membership that has ended leaves its number behind, and nothing of its member. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('user_account').addColumn('ended_at', 'bigint').execute();
};

export const endedMemberships: Migration = { up };
