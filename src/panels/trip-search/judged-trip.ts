import type { StationBook } from '#domain/journey/station-book.ts';
import { tripWishOf } from '#domain/journey/trip-address.ts';
import { parseTripDraft, tripLimitsOf } from '#domain/journey/trip-input.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { tripProblems } from '#domain/journey/trip-rules.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { Words } from '#i18n/words.ts';
import { problemOf } from './problem-words.ts';
import type { TripProblem, Wished } from './trip-fields.ts';

type By = { readonly book: StationBook; readonly today: TravelDay; readonly words: Words };

type Judged = { readonly wished: Wished | null; readonly problems: readonly TripProblem[] };

/** A station that was named by its number is told by its name. */
const stationNameOf = (text: string, { nameOf }: StationBook): string =>
  nameOf(Number(foldDigits(text))) || text;

/** The wish that is said in words or by an address, or all that is wrong with it. */
export const judgedTrip = (query: URLSearchParams, { book, today, words }: By): Judged => {
  const limits = tripLimitsOf(book, today);
  const draft = parseTripDraft(query, book);
  const problems = tripProblems(draft, limits);
  const wish = problems.length === 0 ? tripWishOf(draft) : null;
  const stationIn = (name: string) => stationNameOf(query.get(name) ?? '', book);
  const ends = { from: stationIn(tripNames.from), to: stationIn(tripNames.to) };
  return {
    wished: wish === null ? null : { wish, from: book.nameOf(wish.from), to: book.nameOf(wish.to) },
    problems: problems.map((problem) => problemOf(problem, words, { limits, ...ends })),
  };
};
