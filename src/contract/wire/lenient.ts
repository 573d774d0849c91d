import * as z from 'zod/mini';
import { foldDigits } from '#domain/values/fold-digits.ts';

const longest = 200;
/** Behind a day stands nothing, or an hour; behind one without signs between its parts nothing. */
const yearFirst = /^(\d{4})[-./](\d{2})[-./](\d{2})(?:$|[T ]\d)/;
const unbroken = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const dayFirst = /^(\d{2})[-./](\d{2})[-./](\d{4})(?:$|[T ]\d)/;

/** Clients leave fields out, or send null. */
export const maybe = <Of extends z.ZodMiniType>(schema: Of) => z.optional(z.nullable(schema));

export const shortText = z.string().check(z.maxLength(longest));

const longestKey = 255;

/** The key a client gave its wish before the first try, so that asking again cannot do it twice. */
export const clientsKey = maybe(z.string().check(z.maxLength(longestKey)));

/** Numbers that clients send as text or as a number. */
export const digits = z.union([shortText, z.int()]);

const wholeNumber = /^\s*[\d\u0660-\u0669\u06f0-\u06f9]{1,15}\s*$/;

/** A whole number, which some clients send as text. */
export const intOrText = (least: number, most: number) =>
  z.codec(
    z.union([z.int().check(z.minimum(least), z.maximum(most)), z.string().check(z.regex(wholeNumber))]),
    z.int().check(z.minimum(least), z.maximum(most)),
    { decode: (given) => Number(foldDigits(String(given))), encode: (known) => known },
  );

/** A day in any of the forms clients write it in, as ISO text; null where none can be read. */
export const isoDayIn = (written: string | number | null | undefined): string | null => {
  const text = foldDigits(String(written ?? '')).trim();
  if (unbroken.test(text)) return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  if (typeof written === 'number') {
    const day = new Date(written);
    return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10);
  }
  const [, year, month, date] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${date}`;
  const [, first, second, last] = dayFirst.exec(text) ?? [];
  return last === undefined ? null : `${last}-${second}-${first}`;
};
