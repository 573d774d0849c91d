import { type Kysely, type Migration, sql } from 'kysely';

/** Letters that were written before stay written; the codes they brought open nothing any more. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('rental_order').addColumn('told_at', 'bigint').execute();
  await sql`update rental_order set told_at = made_at where code_hash is not null`.execute(db);
  await db.schema.alterTable('rental_order').dropColumn('code_hash').execute();
  await db.schema
    .createTable('supplier_driver')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('driver', 'text', (column) => column.notNull())
    .addColumn('forget_at', 'bigint', (column) => column.notNull())
    .execute();
};

export const rentalDocuments: Migration = { up };
