import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('bank_card')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('proved', 'boolean', (column) => column.notNull())
    .addColumn('good_until', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('bank_payment')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('md', 'text', (column) => column.notNull().unique())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('last_four', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('pay_by', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('decline', 'text')
    .addColumn('captured', 'bigint', (column) => column.notNull())
    .addColumn('returned', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('bank_refund')
    .addColumn('payment_key', 'text', (column) => column.notNull())
    .addColumn('refund_key', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bank_refund_pkey', ['payment_key', 'refund_key'])
    .execute();
};

export const bank: Migration = { up };
