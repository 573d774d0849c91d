import { calendarOf, railwayCalendarOf } from './calendar-of.ts';
import { dayParts } from './day-parts.ts';
import { istanbul } from './istanbul.ts';
import type { Words } from './words.ts';

const shape = {
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** A day and an hour in digits, for tables. */
export const momentText = (at: number, { language, say }: Words, zone: string = istanbul): string => {
  const railway = dayParts(at, railwayCalendarOf(language), zone, shape);
  return say('text.moment', {
    ...dayParts(at, calendarOf(language), zone, shape),
    railwayDay: railway.day ?? '',
    railwayMonth: railway.month ?? '',
    railwayYear: railway.year ?? '',
  });
};
