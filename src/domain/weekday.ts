import { dayNumberOf, type TravelDay } from './travel-day.ts';

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

export type Weekday = (typeof weekdays)[number];

export const isOnWeekday = (day: TravelDay, weekday: Weekday): boolean =>
  weekdays[(dayNumberOf(day) + 3) % weekdays.length] === weekday;
