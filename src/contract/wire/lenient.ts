import * as z from 'zod/mini';
import { foldDigits } from '#domain/values/fold-digits.ts';

const longest = 200;
/** Behind a day stands nothing, or an hour. */
const yearFirst = /^(\d{4})[-./](\d{2})[-./](\d{2})(?:$|[T ]\d)/;
const dayFirst = /^(\d{2})[-./](\d{2})[-./](\d{4})(?:$|[T ]\d)/;

/** Clients leave fields out, or send null. */
export const maybe = <Of extends z.ZodMiniType>(schema: Of) => z.optional(z.nullable(schema));

export const shortText = z.string().check(z.maxLength(longest));

const longestKey = 255;

/** The key a client gave its wish before the first try, so that asking again cannot do it twice. */
export const clientsKey = maybe(z.string().check(z.maxLength(longestKey)));

/** Numbers that clients send as text or as a number. */
export const digits = z.union([shortText, z.int()]);

/** A day in any of the forms clients write it in, as ISO text; null where none can be read. */
export const isoDayIn = (written: string | number | null | undefined): string | null => {
  if (typeof written === 'number') {
    const day = new Date(written);
    return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
  }
  const text = foldDigits(written ?? '').trim();
  const [, year, month, date] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${date}`;
  const [, first, second, last] = dayFirst.exec(text) ?? [];
  return last === undefined ? null : `${last}-${second}-${first}`;
};
