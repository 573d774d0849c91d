import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('seatmate_ask')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('party', 'text', (column) => column.notNull())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('run_id', 'bigint', (column) => column.notNull())
    .addColumn('from_stop', 'integer', (column) => column.notNull())
    .addColumn('to_stop', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('agreed_at', 'bigint')
    .addColumn('departs_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('seatmate_ask_of').on('seatmate_ask').columns(['party', 'run_id']).execute();
};

export const seatmates: Migration = { up };
