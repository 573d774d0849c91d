import { sql, type Transaction } from 'kysely';
import { reservablePlaces } from '#domain/booking/reservation-option.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { classPlacesOf } from '#server/sale/holds/class-places.ts';
import type { HeldPlace } from '#server/sale/holds/seats.ts';

type Within = Transaction<Tables>;
type ClassOfRun = { readonly runId: number; readonly cabinClass: CabinClass };

const nameOf = ({ runId, cabinClass }: ClassOfRun): string => `reserved ${runId} ${cabinClass}`;

/** Each class of each run once, in the order everybody locks them in. */
const classesOf = (places: readonly ClassOfRun[]): readonly ClassOfRun[] =>
  [...new Map(places.map((place) => [nameOf(place), place])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, place]) => place);

/** What stands reserved without money: paid, cancelled or over it is counted no more. */
const countReserved = async (
  within: Within,
  { runId, cabinClass }: ClassOfRun,
  now: number,
): Promise<number> => {
  const { reserved } = await within
    .selectFrom('seat_hold')
    .innerJoin('booking', 'booking.locator', 'seat_hold.booking')
    .select(sql<number>`count(*)::int`.as('reserved'))
    .where('seat_hold.run_id', '=', runId)
    .where('seat_hold.cabin_class', '=', cabinClass)
    .where('seat_hold.state', '=', 'held')
    .where('seat_hold.deadline', '>', now)
    .where('booking.kind', '=', 'reservation')
    .where('booking.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return reserved;
};

/**
 * Whether reserved places stay within the share of their class of a train, those counted that this transaction has bound.
 * Who reserves in the same class at the same time waits for the lock and then counts with what came before.
 */
export const isShareLeft = async (
  within: Within,
  places: readonly HeldPlace[],
  { network, now }: { readonly network: Network; readonly now: number },
): Promise<boolean> => {
  for (const place of classesOf(places)) {
    await sql`select pg_advisory_xact_lock(hashtext(${nameOf(place)}))`.execute(within);
    const { runId, cabinClass } = place;
    const most = reservablePlaces(classPlacesOf(network, runId, cabinClass), network.terms.reservedShare);
    if ((await countReserved(within, place, now)) > most) return false;
  }
  return true;
};
