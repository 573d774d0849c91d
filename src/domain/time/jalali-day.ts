import { travelDayOf } from './travel-day.ts';

export type JalaliDay = { readonly year: number; readonly month: number; readonly day: number };

/** Eight years of thirty-three have a day more; that holds from the first year to the last one here. */
const longYears = new Set([1, 5, 9, 13, 17, 22, 26, 30]);
const cycle = 33;
const yearLength = 365;
export const firstJalaliYear = 1244;
export const lastJalaliYear = 1490;
/** 1 Farvardin 1244, in days since 1970-01-01. */
const firstDay = -38_271;

const longMonths = 6;
const longMonth = 31;
const shortMonth = 30;
const lastMonth = 12;

const isLong = (year: number): boolean => longYears.has(year % cycle);

const monthLength = ({ year, month }: JalaliDay): number => {
  if (month <= longMonths) return longMonth;
  return month < lastMonth || isLong(year) ? shortMonth : shortMonth - 1;
};

const daysBefore = (year: number): number => {
  let days = firstDay;
  for (let each = firstJalaliYear; each < year; each += 1) days += yearLength + (isLong(each) ? 1 : 0);
  return days;
};

/** The day of the railway's calendar (ISO text) on which a day of the Iranian calendar falls; null where there is none. */
export const dayOfJalali = (jalali: JalaliDay): string | null => {
  const { year, month, day } = jalali;
  if (year < firstJalaliYear || year > lastJalaliYear) return null;
  if (month < 1 || month > lastMonth || day < 1 || day > monthLength(jalali)) return null;
  const passed = (month - 1) * shortMonth + Math.min(month - 1, longMonths);
  return travelDayOf(daysBefore(year) + passed + day - 1);
};
