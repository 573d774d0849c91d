import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import type { HeldCounts, SharedPlace } from './fair-share.ts';

const counted = (which: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${which})::int`;

/** What stands held now for the network of an asker, beside whom they count. */
export const countHeld = async (
  db: Kysely<Tables>,
  { runId, cabinClass, asker }: SharedPlace,
  now: number,
): Promise<HeldCounts> =>
  db
    .selectFrom('seat_hold')
    .select([
      counted(sql`asked_by is not distinct from ${asker.browser}::bigint`).as('own'),
      counted(sql`run_id = ${runId}::bigint and cabin_class = ${cabinClass}`).as('ofClass'),
      sql<number>`count(*)::int`.as('all'),
    ])
    .where('asked_from', '=', asker.network)
    .where('asked_by', asker.browser === null ? 'is' : 'is not', null)
    .where('state', '=', 'held')
    .where('deadline', '>', now)
    .executeTakeFirstOrThrow();
