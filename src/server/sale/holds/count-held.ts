import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { marksOfArea } from './asker.ts';
import type { HeldCounts, SharedPlace } from './fair-share.ts';

const counted = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})::int`;

/** What stands held now for the network of an asker and for its area, beside whom they count. */
export const countHeld = async (
  db: Kysely<Tables>,
  { runId, cabinClass, asker }: SharedPlace,
  now: number,
): Promise<HeldCounts> => {
  const ofNetwork = sql`asked_from = ${asker.network}::bigint`;
  const ofClass = sql`run_id = ${runId}::bigint and cabin_class = ${cabinClass}`;
  const { first, last } = marksOfArea(asker.network);
  return db
    .selectFrom('seat_hold')
    .select([
      counted(sql`${ofNetwork} and asked_by is not distinct from ${asker.browser}::bigint`).as('own'),
      counted(sql`${ofNetwork} and ${ofClass}`).as('ofClass'),
      counted(ofNetwork).as('all'),
      counted(ofClass).as('areaOfClass'),
      sql<number>`count(*)::int`.as('areaAll'),
    ])
    .where('asked_from', '>=', first)
    .where('asked_from', '<=', last)
    .where('asked_by', asker.browser === null ? 'is' : 'is not', null)
    .where('state', '=', 'held')
    .where('deadline', '>', now)
    .executeTakeFirstOrThrow();
};
