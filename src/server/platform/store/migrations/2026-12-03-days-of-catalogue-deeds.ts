import type { Kysely, Migration } from 'kysely';

/** For which day a deed found the entry meant, and for which it left it. Of older deeds nobody kept it. */
const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('catalogue_event')
    .addColumn('effective_before', 'text')
    .addColumn('effective_date', 'text')
    .execute();

export const daysOfCatalogueActions: Migration = { up };
