import type { Kysely, Migration } from 'kysely';

/** A member is written to in the language they read the shop in last. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('user_account').addColumn('language', 'text').execute();
};

export const languagesOfMembers: Migration = { up };
