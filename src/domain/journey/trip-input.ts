import { parseDay } from '#domain/time/parse-day.ts';
import { dayNumberOf, type TravelDay, travelDayOf } from '#domain/time/travel-day.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { StationBook } from './station-book.ts';
import { stationNamed } from './station-search.ts';
import { tripDraftIn } from './trip-address.ts';
import type { DraftDay, TripDraft, Unclear } from './trip-draft.ts';
import { tripNames } from './trip-query.ts';
import type { TripLimits } from './trip-rules.ts';

/** What stands in the fields of the search, as it is read there. */
export type TripInput = {
  readonly from: string;
  readonly to: string;
  readonly outward: string;
  readonly way: TripDraft['way'];
  readonly back: string;
  readonly passengers: string;
  readonly lapChildren: string;
};

type Known = Pick<StationBook, 'index' | 'isEnd'>;

const digits = /^\d{1,7}$/;

const stationIn = (text: string, { index, isEnd }: Known): number | null | Unclear => {
  if (text === '') return null;
  const number = foldDigits(text);
  if (digits.test(number) && isEnd(Number(number))) return Number(number);
  return stationNamed(index, text)?.id ?? 'unclear';
};

const dayIn = (text: string): DraftDay => (text === '' ? null : (parseDay(text)?.day ?? 'unclear'));

/** What a form says of a trip: stations by their names, days as people write them. */
export const parseTripDraft = (query: URLSearchParams, book: Known): TripDraft => {
  const textOf = (name: string): string => (query.get(name) ?? '').trim();
  const draft = tripDraftIn(query);
  return {
    ...draft,
    from: stationIn(textOf(tripNames.from), book),
    to: stationIn(textOf(tripNames.to), book),
    outward: dayIn(textOf(tripNames.outward)),
    back: draft.way === 'one-way' ? null : dayIn(textOf(tripNames.back)),
  };
};

type Naming = { readonly nameOf: (station: number) => string; readonly dayText: (day: TravelDay) => string };

const textOf = <Value>(
  value: Value | null | Unclear,
  raw: string,
  format: (value: Value) => string,
): string => (value === null || value === 'unclear' ? raw : format(value));

/** What stands in the fields when a page is drawn from an address: what was understood in its own words, the rest as typed. */
export const tripInputOf = (
  draft: TripDraft,
  query: URLSearchParams,
  { nameOf, dayText }: Naming,
): TripInput => {
  const raw = (name: string): string => query.get(name) ?? '';
  return {
    from: textOf(draft.from, raw(tripNames.from), nameOf),
    to: textOf(draft.to, raw(tripNames.to), nameOf),
    outward: textOf(draft.outward, raw(tripNames.outward), dayText),
    way: draft.way,
    back: textOf(draft.back, raw(tripNames.back), dayText),
    passengers: raw(tripNames.passengers).trim() || '1',
    lapChildren: raw(tripNames.lapChildren).trim() || '0',
  };
};

/** What a search of today may ask for. */
export const tripLimitsOf = (
  { reachedFrom, daysOnSale, maxPassengers }: StationBook,
  today: TravelDay,
): TripLimits => ({
  today,
  lastDay: travelDayOf(dayNumberOf(today) + daysOnSale),
  maxPassengers,
  isSold: (from, to) => reachedFrom(from).has(to),
});
