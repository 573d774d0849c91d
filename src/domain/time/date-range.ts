import { dayNumberOf, startOfDay, type TravelDay } from './travel-day.ts';

/** So many days a list spans at most. */
export const mostDays = 7;

const form = /^(\d{4})-\d{2}-\d{2}$/;

export type RangeRefusal = 'range-too-wide' | 'range-wrong';

/** From the first instant of the first day to the last of the last, in epoch milliseconds. */
export type Range = { readonly from: number; readonly until: number };

/** What is wrong with a range, and at which end of it. */
export type RangeProblem =
  | { readonly field: 'first'; readonly problem: 'missing' | 'unclear' }
  | { readonly field: 'last'; readonly problem: 'before-first' | 'missing' | 'too-wide' | 'unclear' };

const isDay = (day: TravelDay): boolean => {
  const year = Number(form.exec(day)?.[1] ?? 0);
  const instant = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === day;
  return isReal && year >= 1900 && year <= 2100;
};

const dayProblem = (day: TravelDay): 'missing' | 'unclear' | null => {
  if (day === '') return 'missing';
  return isDay(day) ? null : 'unclear';
};

/** A list spans at most one week, its end not before its start, its years 1900 to 2100. Both days are in it. */
export const rangeProblems = (first: TravelDay, last: TravelDay): readonly RangeProblem[] => {
  const [atFirst, atLast] = [dayProblem(first), dayProblem(last)];
  if (atFirst !== null || atLast !== null) {
    return [
      ...(atFirst === null ? [] : [{ field: 'first', problem: atFirst } as const]),
      ...(atLast === null ? [] : [{ field: 'last', problem: atLast } as const]),
    ];
  }
  if (last < first) return [{ field: 'last', problem: 'before-first' }];
  const isTooWide = dayNumberOf(last) - dayNumberOf(first) >= mostDays;
  return isTooWide ? [{ field: 'last', problem: 'too-wide' }] : [];
};

/** The range of a list in instants, or why there is none. */
export const rangeOf = (
  first: TravelDay,
  last: TravelDay,
): { readonly ok: true; readonly range: Range } | { readonly ok: false; readonly refusal: RangeRefusal } => {
  const [found] = rangeProblems(first, last);
  if (found !== undefined) {
    return { ok: false, refusal: found.problem === 'too-wide' ? 'range-too-wide' : 'range-wrong' };
  }
  return {
    ok: true,
    range: { from: startOfDay(dayNumberOf(first)), until: startOfDay(dayNumberOf(last) + 1) },
  };
};
