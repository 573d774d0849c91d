import type { TripTyped } from '#domain/journey/trip-typed.ts';
import { numberText } from './number-text.ts';
import { typedDayText } from './typed-day-text.ts';
import type { Words } from './words.ts';

/** What stands in the search before anything was typed: one passenger, one way, today. */
export const blankTrip = (today: string, words: Words): TripTyped => ({
  from: '',
  to: '',
  outward: typedDayText(today, words),
  way: 'one-way',
  back: '',
  passengers: numberText(1, words.language),
  lapChildren: numberText(0, words.language),
});
