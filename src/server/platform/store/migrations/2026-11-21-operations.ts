import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('retention_proof')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('older_than', 'bigint', (column) => column.notNull())
    .addColumn('forgotten', 'integer', (column) => column.notNull())
    .addColumn('left_over', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('retention_proof_at').on('retention_proof').column('at').execute();
};

export const operations: Migration = { up };
