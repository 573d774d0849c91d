import { expect, test } from 'vitest';
import { reservablePlaces, reservedShare } from '#domain/booking/reservation-option.ts';

test.each([
  [0, reservedShare, 0],
  [1, reservedShare, 1],
  [2, reservedShare, 1],
  [4, reservedShare, 2],
  [30, reservedShare, 9],
  [400, reservedShare, 120],
  [400, 0, 0],
  [400, 1_000, 400],
])('[S-14] of %i places a share of %i thousandths is %i places', (places, share, most) => {
  expect(reservablePlaces(places, share)).toBe(most);
});
