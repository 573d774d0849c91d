import { calendarOf } from './calendar-of.ts';
import { dayParts } from './day-parts.ts';
import { istanbul } from './istanbul.ts';
import type { Words } from './words.ts';

/** The hour of an instant, as the clock at the station shows it. */
export const clockText = (at: number, { language, say }: Words, zone: string = istanbul): string =>
  say('text.clock', dayParts(at, calendarOf(language), zone, { hour: '2-digit', minute: '2-digit' }));
