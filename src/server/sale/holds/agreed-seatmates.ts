import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import type { WantedPlace } from './seats.ts';

type Beside = Pick<WantedPlace, 'runId' | 'fromStop' | 'toStop' | 'party'>;

/**
 * What holds the places of the passengers a party may sit beside by agreement, over a stretch of a run: their bookings,
 * and the changes of tickets that moved them.
 */
export const agreedSeatmates = async (
  db: Kysely<Tables>,
  { runId, fromStop, toStop, party }: Beside,
  now: number,
): Promise<ReadonlySet<string>> => {
  const agreed = await db
    .selectFrom('seatmate_ask')
    .leftJoin('ticket_order', (join) =>
      join
        .onRef('ticket_order.locator', '=', 'seatmate_ask.locator')
        .on('ticket_order.purpose', '=', 'change')
        .on('ticket_order.status', '=', 'done'),
    )
    .select(['seatmate_ask.locator', 'ticket_order.id as change'])
    .where('party', '=', party)
    .where('run_id', '=', runId)
    .where('from_stop', '<=', fromStop)
    .where('to_stop', '>=', toStop)
    .where('agreed_at', 'is not', null)
    .where('departs_at', '>', now)
    .execute();
  return new Set(agreed.flatMap(({ locator, change }) => (change === null ? [locator] : [locator, change])));
};
