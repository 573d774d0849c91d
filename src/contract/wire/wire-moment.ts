import * as z from 'zod/mini';
import { dayNumberAt, dayNumberOf, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { isoDayIn, shortText } from './lenient.ts';

const searched = /^(0?\d|[12]\d|3[01])-(0?[1-9]|1[0-2])-(20\d{2}) ([01]?\d|2[0-3]):([0-5]?\d):([0-5]?\d)$/;

const two = (part: number): string => String(part).padStart(2, '0');

/**
 * `dd-MM-yyyy HH:mm:ss` in UTC, as a search names its day. Clients leave zeros out, and on the first of a month some
 * write day 0 for the last of the month before.
 */
export const searchedMoment = z.codec(z.string().check(z.regex(searched)), z.int(), {
  decode: (text, read) => {
    const [, day = 0, month = 0, year = 0, hour, minute, second] = (searched.exec(text) ?? []).map(Number);
    if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) {
      read.issues.push({ code: 'invalid_format', format: 'date', input: text });
      return z.NEVER;
    }
    return Date.UTC(year, month - 1, day, hour, minute, second);
  },
  encode: (instant) => {
    const at = new Date(instant);
    const day = [two(at.getUTCDate()), two(at.getUTCMonth() + 1), at.getUTCFullYear()].join('-');
    return `${day} ${[at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')}`;
  },
});

const thisCentury = /^20\d{2}/;

const midnightIn = (text: string): number | null => {
  const day = isoDayIn(text);
  const number = day === null || !thisCentury.test(day) ? Number.NaN : dayNumberOf(day);
  return Number.isNaN(number) || travelDayOf(number) !== day ? null : startOfDay(number);
};

/** As a day is best written. */
const plainDay = z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/));

/** A day of the railway in any form clients write one in, or the instant from which on a day is meant. */
export const wholeDay = z.codec(z.union([plainDay, shortText]), z.int(), {
  decode: (text, read) => {
    const begin = searched.test(text) ? z.safeDecode(searchedMoment, text).data : midnightIn(text);
    if (begin === undefined || begin === null) {
      read.issues.push({ code: 'invalid_format', format: 'date', input: text });
      return z.NEVER;
    }
    return begin;
  },
  encode: (begin) => travelDayOf(dayNumberAt(begin)),
});

const naked = /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

export const nakedText = (instant: number): string => new Date(instant).toISOString().slice(0, 19);

/** `yyyy-MM-dd'T'HH:mm:ss` without a zone, meant in UTC. */
export const nakedMoment = z.codec(z.string().check(z.regex(naked)), z.int(), {
  decode: (text, read) => {
    const instant = Date.parse(`${text}Z`);
    if (Number.isNaN(instant)) {
      read.issues.push({ code: 'invalid_format', format: 'datetime', input: text });
      return z.NEVER;
    }
    return instant;
  },
  encode: nakedText,
});

/** Where a moment was once told in milliseconds, an answer that was kept since then still has them. */
export const nakedOrMilliseconds = z.union([z.string().check(z.regex(naked)), z.int()]);

export const instantOnWire = (given: string | number): number =>
  typeof given === 'number' ? given : Date.parse(`${given}Z`);
