import { type Kysely, type Migration, sql } from 'kysely';

/** Rentals are found by the train that brings their driver; those that were laid down before are, as long as their papers are kept. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('rental_order')
    .addColumn('train_pnr', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`
    update rental_order set train_pnr = coalesce(rental_driver.driver::jsonb ->> 'trainPnr', '')
    from rental_driver where rental_driver.number = rental_order.number
  `.execute(db);
  await db.schema.createIndex('rental_order_train').on('rental_order').column('train_pnr').execute();
};

export const rentalsByTrain: Migration = { up };
