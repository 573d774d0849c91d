import type { TravelDay } from '#domain/time/travel-day.ts';
import { tripQueryOf } from './trip-query.ts';

const ankara = [98, 'ankara'] as const;
const istanbul = [1325, 'istanbul'] as const;

/** The ways most people travel, by the railway's own numbers of stations. */
const ways = [
  [istanbul, ankara],
  [ankara, istanbul],
  [ankara, [93, 'eskisehir']],
  [ankara, [566, 'sivas']],
  [istanbul, [796, 'konya']],
] as const;

/** Offered to whoever has not looked for anything yet; the ends by the names of their cities. */
export const popularTrips = (today: TravelDay) =>
  ways.map(([[from, fromName], [to, toName]]) => ({
    query: tripQueryOf({ from, to, outward: today, back: null, passengers: 1, lapChildren: 0 }),
    from: fromName,
    to: toName,
  }));
