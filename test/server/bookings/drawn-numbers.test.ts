import { expect, test } from 'vitest';
import { hasCardNumber } from '#server/platform/http/card-number-in.ts';
import { newTicketNumber } from '#server/sale/bookings/new-locator.ts';
import { newCouponNumber } from '#server/sale/tickets/coupon-number.ts';
import { cardNumbersSeenIn } from '#test/support/dump/plain-judge.ts';

const digits = Array.from({ length: 10 }, (_, digit) => digit);

/** As keys of returns and letters write them. */
const writings = [
  (number: string) => digits.map((digit) => `return/${number}/${digit}`),
  (number: string) => digits.map((digit) => `${number}: ₺${digit}5,00`),
  (number: string) => digits.map((digit) => `${number} ${digit}`),
];

test.each([
  ['a ticket', newTicketNumber],
  ['a coupon', newCouponNumber],
] as const)('[C-08] the number of %s passes as no card’s, whatever digit stands behind it', (_of, draw) => {
  const numbers = Array.from({ length: 400 }, draw);
  expect(numbers.filter((number) => !/^[78]\d{11}$/.test(number))).toEqual([]);
  const written = numbers.flatMap((number) => writings.flatMap((write) => write(number)));
  expect(written.filter((text) => hasCardNumber(text) || cardNumbersSeenIn(text).length > 0)).toEqual([]);
});
