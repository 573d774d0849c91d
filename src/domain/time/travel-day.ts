import { day as dayLength, hour } from '#domain/values/durations.ts';

/** Türkiye keeps UTC+3 all year. */
const railwayOffset = 3 * hour;

/** A travel day as ISO text, in the railway's own time. */
export type TravelDay = string;

/** Days since 1970-01-01, so that days can be reckoned with. */
export const dayNumberOf = (day: TravelDay): number => Date.parse(`${day}T00:00:00Z`) / dayLength;

export const travelDayOf = (dayNumber: number): TravelDay =>
  new Date(dayNumber * dayLength).toISOString().slice(0, 10);

/** The railway's midnight at which the day begins, in epoch milliseconds. */
export const startOfDay = (dayNumber: number): number => dayNumber * dayLength - railwayOffset;

/** The railway's day in which an instant falls. */
export const dayNumberAt = (instant: number): number => Math.floor((instant + railwayOffset) / dayLength);
