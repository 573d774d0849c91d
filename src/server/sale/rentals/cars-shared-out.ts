import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Asker, marksOfArea } from '#server/sale/holds/asker.ts';

/** Whoever asks for a car. */
export type CarAsker = Pick<Asker, 'browser' | 'network'>;

/** So many unpaid cars has one name at one time, so many all names of an area together, and one name's all its nameless. */
const mostOfName = 3;
const mostOfArea = 12;

/** How many cars are unpaid now: the asker's, and those of the area, beside whom they count. */
const countUnpaid = (db: Kysely<Tables>, { browser, network }: CarAsker, now: number) => {
  const { first, last } = marksOfArea(network);
  return db
    .selectFrom('rental_order')
    .select([
      sql<number>`count(*) filter (where asked_by is not distinct from ${browser}::bigint)::int`.as('own'),
      sql<number>`count(*)::int`.as('ofArea'),
    ])
    .where('asked_from', '>=', first)
    .where('asked_from', '<=', last)
    .where('asked_by', browser === null ? 'is' : 'is not', null)
    .where('status', '=', 'open')
    .where('deadline', '>', now)
    .executeTakeFirstOrThrow();
};

/**
 * A car that was laid down costs nothing until it is paid for. Asked for one after another in an area, so that two at once
 * are counted by each other, in whichever process. Whoever has a name is told that the cars are their own.
 */
export const whyNoMoreCars = async (
  within: Kysely<Tables>,
  asker: CarAsker,
  now: number,
): Promise<'cars-unpaid' | 'too-many-tries' | null> => {
  const { first } = marksOfArea(asker.network);
  await sql`select pg_advisory_xact_lock(hashtext(${`cars asked for from ${first}`}))`.execute(within);
  const { own, ofArea } = await countUnpaid(within, asker, now);
  if (own >= mostOfName && asker.browser !== null) return 'cars-unpaid';
  return own >= mostOfName || ofArea >= mostOfArea ? 'too-many-tries' : null;
};
