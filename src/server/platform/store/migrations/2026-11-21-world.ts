import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('world_clock')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('offset_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('world_rule')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('meeting', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('remaining', 'integer')
    .execute();
  await db.schema
    .createTable('parked_call')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('parked_at', 'bigint', (column) => column.notNull())
    .addColumn('verdict', 'text')
    .execute();
};

export const world: Migration = { up };
