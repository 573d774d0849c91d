import { calendarOf } from './calendar-of.ts';
import { dayParts } from './day-parts.ts';
import type { Words } from './words.ts';

const noonOf = (day: string) => new Date(`${day}T12:00Z`);

/** A travel day (ISO text) where there is little room: the reader's own calendar, without the year. */
export const briefDayText = (day: string, { language, say }: Words): string =>
  say(
    'text.day.brief',
    dayParts(noonOf(day), calendarOf(language), 'UTC', { day: 'numeric', month: 'short' }),
  );

export const weekdayText = (day: string, { language }: Words): string =>
  dayParts(noonOf(day), calendarOf(language), 'UTC', { weekday: 'short' }).weekday ?? '';
