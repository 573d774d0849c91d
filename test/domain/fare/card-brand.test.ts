import { expect, test } from 'vitest';
import { cardBrandNamed, cardBrandOf } from '#domain/fare/card-brand.ts';

test.each([
  ['4', 'visa'],
  ['5400610000010018', 'mastercard'],
  ['51', 'mastercard'],
  ['55', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['9792', 'troy'],
  ['65', 'troy'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['56', null],
  ['50', null],
  ['2220', null],
  ['2721', null],
  ['979', null],
  ['36', null],
  ['', null],
])('[V-33] a card that begins with %s is told by its brand: %s', (digits, brand) => {
  expect(cardBrandOf(digits)).toBe(brand);
});

test('what names no brand is none', () => {
  expect([cardBrandNamed('visa')?.name, cardBrandNamed('undefined'), cardBrandNamed('constructor')]).toEqual([
    'Visa',
    null,
    null,
  ]);
});
