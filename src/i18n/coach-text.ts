import { numberText } from './number-text.ts';
import type { Words } from './words.ts';

/** What is painted on a coach, in the reader's digits. A coach of another railway may be called by more than a number. */
export const coachText = (name: string | null, { language }: Words): string => {
  if (name === null) return '–';
  return /^\d+$/.test(name) ? numberText(Number(name), language) : name;
};
