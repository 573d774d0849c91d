import type { StationBook } from '#domain/journey/station-book.ts';
import { throughOf } from '#domain/journey/through.ts';
import { tripWishOf } from '#domain/journey/trip-address.ts';
import type { TripDraft } from '#domain/journey/trip-draft.ts';
import { parseTripDraft, tripLimitsOf } from '#domain/journey/trip-input.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { type TripWishProblem, tripProblems } from '#domain/journey/trip-rules.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { Words } from '#i18n/words.ts';
import { problemOf } from './problem-words.ts';
import type { NamedThrough, TripProblem, Wished } from './trip-fields.ts';

type By = { readonly book: StationBook; readonly today: TravelDay; readonly words: Words };

type Judged = {
  readonly wished: Wished | null;
  readonly problems: readonly TripProblem[];
  readonly through: NamedThrough | null;
};

/** Two journeys in place of one that is not sold, where that is all that is wrong. */
const namedThrough = (
  draft: TripDraft,
  problems: readonly TripWishProblem[],
  by: By,
): NamedThrough | null => {
  const [problem, ...more] = problems;
  const wish = problem?.problem === 'unpaired' && more.length === 0 ? tripWishOf(draft) : null;
  const through = wish && throughOf(wish, by.book);
  if (wish === null || through === null) return null;
  const nameOf = (end: number) => by.book.nameOf(end, by.words.language);
  return { ...through, name: nameOf(through.station), from: nameOf(wish.from), to: nameOf(wish.to) };
};

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
    through: namedThrough(draft, problems, by),
    problems: problems.map((problem) => problemOf(problem, words, { limits, ...ends })),
  };
};
