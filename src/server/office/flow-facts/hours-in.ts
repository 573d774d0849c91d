import { isRealDay } from '#domain/time/birth-date.ts';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';

export type Hours = { readonly from: number; readonly until: number };

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** From the first instant of one day to the last of another; null where a day is none, or the last before the first. */
export const hoursIn = ({ first = '', last = '' }: Readonly<Record<string, string>>): Hours | null => {
  if (first === '' && last === '') return { from: 0, until: Number.MAX_SAFE_INTEGER };
  if (![first, last].every((day) => isoDay.test(day) && isRealDay(day)) || last < first) return null;
  return { from: startOfDay(dayNumberOf(first)), until: startOfDay(dayNumberOf(last) + 1) };
};
