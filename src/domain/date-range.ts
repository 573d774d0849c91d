import { dayNumberOf, startOfDay, type TravelDay } from './travel-day.ts';

const mostDays = 7;
const form = /^(\d{4})-\d{2}-\d{2}$/;

export type RangeRefusal = 'range-too-wide' | 'range-wrong';

/** From the first instant of the first day to the last of the last, in epoch milliseconds. */
export type Range = { readonly from: number; readonly until: number };

const isDay = (day: TravelDay): boolean => {
  const year = Number(form.exec(day)?.[1] ?? 0);
  const instant = Date.parse(`${day}T00:00:00Z`);
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === day;
  return isReal && year >= 1900 && year <= 2100;
};

/** A list spans at most one week, its end not before its start, its years 1900 to 2100. Both days are in it. */
export const rangeOf = (
  start: TravelDay,
  end: TravelDay,
): { readonly ok: true; readonly range: Range } | { readonly ok: false; readonly refusal: RangeRefusal } => {
  if (!isDay(start) || !isDay(end) || end < start) return { ok: false, refusal: 'range-wrong' };
  const [first, last] = [dayNumberOf(start), dayNumberOf(end)];
  return last - first >= mostDays
    ? { ok: false, refusal: 'range-too-wide' }
    : { ok: true, range: { from: startOfDay(first), until: startOfDay(last + 1) } };
};
