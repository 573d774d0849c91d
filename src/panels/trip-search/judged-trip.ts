import type { StationBook } from '#domain/journey/station-book.ts';
import { tripWishOf } from '#domain/journey/trip-address.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { tripFindings } from '#domain/journey/trip-rules.ts';
import { draftTyped, tripLimitsOf } from '#domain/journey/trip-typed.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { Words } from '#i18n/words.ts';
import { problemOf } from './finding-words.ts';
import type { TripProblem, Wished } from './trip-fields.ts';

type By = { readonly book: StationBook; readonly today: TravelDay; readonly words: Words };

type Judged = { readonly wished: Wished | null; readonly problems: readonly TripProblem[] };

/** A station that was named by its number is told by its name. */
const told = (text: string, { nameOf }: StationBook): string => nameOf(Number(foldDigits(text))) || text;

/** The wish that is said in words or by an address, or all that is wrong with it. */
export const judgedTrip = (query: URLSearchParams, { book, today, words }: By): Judged => {
  const limits = tripLimitsOf(book, today);
  const draft = draftTyped(query, book);
  const findings = tripFindings(draft, limits);
  const wish = findings.length === 0 ? tripWishOf(draft) : null;
  const typed = (name: string) => told(query.get(name) ?? '', book);
  const ends = { from: typed(tripNames.from), to: typed(tripNames.to) };
  return {
    wished: wish === null ? null : { wish, from: book.nameOf(wish.from), to: book.nameOf(wish.to) },
    problems: findings.map((finding) => problemOf(finding, words, { limits, ...ends })),
  };
};
