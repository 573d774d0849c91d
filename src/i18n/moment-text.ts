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

/** In brackets, beside another calendar's year, a year of two figures is no year. */
const shapeBeside = (own: string, ofRailway: string) =>
  own === ofRailway ? shape : ({ ...shape, year: 'numeric' } as const);

/** A day and an hour in digits, for tables. */
export const momentText = (at: number, { language, say }: Words, zone: string = istanbul): string => {
  const [own, ofRailway] = [calendarOf(language), railwayCalendarOf(language)];
  const wanted = shapeBeside(own, ofRailway);
  const railway = dayParts(at, ofRailway, zone, wanted);
  return say('text.moment', {
    ...dayParts(at, own, zone, wanted),
    railwayDay: railway.day ?? '',
    railwayMonth: railway.month ?? '',
    railwayYear: railway.year ?? '',
  });
};
