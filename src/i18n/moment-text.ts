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

/** The railway's short years are no years of another calendar. */
const ownShape = (own: string, ofRailway: string) =>
  own === ofRailway ? shape : ({ ...shape, year: 'numeric' } as const);

/** A day and an hour in digits, for tables. */
export const momentText = (at: number, { language, say }: Words, zone: string = istanbul): string => {
  const [own, ofRailway] = [calendarOf(language), railwayCalendarOf(language)];
  const railway = dayParts(at, ofRailway, zone, shape);
  return say('text.moment', {
    ...dayParts(at, own, zone, ownShape(own, ofRailway)),
    railwayDay: railway.day ?? '',
    railwayMonth: railway.month ?? '',
    railwayYear: railway.year ?? '',
  });
};
