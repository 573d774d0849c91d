import { expect, test } from 'vitest';
import { foldDigits } from '#domain/values/fold-digits.ts';

test('Persian and Arabic digits become the digits of a computer', () => {
  expect(foldDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩')).toBe('0123456789 0123456789');
});

test('a mixed birth date keeps its dots', () => {
  expect(foldDigits('۰۳.۰۵.1990')).toBe('03.05.1990');
});

test('letters, marks and other digits stay as they are', () => {
  expect(foldDigits('İĞ ی‌ک ५')).toBe('İĞ ی‌ک ५');
});
