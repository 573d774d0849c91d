import { type Kysely, type Migration, sql } from 'kysely';

/** What is due is asked for every second, among parts that nearly all went back. */
const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('settlement_refund_due')
    .on('settlement_refund')
    .column('ask_at')
    .where(sql.ref('done_at'), 'is', null)
    .execute();

export const refundsDue: Migration = { up };
