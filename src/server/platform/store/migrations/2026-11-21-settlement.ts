import { type Kysely, type Migration, sql } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('settlement')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('means', 'text', (column) => column.notNull())
    .addColumn('token', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('context', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('port', 'text')
    .addColumn('input', 'text')
    .addColumn('ask_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('at_rest', 'boolean', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('settlement_open')
    .on('settlement')
    .columns(['purpose', 'subject'])
    .unique()
    .where(sql.ref('at_rest'), '=', false)
    .execute();
  await db.schema
    .createIndex('settlement_due')
    .on('settlement')
    .column('ask_at')
    .where(sql.ref('at_rest'), '=', false)
    .execute();
  await db.schema
    .createTable('money_movement')
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('moved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('money_movement_pkey', ['payment', 'key', 'kind'])
    .execute();
  await db.schema
    .createTable('settlement_refund')
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('ask_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('settlement_refund_pkey', ['payment', 'key'])
    .execute();
};

export const settlement: Migration = { up };
