import type { Kysely, Migration } from 'kysely';

/** Where a flow stands after each arrow; and the arrows of one flow are found by their days without reading those of the others. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('flow_event')
    .addColumn('stands', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('flow_event_flow_at')
    .on('flow_event')
    .columns(['flow', 'at', 'case_id'])
    .execute();
};

export const flowWays: Migration = { up };
