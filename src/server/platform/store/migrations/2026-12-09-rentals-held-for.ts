import { type Kysely, type Migration, sql } from 'kysely';

/** From which network an unpaid car was asked for, and by which browser there: both as a mark that leads back to nobody. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table rental_order add column asked_from bigint, add column asked_by bigint`.execute(db);
  await sql`create index rental_order_asked_from on rental_order (asked_from)
    where status = 'open' and asked_from is not null`.execute(db);
};

export const rentalsHeldFor: Migration = { up };
