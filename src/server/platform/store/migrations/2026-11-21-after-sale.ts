import type { Kysely, Migration } from 'kysely';

const makeOrders = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('ticket_order')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('wanted', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('deadline', 'bigint', (column) => column.notNull())
    .addColumn('payment', 'text')
    .execute();
  await db.schema.createIndex('ticket_order_locator').on('ticket_order').column('locator').execute();
  await db.schema
    .createTable('deduction_line')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('ticket', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('base', 'bigint', (column) => column.notNull())
    .addColumn('factor', 'integer', (column) => column.notNull())
    .addColumn('fixed', 'bigint', (column) => column.notNull())
    .addColumn('rounding', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('deduction_line_pkey', ['subject', 'line'])
    .execute();
};

const makeActions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('ticket_refund')
    .addColumn('ticket', 'text', (column) => column.primaryKey())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('deduction', 'bigint', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('open_ticket_use')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addColumn('lost', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('open_ticket_use_locator').on('open_ticket_use').column('locator').execute();
  await db.schema
    .createTable('ticket_service')
    .addColumn('ticket', 'text', (column) => column.notNull())
    .addColumn('service', 'integer', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('sold_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ticket_service_pkey', ['ticket', 'service'])
    .execute();
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('house_key')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
  await makeOrders(db);
  await makeActions(db);
};

export const afterSale: Migration = { up };
