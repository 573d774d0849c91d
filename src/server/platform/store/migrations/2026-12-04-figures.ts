import { type Kysely, type Migration, sql } from 'kysely';

/** When work at the command line was last done, and payments by the hour they began: both are told to whoever watches. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('operation_run')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('settlement_begun_at').on('settlement').column('begun_at').execute();
  await db.schema
    .createIndex('letter_waiting')
    .on('letter')
    .column('posted_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
};

export const figures: Migration = { up };
