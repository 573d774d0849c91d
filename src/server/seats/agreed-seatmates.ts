import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';
import type { WantedPlace } from './seats.ts';

type Beside = Pick<WantedPlace, 'runId' | 'fromStop' | 'toStop' | 'party'>;

/** The bookings whose passengers a party may sit beside by agreement, over a stretch of a run. */
export const agreedSeatmates = async (
  db: Kysely<Tables>,
  { runId, fromStop, toStop, party }: Beside,
  now: number,
): Promise<ReadonlySet<string>> => {
  const agreed = await db
    .selectFrom('seatmate_ask')
    .select('locator')
    .where('party', '=', party)
    .where('run_id', '=', runId)
    .where('from_stop', '<=', fromStop)
    .where('to_stop', '>=', toStop)
    .where('agreed_at', 'is not', null)
    .where('departs_at', '>', now)
    .execute();
  return new Set(agreed.map(({ locator }) => locator));
};
