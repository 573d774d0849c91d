import { expect, test } from 'vitest';
import { isOpenAlways } from '#domain/rental/rental-office.ts';

test.each([
  [0, 1_439, true],
  [0, 1_440, true],
  [0, 1_438, false],
  [1, 1_439, false],
])(
  '[F-08] an office that is open from minute %i to %i of the day is always open: %s',
  (opens, closes, isSo) => {
    expect(isOpenAlways({ opens, closes })).toBe(isSo);
  },
);
