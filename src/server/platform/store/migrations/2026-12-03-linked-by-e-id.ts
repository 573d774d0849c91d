import type { Kysely, Migration } from 'kysely';

/** The number by which the e-ID has opened an account. Whoever came by it before shows the password once more. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('customer_private').addColumn('eid_citizenship_no', 'text').execute();
};

export const linkedByEid: Migration = { up };
