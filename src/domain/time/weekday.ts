import { dayNumberOf, type TravelDay, travelDayOf } from './travel-day.ts';

/** Monday first. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

const aMonday = '2024-01-01';

export type Weekday = (typeof weekdays)[number];

export const isOnWeekday = (day: TravelDay, weekday: Weekday): boolean =>
  weekdays[(dayNumberOf(day) + 3) % weekdays.length] === weekday;

/** Some day that falls on it; null where it names none. */
export const dayOn = (name: string): TravelDay | null => {
  const at = weekdays.findIndex((weekday) => weekday === name);
  return at < 0 ? null : travelDayOf(dayNumberOf(aMonday) + at);
};
