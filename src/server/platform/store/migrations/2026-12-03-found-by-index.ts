import { type Kysely, type Migration, sql } from 'kysely';

/** Each is asked for by the shop, the support or the command line, among rows that grow for years. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('settlement_subject').on('settlement').column('subject').execute();
  await db.schema.createIndex('settlement_locator').on('settlement').column('locator').execute();
  await db.schema.createIndex('ticket_run').on('ticket').column('run_id').execute();
  await db.schema.createIndex('ticket_service_order').on('ticket_service').column('order_id').execute();
  await db.schema
    .createIndex('rental_order_user')
    .on('rental_order')
    .column('user_id')
    .where(sql.ref('user_id'), 'is not', null)
    .execute();
};

export const foundByIndex: Migration = { up };
