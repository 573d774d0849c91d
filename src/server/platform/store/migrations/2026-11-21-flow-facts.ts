import type { Kysely, Migration } from 'kysely';

const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('flow_fact')
    .addColumn('flow', 'text', (column) => column.notNull())
    .addColumn('transition', 'text', (column) => column.notNull())
    .addColumn('hour', 'bigint', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('flow_fact_pkey', ['flow', 'hour', 'transition'])
    .execute();
};

export const flowFacts: Migration = { up };
