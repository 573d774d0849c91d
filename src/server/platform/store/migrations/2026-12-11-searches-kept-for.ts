import { type Kysely, type Migration, sql } from 'kysely';

/** For which network a list of cars is kept, and for which browser there: both as a mark that leads back to nobody. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table rental_search add column asked_from bigint, add column asked_by bigint`.execute(db);
  await sql`create index rental_search_asked_from on rental_search (asked_from)`.execute(db);
  await sql`create index rental_search_kept_until on rental_search (kept_until)`.execute(db);
};

export const searchesKeptFor: Migration = { up };
