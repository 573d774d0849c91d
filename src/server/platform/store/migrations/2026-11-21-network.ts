import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('network_revision')
    .addColumn('revision', 'bigint', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('network_train')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('train_index', 'integer', (column) => column.notNull().unique())
    .execute();
};

export const network: Migration = { up };
