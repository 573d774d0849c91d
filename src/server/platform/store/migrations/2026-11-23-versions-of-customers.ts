import type { Kysely, Migration } from 'kysely';

/** A change of a customer names the version it was made from. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('customer')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
};

export const versionsOfCustomers: Migration = { up };
