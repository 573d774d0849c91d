import type { Kysely, Migration } from 'kysely';

/** The audit names the fields that were changed. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('audit_entry')
    .addColumn('fields', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};

export const auditedFields: Migration = { up };
