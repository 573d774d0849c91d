import type { Kysely, Migration } from 'kysely';

/** A process of the release before holds places without naming it. */
const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('seat_hold')
    .addColumn('extended', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute();

export const seatsExtended: Migration = { up };
