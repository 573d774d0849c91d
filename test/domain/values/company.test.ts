import { expect, test } from 'vitest';
import { isCompanyName, parseCompanyName } from '#domain/person/company-name.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { isTaxNumber } from '#domain/values/tax-number.ts';

test.each([
  ['1234567890', true],
  ['123456789', false],
  ['12345678901', false],
  ['10000000146', true],
  ['10000000145', false],
  ['123 456 78 90', true],
  ['۱۲۳۴۵۶۷۸۹۰', true],
  ['١٢٣٤٥٦٧٨٩٠', true],
  ['\u200e1234567890\u200f', true],
  ['', false],
  ['   ', false],
  ['123456789O', false],
  ['1234567890\0', false],
  ['12345-67890', false],
  ['１２３４５６７８９０', false],
  ['🙂'.repeat(5), false],
  ['1'.repeat(100_000), false],
])('the tax number %j: %s', (input, is) => {
  expect(isTaxNumber(parseDigits(input))).toBe(is);
});

test.each([
  ['Erciyes Turizm A.Ş.', true],
  ['3M', true],
  ['7', true],
  ['Koç & Oğulları (Ankara) Ltd./Şti.', true],
  ['شرکت سفر', true],
  ['"Yıldız" Gıda – İhracat', true],
  ['A'.repeat(200), true],
  ['A'.repeat(201), false],
  ['A'.repeat(100_000), false],
  ['', false],
  ['   ', false],
  ['\u200f\u200e\u200b', false],
  ['&.,-', false],
  ['Erciyes\0', false],
  ['Erciyes 🙂', false],
  ['<script>', false],
  ['Erciyes\nTurizm', true],
])('the name of a company %j: %s', (input, is) => {
  expect(isCompanyName(parseCompanyName(input))).toBe(is);
});

test('a company is written in upper case by the Turkish rules', () => {
  expect(parseCompanyName('  \u200fiğdır  ılıca ')).toBe('İĞDIR ILICA');
});
