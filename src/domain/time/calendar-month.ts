import { dayOfJalali } from './jalali-day.ts';
import { dayNumberOf, type TravelDay, travelDayOf } from './travel-day.ts';

export type CalendarKind = 'gregorian' | 'jalali';

/** A month of one of the calendars, counted from 1. */
export type CalendarMonth = { readonly year: number; readonly month: number };

const monthsInYear = 12;
/** So many years the Iranian calendar is behind, at most. */
const jalaliBehind = 621;

const two = (part: number): string => String(part).padStart(2, '0');

export const firstDayOf = ({ year, month }: CalendarMonth, kind: CalendarKind): TravelDay =>
  kind === 'gregorian' ? `${year}-${two(month)}-01` : (dayOfJalali({ year, month, day: 1 }) ?? '');

const jalaliMonthOf = (day: TravelDay): CalendarMonth => {
  const later = Number(day.slice(0, 4)) - jalaliBehind;
  const year = firstDayOf({ year: later, month: 1 }, 'jalali') <= day ? later : later - 1;
  const months = Array.from({ length: monthsInYear }, (_, at) => ({ year, month: at + 1 }));
  return months.findLast((month) => firstDayOf(month, 'jalali') <= day) ?? { year, month: 1 };
};

export const monthOf = (day: TravelDay, kind: CalendarKind): CalendarMonth =>
  kind === 'jalali' ? jalaliMonthOf(day) : { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };

/** So many months later; earlier when the number is negative. */
export const monthAfter = ({ year, month }: CalendarMonth, count: number): CalendarMonth => {
  const months = year * monthsInYear + month - 1 + count;
  return { year: Math.floor(months / monthsInYear), month: (months % monthsInYear) + 1 };
};

export const daysOf = (month: CalendarMonth, kind: CalendarKind): readonly TravelDay[] => {
  const first = dayNumberOf(firstDayOf(month, kind));
  const next = dayNumberOf(firstDayOf(monthAfter(month, 1), kind));
  return Array.from({ length: next - first }, (_, at) => travelDayOf(first + at));
};

/** Which day of the week it is, counted from 0 on Monday. */
export const weekdayOf = (day: TravelDay): number => (dayNumberOf(day) + 3) % 7;

/** So many days later. */
export const dayAfter = (day: TravelDay, count: number): TravelDay => travelDayOf(dayNumberOf(day) + count);
