import * as z from 'zod/mini';
import { day as dayLength } from '#domain/values/durations.ts';

/** Cells of a feed, read from their text. A column that is left out and an empty cell mean the same. */
export const text = z.string().check(z.minLength(1));

export const maybeText = z.pipe(
  z.optional(z.string()),
  z.transform((cell) => (cell === undefined || cell === '' ? null : cell)),
);

export const decimal = z.pipe(z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,15})?$/)), z.transform(Number));

export const whole = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

const empty = z.pipe(
  z.optional(z.literal('')),
  z.transform(() => null),
);

export const maybeDecimal = z.union([empty, decimal]);
export const maybeWhole = z.union([empty, whole]);

/** `20261121` as the number of a day. */
export const day = z.pipe(
  z.string().check(
    z.regex(/^\d{8}$/),
    z.refine((cell) => isDay(cell)),
  ),
  z.transform((cell) => Date.parse(isoOf(cell)) / dayLength),
);

const isoOf = (cell: string): string => `${cell.slice(0, 4)}-${cell.slice(4, 6)}-${cell.slice(6)}`;

const isDay = (cell: string): boolean => {
  const date = new Date(isoOf(cell));
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(isoOf(cell));
};

/** `25:10:00` as seconds. */
export const second = z.pipe(
  z.string().check(z.regex(/^\d{1,3}:[0-5]\d:[0-5]\d$/)),
  z.transform((cell) => cell.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)),
);

/** `25:10:00` as minutes; seconds are let go. */
export const hour = z.pipe(
  second,
  z.transform((seconds) => Math.floor(seconds / 60)),
);

export const maybeHour = z.union([empty, hour]);
