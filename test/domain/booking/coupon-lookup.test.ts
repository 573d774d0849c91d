import { expect, test } from 'vitest';
import { couponLookupOf, couponProblems } from '#domain/booking/coupon-lookup.ts';

const whole = { by: 'number', number: '482913375026', surname: 'Yılmaz' } as const;

test.each(['', ' ', '\t\n', '\u200b', '\u00a0\u00a0'])(
  '[V-18] an open ticket is looked up by its coupon number: %j is none',
  (number) => {
    expect(couponProblems({ ...whole, number })).toEqual(['number-missing']);
  },
);

test.each(['', '  ', '\u200e', '\ufeff \u00a0'])(
  '[V-18] an open ticket is looked up with the surname: %j is none',
  (surname) => {
    expect(couponProblems({ ...whole, surname })).toEqual(['surname-missing']);
  },
);

test('[V-18] both fields of an open ticket are told of at once, in their order', () => {
  expect(couponProblems({ by: 'number', number: '', surname: '' })).toEqual([
    'number-missing',
    'surname-missing',
  ]);
});

test.each(['4829-1337', "1' OR '1", '😀', '<b>', '1'.repeat(101)])(
  '[E-06] what cannot be a coupon number is to be checked: %j',
  (number) => {
    expect(couponProblems({ ...whole, number })).toEqual(['coupon-not-one']);
  },
);

test.each(['42', '???', 'ayse@example.com', 'a'.repeat(101)])(
  '[E-06] what cannot be the surname of an open ticket is to be checked: %j',
  (surname) => {
    expect(couponProblems({ ...whole, surname })).toEqual(['surname-not-one']);
  },
);

test.each([
  [
    { number: ' 4829 1337 5026 ', surname: ' yılmaz ' },
    { number: '482913375026', surname: 'YILMAZ' },
  ],
  [
    { number: '۴۸۲۹۱۳۳۷۵۰۲۶', surname: 'رضایی' },
    { number: '482913375026', surname: 'رضایی' },
  ],
  [
    { number: '٤٨٢٩١٣٣٧٥٠٢٦', surname: "O'Neill-Ak" },
    { number: '482913375026', surname: "O'NEİLL-AK" },
  ],
])('[A-01] an open ticket is asked for as it is meant: %j', (input, meant) => {
  expect(couponProblems({ by: 'number', ...input })).toEqual([]);
  expect(couponLookupOf({ by: 'number', ...input })).toEqual({ by: 'number', ...meant });
});
