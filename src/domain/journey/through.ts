import type { StationBook } from './station-book.ts';
import { tripQueryOf } from './trip-query.ts';
import type { TripWish } from './trip-wish.ts';
import { cityOfEnd } from './whole-city.ts';

/** Two journeys in place of one that is not sold. */
export type Through = {
  /** The station between them. */
  readonly station: number;
  /** What each is looked for with. */
  readonly queries: readonly [first: string, second: string];
};

type Known = Pick<StationBook, 'index' | 'reachedFrom' | 'leadingTo'>;

/** The likeliest station to which tickets are sold from one end and from which they are sold to the other. */
export const throughOf = (wish: TripWish, { index, reachedFrom, leadingTo }: Known): Through | null => {
  const [first, second] = [reachedFrom(wish.from), leadingTo(wish.to)];
  const cityOf = (end: number) => index.entries.find(({ station }) => station.id === end)?.station.cityId;
  if (first.has(wish.to) || cityOf(wish.from) === cityOf(wish.to)) return null;
  const between = index.entries.find(
    ({ station: { id } }) => cityOfEnd(id) === null && first.has(id) && second.has(id),
  );
  if (between === undefined) return null;
  const { id } = between.station;
  const oneWay = { ...wish, back: null };
  return {
    station: id,
    queries: [tripQueryOf({ ...oneWay, to: id }), tripQueryOf({ ...oneWay, from: id })],
  };
};
