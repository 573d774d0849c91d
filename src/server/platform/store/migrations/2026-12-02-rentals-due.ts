import { type Kysely, type Migration, sql } from 'kysely';

/** Orders that ran out are asked for all the time, among rentals that were nearly all paid for. */
const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('rental_order_due')
    .on('rental_order')
    .column('deadline')
    .where(sql.ref('status'), '=', sql.lit('open'))
    .execute();

export const rentalsDue: Migration = { up };
