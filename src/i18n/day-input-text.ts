import { calendarOf } from './calendar-of.ts';
import { dayParts } from './day-parts.ts';
import type { Words } from './words.ts';

const shape = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A travel day (ISO text) as a reader types it into a field: in the reader's own calendar alone. */
export const dayInputText = (day: string, { language, say }: Words): string =>
  say('text.day.typed', dayParts(new Date(`${day}T12:00Z`), calendarOf(language), 'UTC', shape));
