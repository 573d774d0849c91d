import { hour as hourLength } from '#domain/values/durations.ts';

/** Türkiye keeps UTC+3 all year: the wall clock of an instant, as ISO text without a zone. */
export const wallClockOf = (instant: number): string =>
  new Date(instant + 3 * hourLength).toISOString().slice(0, 19);

/** The same wall clock in digits alone: yyyyMMddHHmmss. */
export const wallDigitsOf = (instant: number): string => wallClockOf(instant).replaceAll(/\D/g, '');

/** The instant at which the railway's clocks show these fourteen digits; null where no clock ever does. */
export const instantOfWallDigits = (digits: string): number | null => {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits);
  if (parts === null) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const instant = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  return Number.isNaN(instant) || wallDigitsOf(instant) !== digits ? null : instant;
};

/** An instant as machines read it, beside what a reader reads. */
export const isoInstant = (instant: number): string => new Date(instant).toISOString();
