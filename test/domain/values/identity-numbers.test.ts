import { expect, test } from 'vitest';
import { isCitizenshipNumber } from '#domain/values/citizenship-number.ts';
import { isPassportNumber, parsePassport } from '#domain/values/passport-number.ts';

test.each([
  ['10000000146', true],
  ['10000000145', false],
  ['40000000082', true],
  ['20000000046', true],
  ['20000000047', false],
  ['11111111110', true],
  ['00000000000', true],
  ['1000000014', false],
  ['100000001460', false],
  ['1000000014a', false],
  ['', false],
  [' 10000000146', false],
  ['۱۰۰۰۰۰۰۰۱۴۶', false],
])('[V-05] %j as a citizenship number: %s', (text, is) => {
  expect(isCitizenshipNumber(text)).toBe(is);
});

test.each([
  [' u 123-456 78 ', 'U12345678'],
  ['u1۲۳', 'U123'],
  ['<U>123', 'U123'],
])('[V-06] the passport number %j is kept as %j', (input, kept) => {
  expect(parsePassport(input)).toBe(kept);
});

test.each([
  ['ABC', 5, false],
  ['ABCD', 5, false],
  ['ABCD', 4, true],
  ['ABCDE', 5, true],
  ['ABCDEFGHIJK', 5, true],
  ['ABCDEFGHIJKL', 5, false],
  ['', 4, false],
] as const)('[V-06] %j, of at least %i signs: %s', (text, least, is) => {
  expect(isPassportNumber(text, least)).toBe(is);
});
