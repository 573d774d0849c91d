import { isRealDay } from '#domain/time/birth-date.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { DraftDay, TripDraft, Unclear } from './trip-draft.ts';
import { oneWayValue, roundTripValue, tripNames } from './trip-query.ts';
import type { TripWish } from './trip-wish.ts';

export { tripQueryOf } from './trip-query.ts';

const number = /^\d{1,7}$/;

const textIn = (query: URLSearchParams, name: string): string => foldDigits(query.get(name) ?? '').trim();

const numberIn = (query: URLSearchParams, name: string): number | null | Unclear => {
  const text = textIn(query, name);
  if (text === '') return null;
  return number.test(text) ? Number(text) : 'unclear';
};

const dayIn = (query: URLSearchParams, name: string): DraftDay => {
  const text = textIn(query, name);
  if (text === '') return null;
  return isRealDay(text) ? text : 'unclear';
};

const wayIn = (query: URLSearchParams): TripDraft['way'] => {
  const way = query.get(tripNames.way);
  if (way === oneWayValue) return 'one-way';
  return way === roundTripValue || textIn(query, tripNames.back) !== '' ? 'round-trip' : 'one-way';
};

/** All that an address says of a trip, however little that is. */
export const tripDraftIn = (query: URLSearchParams): TripDraft => {
  const way = wayIn(query);
  return {
    from: numberIn(query, tripNames.from),
    to: numberIn(query, tripNames.to),
    outward: dayIn(query, tripNames.outward),
    way,
    back: way === 'one-way' ? null : dayIn(query, tripNames.back),
    passengers: numberIn(query, tripNames.passengers) ?? 1,
    lapChildren: numberIn(query, tripNames.lapChildren) ?? 0,
  };
};

const isClear = <Value>(value: Value | null | Unclear): value is Value =>
  value !== null && value !== 'unclear';

/** The wish a draft comes to when nothing is missing and nothing unclear. */
export const tripWishOf = ({ way, ...draft }: TripDraft): TripWish | null => {
  const { from, to, outward, back, passengers, lapChildren } = draft;
  const isWhole = isClear(from) && isClear(to) && isClear(outward);
  if (!isWhole || passengers === 'unclear' || lapChildren === 'unclear') return null;
  if (back === 'unclear' || (way === 'round-trip' && back === null)) return null;
  return { from, to, outward, back, passengers, lapChildren };
};

/** The wish an address names; null when it names none. Whether the wish stands the rules is another question. */
export const tripWishIn = (query: URLSearchParams): TripWish | null => tripWishOf(tripDraftIn(query));
