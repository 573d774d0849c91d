import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('kept_flow')
    .addColumn('keeper', 'text', (column) => column.notNull())
    .addColumn('flow', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_flow_pkey', ['keeper', 'flow'])
    .execute();
  await db.schema.createIndex('kept_flow_expires').on('kept_flow').column('expires_at').execute();
  await db.schema
    .createTable('kept_flow_hand_over')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('flow', 'text', (column) => column.notNull())
    .addColumn('sealed_keeper', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
};

export const keeping: Migration = { up };
