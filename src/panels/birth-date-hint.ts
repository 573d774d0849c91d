import { parseDay } from '#domain/time/parse-day.ts';
import { calendarOf } from '#i18n/calendar-of.ts';
import { dayParts } from '#i18n/day-parts.ts';
import type { Words } from '#i18n/words.ts';

/** A day in the calendar of a reader who counts otherwise than the railway. */
const ownDayText = (day: string, { say, language }: Words): string =>
  say(
    'passenger.birth-date.own',
    dayParts(new Date(`${day}T12:00Z`), calendarOf(language), 'UTC', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  );

/** How a day of birth is written; who counts otherwise than the railway sees a written one in their own calendar. */
export const birthDateHint = (entered: string, words: Words): string => {
  const born = parseDay(entered);
  return born !== null && words.language === 'fa'
    ? ownDayText(born.day, words)
    : words.say('passenger.birth-date.hint');
};
