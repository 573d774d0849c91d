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
const stationNameOf = (text: string, { book: { nameOf }, words: { language } }: By): string =>
  nameOf(Number(foldDigits(text)), language) || text;

/** The wish that is said in words or by an address, or all that is wrong with it. */
export const judgedTrip = (query: URLSearchParams, by: By): Judged => {
  const { book, today, words } = by;
  const nameOf = (end: number) => book.nameOf(end, words.language);
  const limits = tripLimitsOf(book, today);
  const draft = parseTripDraft(query, book);
  const problems = tripProblems(draft, limits);
  const wish = problems.length === 0 ? tripWishOf(draft) : null;
  const stationIn = (name: string) => stationNameOf(query.get(name) ?? '', by);
  const ends = { from: stationIn(tripNames.from), to: stationIn(tripNames.to) };
  return {
    wished: wish === null ? null : { wish, from: nameOf(wish.from), to: nameOf(wish.to) },
    problems: problems.map((problem) => problemOf(problem, words, { limits, ...ends })),
  };
};
