import type { Kysely, Migration } from 'kysely';

const makeOrders = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('rental_search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('pick_up', 'text', (column) => column.notNull())
    .addColumn('drop_off', 'text', (column) => column.notNull())
    .addColumn('offers', 'text', (column) => column.notNull())
    .addColumn('kept_until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('rental_order')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('wish', 'text', (column) => column.notNull())
    .addColumn('pick_up', 'text', (column) => column.notNull())
    .addColumn('drop_off', 'text', (column) => column.notNull())
    .addColumn('offer', 'text', (column) => column.notNull())
    .addColumn('pick_up_at', 'bigint', (column) => column.notNull())
    .addColumn('drop_off_at', 'bigint', (column) => column.notNull())
    .addColumn('driver_name', 'text', (column) => column.notNull())
    .addColumn('surname_key', 'text', (column) => column.notNull())
    .addColumn('contact_email', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('deadline', 'bigint', (column) => column.notNull())
    .addColumn('payment', 'text')
    .addColumn('code_hash', 'text')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('cancel_reason', 'text')
    .addColumn('refunded', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rental_order_search').on('rental_order').column('search').execute();
  await db.schema.createIndex('rental_order_code').on('rental_order').column('code_hash').execute();
  await db.schema
    .createTable('rental_driver')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('driver', 'text', (column) => column.notNull())
    .addColumn('forget_at', 'bigint', (column) => column.notNull())
    .execute();
};

const makeSupplier = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('supplier_car')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute();
  await db.schema
    .createTable('supplier_rental')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('car', 'text', (column) => column.notNull())
    .addColumn('pick_up_at', 'bigint', (column) => column.notNull())
    .addColumn('drop_off_at', 'bigint', (column) => column.notNull())
    .addColumn('hold_until', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('supplier_rental_car').on('supplier_rental').column('car').execute();
};

/** Who pays with a card: the bank is asked whether it is in a driver's own name. */
const keepHolders = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['bank_card', 'wallet_card']) {
    await db.schema.alterTable(table).addColumn('holder_hash', 'text').execute();
  }
};

const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeOrders(db);
  await makeSupplier(db);
  await keepHolders(db);
};

export const rentals: Migration = { up };
