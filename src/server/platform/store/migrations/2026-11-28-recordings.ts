import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('flow_recording')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('locator', 'text', (column) => column.notNull())
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('flow_recording_locator')
    .on('flow_recording')
    .columns(['locator', 'told_at'])
    .execute();
  await db.schema
    .alterTable('settlement')
    .addColumn('trail', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
};

export const recordings: Migration = { up };
