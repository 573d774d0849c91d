import { describe, expect, test } from 'vitest';
import { noRules, type PackageRules, whyNotSold } from '#domain/catalogue/package-rules.ts';

/** A train calls at 1, 2, 3 and 4, a hundred kilometres apart; another from 2 to 9. */
const trains = [
  [1, 2, 3, 4].map((station, at) => ({ station, kilometres: at * 100 })),
  [2, 9].map((station, at) => ({ station, kilometres: at * 40 })),
  [20, 21].map((station, at) => ({ station, kilometres: at * 10 })),
];

/** A Tuesday. */
const starts = '2026-12-01';

const whyRefused = (
  rules: Partial<PackageRules>,
  from = 2,
  to = 3,
  birthDate: string | null = '2000-12-01',
) => whyNotSold({ ...noRules, ...rules }, { from, to, starts, birthDate, channel: '3' }, trains);

describe('[F-06] for whom, between where and on which days a package is sold', () => {
  test('where nothing is said, it is sold to anybody, anywhere, on any day', () => {
    expect([whyRefused({}), whyRefused({}, 1, 9, null)]).toEqual([null, null]);
  });

  test.each([
    ['2000-12-01', 26, null],
    ['1999-12-02', 26, null],
    ['1999-12-01', 26, 'package-not-for-age'],
    [null, 26, 'package-not-for-age'],
  ])('born on %s, up to the age of %i: %s', (birthDate, oldest, refusal) => {
    expect(whyRefused({ oldest }, 2, 3, birthDate)).toBe(refusal);
  });

  test.each([
    [2, 4, 'any-stations', null],
    [4, 2, 'any-stations', null],
    [3, 2, 'any-stations', null],
    [1, 3, 'any-stations', 'package-not-between'],
    [2, 9, 'any-stations', 'package-not-between'],
    [2, 4, 'both-ends-only', null],
    [4, 2, 'both-ends-only', null],
    [2, 3, 'both-ends-only', 'package-not-between'],
  ] as const)('from %i to %i, of one between 2 and 4 at %s: %s', (from, to, between, refusal) => {
    expect(whyRefused({ from: 2, to: 4, between }, from, to)).toBe(refusal);
  });

  test('one that names a single station is sold from there and to there', () => {
    expect([
      whyRefused({ from: 2 }, 2, 9),
      whyRefused({ from: 2 }, 9, 2),
      whyRefused({ to: 2 }, 3, 4),
    ]).toEqual([null, null, 'package-not-between']);
  });

  test.each([
    [1, 3, 200, null],
    [3, 1, 200, null],
    [1, 4, 200, 'package-too-far'],
    [1, 9, 200, 'package-too-far'],
  ])('from %i to %i, up to %i kilometres: %s', (from, to, farthest, refusal) => {
    expect(whyRefused({ farthest }, from, to)).toBe(refusal);
  });

  test.each([
    [[], null],
    [['2', '3'], null],
    [['2'], 'package-not-on-channel'],
  ] as const)('through the channel 3, of one sold through %j: %s', (channels, refusal) => {
    expect(whyRefused({ channels })).toBe(refusal);
  });

  test.each([
    [20, 21, null],
    [9, 4, null],
    [1, 20, 'package-no-train'],
    [21, 2, 'package-no-train'],
    [1, 99, 'package-no-train'],
  ])('from %i to %i, with a change or without: %s', (from, to, refusal) => {
    expect(whyRefused({}, from, to)).toBe(refusal);
  });

  test('it begins on one of its weekdays', () => {
    expect([
      whyRefused({ weekdays: ['TUESDAY'] }),
      whyRefused({ weekdays: ['MONDAY', 'WEDNESDAY'] }),
    ]).toEqual([null, 'package-not-that-day']);
  });
});
