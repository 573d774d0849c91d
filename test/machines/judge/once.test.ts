import { expect, test } from 'vitest';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { breaks, is } from './letters.ts';

/** `y` says yes and asks, `a` asks, `A` asks twice, `d` is the answer, `n` is no answer, `w` takes the yes back. */
const timesOf: Readonly<Record<string, number>> = { y: 1, a: 1, A: 2 };
const rule = onceForEachYes(['V-01'], {
  yes: { by: 'names', holds: ({ stands }) => 'yY'.includes(stands) },
  asks: { by: 'names', times: ({ stands }) => timesOf[stands] ?? 0 },
  answered: is('d'),
  unheard: is('n'),
  withdrawn: is('w'),
});

test.each([
  ['one yes is good for asking once', 'sydyd', null],
  ['without a yes nothing is asked', 'sa', 1],
  ['it may be asked a step later', 'sYsa', null],
  ['asked twice for one yes', 'sya', 2],
  ['asked twice at one step', 'sYA', 2],
  ['what was answered is not asked again', 'syda', 3],
  ['what was not heard is asked again', 'syna', null],
  ['and once for each time it was not heard', 'synaa', 4],
  ['what was answered at last is not asked again', 'synada', 5],
  ['time that passes after the answer is no yes', 'sydna', 4],
  ['a yes that was taken back is none', 'sYwa', 3],
  ['and is not brought back by time that passes', 'sywna', 4],
  ['nor is one that was never asked for', 'sna', 2],
] as const)('%s', (_, run, at) => {
  expect(breaks(rule, run)).toBe(at);
});

test('it is known by names where its signs are', () => {
  expect(rule.by).toBe('names');
  expect(rule.serves).toEqual(['V-01']);
});
