import { type Kysely, type Migration, sql } from 'kysely';

/** From which network a held place was asked for, and by which browser there: both as a mark that leads back to nobody. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('seat_hold')
    .addColumn('asked_from', 'bigint')
    .addColumn('asked_by', 'bigint')
    .execute();
  await sql`create index seat_hold_asked_from on seat_hold (asked_from)
    where state = 'held' and asked_from is not null`.execute(db);
};

export const heldFor: Migration = { up };
