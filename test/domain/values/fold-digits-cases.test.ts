import { expect, test } from 'vitest';
import { foldDigits } from '#domain/values/fold-digits.ts';

test.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['0123456789', '0123456789'],
  ['۱٢3', '123'],
  ['', ''],
  ['PNR ۷ABC۸', 'PNR 7ABC8'],
  ['۱٬۲۳۴٫۵۰', '1٬234٫50'],
  ['۰۳.۰۵.۱۹۹۰', '03.05.1990'],
  ['-۱۲', '-12'],
  ['१२३', '१२३'],
  ['Ⅷ²½', 'Ⅷ²½'],
  ['👩‍👩‍👧۲', '👩‍👩‍👧2'],
  ['\u200e۱\u200f۲', '\u200e1\u200f2'],
  ['ı۱İ', 'ı1İ'],
])('%j is kept as %j', (input, kept) => {
  expect(foldDigits(input)).toBe(kept);
});

test('a hundred thousand digits are folded without a pause', () => {
  const started = performance.now();
  expect(foldDigits('۹'.repeat(100_000))).toBe('9'.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(250);
});
