import { expect, test } from 'vitest';
import { coachText } from '#i18n/coach-text.ts';

test.each([
  ['2', 'tr', '2'],
  ['2', 'en', '2'],
  ['2', 'fa', '۲'],
  ['12', 'fa', '۱۲'],
  ['K5', 'fa', 'K5'],
] as const)('coach %s is written for a reader of %s as %s', (name, language, text) => {
  expect(coachText(name, language)).toBe(text);
});
