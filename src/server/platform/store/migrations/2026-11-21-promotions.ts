import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('promotion')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('promotion_use')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('promotion_use_pkey', ['purpose', 'subject'])
    .execute();
  await db.schema
    .createTable('miles_account')
    .addColumn('owner', 'integer', (column) => column.primaryKey())
    .addColumn('points', 'bigint', (column) => column.notNull())
    .execute();
};

export const promotions: Migration = { up };
