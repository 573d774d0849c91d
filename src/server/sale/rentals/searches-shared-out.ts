import { type Kysely, sql } from 'kysely';
import { minute } from '#domain/values/durations.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { marksOfArea } from '#server/sale/holds/asker.ts';
import type { CarAsker } from './cars-shared-out.ts';

/** How long cars that were found may be gone on with at their prices. */
export const keptFor = 30 * minute;

/** So many lists are kept for one name at once, so many for all names of an area together, so many for all its nameless. */
const mostOfName = 20;
const mostOfNames = 800;
const mostOfNameless = 240;
/** Each list that is written takes more away than it adds, and never much. */
const mostAtOnce = 20;

const keptNow = (db: Kysely<Tables>, { browser, network }: CarAsker, now: number) => {
  const { first, last } = marksOfArea(network);
  return db
    .selectFrom('rental_search')
    .where('asked_from', '>=', first)
    .where('asked_from', '<=', last)
    .where('asked_by', browser === null ? 'is' : 'is not', null)
    .where('kept_until', '>', now);
};

/** When a nameless asker's area has room for one list more; null when there is now. A name is never refused: others give way. */
export const roomForSearchAt = async (
  db: Kysely<Tables>,
  asker: CarAsker,
  now: number,
): Promise<number | null> => {
  if (asker.browser !== null) return null;
  const { all, soonest } = await keptNow(db, asker, now)
    .select([
      sql<number>`count(*)::int`.as('all'),
      (row) => row.fn.min<number | null>('kept_until').as('soonest'),
    ])
    .executeTakeFirstOrThrow();
  return all < mostOfNameless ? null : (soonest ?? now + keptFor);
};

/** Where the area is over, the oldest of whoever has the most there; the asker's own only where nobody else has as many. */
const tooManyOfArea = (db: Kysely<Tables>, asker: CarAsker, now: number) =>
  db
    .selectFrom(
      keptNow(db, asker, now)
        .select([
          'id',
          'kept_until',
          sql<boolean>`asked_by = ${asker.browser}::bigint`.as('isOwn'),
          sql<number>`row_number() over (partition by asked_by order by kept_until desc, id)`.as('nthOfName'),
        ])
        .as('list'),
    )
    .select('id')
    .orderBy('nthOfName')
    .orderBy('isOwn', 'desc')
    .orderBy('kept_until', 'desc')
    .offset(mostOfNames)
    .limit(mostAtOnce);

/** Those that ended go, whosever they are, and what a name or all names of an area have too many. Waits for nobody's lock. */
export const deleteOldSearches = async (db: Kysely<Tables>, asker: CarAsker, now: number): Promise<void> => {
  const ended = db
    .selectFrom('rental_search')
    .select('id')
    .where('kept_until', '<=', now)
    .orderBy('kept_until')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('rental_search').where('id', 'in', ended).execute();
  if (asker.browser === null) return;
  const tooMany = keptNow(db, asker, now)
    .select('id')
    .where('asked_by', '=', asker.browser)
    .orderBy('kept_until', 'desc')
    .orderBy('id')
    .offset(mostOfName)
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('rental_search').where('id', 'in', tooMany).execute();
  const overArea = db
    .selectFrom('rental_search')
    .select('id')
    .where('id', 'in', tooManyOfArea(db, asker, now))
    .forUpdate()
    .skipLocked();
  await db.deleteFrom('rental_search').where('id', 'in', overArea).execute();
};
