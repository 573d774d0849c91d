import { describe, expect, test } from 'vitest';
import { isCardNumber } from '#domain/fare/payment-card.ts';
import { hasCardNumber } from '#server/sale/payments/card-number-in.ts';

/** Of 12 digits, and its last one is what a card's would be: every tenth of our own numbers is such a one. */
const ticketNumber = '100000000107';
const visa = '4508034508034509';

describe('[C-07] a card number in a body is found', () => {
  test('a ticket number or a telephone that has the check digit of a card is none', () => {
    expect(isCardNumber(ticketNumber)).toBe(true);
    expect(hasCardNumber({ kuponNo: ticketNumber, ticketNumbers: [ticketNumber] })).toBe(false);
  });

  test.each([
    ['as it is', visa],
    ['in groups', '4508 0345 0803 4509'],
    ['with dashes', '4508-0345-0803-4509'],
    ['in Persian digits', '۴۵۰۸۰۳۴۵۰۸۰۳۴۵۰۹'],
    ['as a number', Number(visa)],
    ['deep inside', [{ more: { still: [visa] } }]],
  ])('a card number %s', (_how, value) => {
    expect(hasCardNumber({ note: value })).toBe(true);
  });

  test('an instant is none', () => {
    expect(hasCardNumber({ at: 1_795_292_941_687 })).toBe(false);
  });
});
