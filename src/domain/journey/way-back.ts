import type { JourneyLeg } from './journey.ts';
import type { Direction } from './trip-wish.ts';

type Ridden = Pick<JourneyLeg, 'arrival' | 'departure'>;

/** Nobody sits in two trains at once; in the minute one arrives the next may leave. */
export const followEachOther = (legs: readonly Ridden[]): boolean =>
  legs.every(({ departure }, at) => departure >= (legs[at - 1]?.arrival ?? departure));

/** Nobody sets out on the way back before they are there; in the minute they arrive they may. */
export const comesBackLater = (there: readonly Ridden[], back: readonly Ridden[]): boolean => {
  const [arrival, departure] = [there.at(-1)?.arrival, back[0]?.departure];
  return arrival === undefined || departure === undefined || departure >= arrival;
};

/** What is settled while a journey is looked for: `outward` what is travelled before it, `back` what is travelled after it. */
export type OtherWay = { readonly direction: Direction; readonly legs: readonly Ridden[] };

type Misfit = 'too-early' | 'too-late';

/** Why a journey cannot be travelled together with the other ways; null where it can. */
export const misfitOf = (legs: readonly Ridden[], others: readonly OtherWay[]): Misfit | null => {
  const isEarly = others.some(({ direction, legs: there }) =>
    direction === 'outward' ? !comesBackLater(there, legs) : false,
  );
  const isLate = others.some(({ direction, legs: back }) =>
    direction === 'back' ? !comesBackLater(legs, back) : false,
  );
  if (isEarly) return 'too-early';
  return isLate ? 'too-late' : null;
};

/** When the last of the ways there arrives; null where none is settled. */
export const arrivalThere = (others: readonly OtherWay[]): number | null => {
  const arrivals = others.flatMap(({ direction, legs }) =>
    direction === 'outward' ? (legs.at(-1)?.arrival ?? []) : [],
  );
  return arrivals.length === 0 ? null : Math.max(...arrivals);
};

/** When the first of the ways back leaves; null where none is settled. */
export const departureBack = (others: readonly OtherWay[]): number | null => {
  const departures = others.flatMap(({ direction, legs }) =>
    direction === 'back' ? (legs[0]?.departure ?? []) : [],
  );
  return departures.length === 0 ? null : Math.min(...departures);
};
