import { expect, test } from 'vitest';
import { openRentalContracts } from '#domain/rental/rental-contracts.ts';
import { holderKeyOf } from '#domain/rental/rental-holder.ts';
import { refundOfRental, rentalStatusAt } from '#domain/rental/rental-reservation.ts';
import { day, hour } from '#domain/values/durations.ts';
import { isRentalNumber, parseRentalNumber } from '#domain/values/rental-number.ts';

const pickUpAt = 1_000 * day;
const rented = { pickUpAt, dailyFee: 200_000, paid: 600_000 };

test.each([
  [2 * day, { deduction: 0, refund: 600_000 }],
  [day, { deduction: 0, refund: 600_000 }],
  [day - 1, { deduction: 200_000, refund: 400_000 }],
  [1, { deduction: 200_000, refund: 400_000 }],
  [0, null],
  [-day, null],
])('[S-20] cancelled %i milliseconds before the car is fetched, so much comes back', (before, refund) => {
  expect(refundOfRental(rented, pickUpAt - before)).toEqual(refund);
});

test('[S-20] no more is kept than was paid', () => {
  expect(refundOfRental({ ...rented, paid: 150_000 }, pickUpAt - hour)).toEqual({
    deduction: 150_000,
    refund: 0,
  });
});

test('[S-20] a rental is active until the car is back or it is cancelled, and passive from then on', () => {
  const dropOffAt = pickUpAt + day;
  expect([
    rentalStatusAt({ cancelledAt: null, dropOffAt }, dropOffAt - 1),
    rentalStatusAt({ cancelledAt: null, dropOffAt }, dropOffAt),
    rentalStatusAt({ cancelledAt: pickUpAt - day, dropOffAt }, pickUpAt),
  ]).toEqual(['active', 'passive', 'passive']);
});

test('[V-35] all three contracts are accepted, each for itself', () => {
  expect([
    openRentalContracts([]),
    openRentalContracts(['pre-information']),
    openRentalContracts(['rental-conditions', 'pre-information', 'sales-contract']),
  ]).toEqual([
    ['sales-contract', 'pre-information', 'rental-conditions'],
    ['sales-contract', 'rental-conditions'],
    [],
  ]);
});

test.each([
  ['IŞIK ÇELİK', true],
  ['ışık çelik', true],
  ['Isik Celik', true],
  ['ÇELİK IŞIK', true],
  ['  Işık   Çelik ', true],
  ['IŞIK', false],
  ['IŞIK ÇELİKER', false],
  ['AYŞE ÇELİK', false],
  ['', false],
  ['***', false],
])('[V-35] the card of %j is the driver’s own: %s', (holder, is) => {
  expect(holderKeyOf(holder) === holderKeyOf('IŞIK ÇELİK')).toBe(is);
});

test.each([
  ['ARABC234', true],
  [' ar-abc234', false],
  [' ar abc 234 ', true],
  ['ABC234', false],
  ['ARABC23', false],
  ['ARABC2345', false],
  ['ARABC0O1', false],
])('the number of a rental, typed %j, is one: %s', (input, is) => {
  expect(isRentalNumber(parseRentalNumber(input))).toBe(is);
});
