import type { Kysely, Migration } from 'kysely';

/** What came after what, for process mining: nothing in it leads to a person. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('flow_event')
    .addColumn('case_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('flow', 'text', (column) => column.notNull())
    .addColumn('transition', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('reported_hour', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('flow_event_pkey', ['case_id', 'position'])
    .execute();
  await db.schema.createIndex('flow_event_reported_hour').on('flow_event').column('reported_hour').execute();
};

export const flowEvents: Migration = { up };
