import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';

/** From when until when an office is open, in minutes of the railway's day. */
export type OpenHours = { readonly opens: number; readonly closes: number };

const lastMinute = 1_439;

/** From midnight to the last minute before the next. */
export const isOpenAlways = ({ opens, closes }: OpenHours): boolean => opens === 0 && closes >= lastMinute;

/** Where cars are fetched and brought back: an office beside a station. */
export type RentalOffice = {
  readonly id: string;
  readonly stationId: number;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  /** Seven days from Monday on; null where it stays shut. */
  readonly week: readonly (OpenHours | null)[];
};

const daysOfWeek = 7;
/** Day 0, 1 January 1970, was a Thursday. */
const thursday = 3;

/** The hours of the day in which an instant falls. */
export const hoursOfDayAt = ({ week }: Pick<RentalOffice, 'week'>, instant: number): OpenHours | null =>
  week[(dayNumberAt(instant) + thursday) % daysOfWeek] ?? null;

/** A car is handed over while the office is open, the minutes of opening and closing among them. */
export const isOfficeOpen = (office: Pick<RentalOffice, 'week'>, instant: number): boolean => {
  const hours = hoursOfDayAt(office, instant);
  const at = (instant - startOfDay(dayNumberAt(instant))) / minute;
  return hours !== null && at >= hours.opens && at <= hours.closes;
};
