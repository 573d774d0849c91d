import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('package_purchase')
    .addColumn('holds', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('payment', 'text')
    .addColumn('cancelled_at', 'bigint')
    .execute();
  await db.schema
    .createTable('package_order')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('product', 'integer', (column) => column.notNull())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('passenger', 'text', (column) => column.notNull())
    .addColumn('from_station', 'integer', (column) => column.notNull())
    .addColumn('to_station', 'integer', (column) => column.notNull())
    .addColumn('starts', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('deadline', 'bigint', (column) => column.notNull())
    .addColumn('payment', 'text')
    .execute();
};

export const packageOrders: Migration = { up };
