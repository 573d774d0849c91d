import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('package_purchase')
    .addColumn('locator', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('passenger', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .addColumn('remaining', 'integer', (column) => column.notNull())
    .addColumn('round_trips', 'integer', (column) => column.notNull())
    .addColumn('from_station', 'integer', (column) => column.notNull())
    .addColumn('to_station', 'integer', (column) => column.notNull())
    .addColumn('train_type', 'text', (column) => column.notNull())
    .addColumn('cabin_classes', 'text', (column) => column.notNull())
    .addColumn('fare_family', 'text', (column) => column.notNull())
    .addColumn('is_active', 'boolean', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('sold_at', 'bigint', (column) => column.notNull())
    .addColumn('starts', 'text', (column) => column.notNull())
    .addColumn('ends', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('package_purchase_user')
    .on('package_purchase')
    .columns(['user_id', 'kind', 'sold_at'])
    .execute();
};

export const packagePurchases: Migration = { up };
