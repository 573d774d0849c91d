import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('permit')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('holder_hash', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('frees_extras', 'boolean', (column) => column.notNull())
    .execute();
};

export const permits: Migration = { up };
