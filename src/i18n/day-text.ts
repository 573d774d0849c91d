import { calendarOf, railwayCalendarOf } from './calendar-of.ts';
import { dayParts } from './day-parts.ts';
import type { Words } from './words.ts';

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const short = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const noonOf = (day: string) => new Date(`${day}T12:00Z`);

const textOf = (id: 'text.day.long' | 'text.day.short', day: string, words: Words) => {
  const shape = id === 'text.day.long' ? long : short;
  const noon = noonOf(day);
  const railway = dayParts(noon, railwayCalendarOf(words.language), 'UTC', shape);
  return words.say(id, {
    ...dayParts(noon, calendarOf(words.language), 'UTC', shape),
    railwayDay: railway.day ?? '',
    railwayMonth: railway.month ?? '',
    railwayYear: railway.year ?? '',
  });
};

/** A travel day (ISO text) in words, with its weekday. */
export const longDayText = (day: string, words: Words): string => textOf('text.day.long', day, words);

/** A travel day (ISO text) in digits, for tables. */
export const shortDayText = (day: string, words: Words): string => textOf('text.day.short', day, words);
