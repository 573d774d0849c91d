import { type Kysely, type Migration, sql } from 'kysely';

/** What is due is asked for all the time, among letters that were nearly all sent. */
const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createIndex('letter_due')
    .on('letter')
    .column('next_try_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();

export const lettersDue: Migration = { up };
