import { mostKept, parting, type RecentTrip, recentTripsIn } from './recent-trip.ts';
import { tripQueryOf } from './trip-query.ts';
import type { TripWish } from './trip-wish.ts';

const isSameWay = (one: RecentTrip, other: RecentTrip): boolean =>
  one.from === other.from && one.to === other.to;

/** As a browser keeps the trips that were looked for: a line each, the last one first, each way once. */
export const textWithTrip = (
  text: string,
  wish: TripWish,
  names: Pick<RecentTrip, 'from' | 'to'>,
): string => {
  const last = { query: tripQueryOf(wish), from: names.from, to: names.to };
  return [last, ...recentTripsIn(text).filter((trip) => !isSameWay(trip, last))]
    .slice(0, mostKept)
    .map(({ query, from, to }) => [query, from, to].join(parting))
    .join('\n');
};
