import type { Kysely, Migration } from 'kysely';

/** For whom a reservation stands unpaid, as marks that lead back to nobody. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('reservation_mark')
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reservation_mark_pkey', ['mark', 'locator'])
    .execute();
  await db.schema.createIndex('reservation_mark_locator').on('reservation_mark').column('locator').execute();
};

export const reservationMarks: Migration = { up };
