import type { StationBook } from '#domain/station-book.ts';
import type { TravelDay } from '#domain/travel-day.ts';
import { tripWishOf } from '#domain/trip-address.ts';
import { tripFindings } from '#domain/trip-rules.ts';
import { draftTyped, tripLimitsOf } from '#domain/trip-typed.ts';
import type { Words } from '#i18n/words.ts';
import { problemOf } from './finding-words.ts';
import { inputOf, type TripProblem, type Wished } from './trip-fields.ts';

type By = { readonly book: StationBook; readonly today: TravelDay; readonly words: Words };

const queryOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );

/** The wish that stands in a form, or all that is wrong with it. */
export const judge = (
  form: HTMLFormElement,
  { book, today, words }: By,
): { readonly wished: Wished | null; readonly problems: readonly TripProblem[] } => {
  const limits = tripLimitsOf(book, today);
  const draft = draftTyped(queryOf(form), book);
  const findings = tripFindings(draft, limits);
  const typed = (field: 'from' | 'to') => inputOf(form, field)?.value ?? '';
  const wish = findings.length === 0 ? tripWishOf(draft) : null;
  return {
    wished: wish === null ? null : { wish, from: book.nameOf(wish.from), to: book.nameOf(wish.to) },
    problems: findings.map((finding) =>
      problemOf(finding, words, { limits, from: typed('from'), to: typed('to') }),
    ),
  };
};
