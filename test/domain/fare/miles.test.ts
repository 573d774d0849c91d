import { expect, test } from 'vitest';
import { milesFor, wholeMilesOf, worthOfMiles } from '#domain/fare/miles.ts';

test.each([
  [0, 0, 0],
  [9, 0, 1],
  [10, 1, 1],
  [15, 1, 2],
  [19, 1, 2],
  [20, 2, 2],
])(
  '[P-15] of %i kuruş a part that goes back brings %i miles, and so much is paid with %i',
  (amount, back, pays) => {
    expect([wholeMilesOf(amount), milesFor(amount)]).toEqual([back, pays]);
  },
);

test('[P-15] a mile is worth ten kuruş', () => {
  expect(worthOfMiles(3)).toBe(30);
});
