import type { TripInput } from '#domain/journey/trip-input.ts';
import { dayInputText } from './day-input-text.ts';
import { numberText } from './number-text.ts';
import type { Words } from './words.ts';

/** What stands in the search before anything was typed: one passenger, one way, today. */
export const blankTrip = (today: string, words: Words): TripInput => ({
  from: '',
  to: '',
  outward: dayInputText(today, words),
  way: 'one-way',
  back: '',
  passengers: numberText(1, words.language),
  lapChildren: numberText(0, words.language),
});
