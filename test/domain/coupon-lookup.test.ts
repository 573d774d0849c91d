import { expect, test } from 'vitest';
import { couponLookupOf, couponProblems } from '#domain/coupon-lookup.ts';

const whole = { number: '482913375026', surname: 'Yılmaz' };

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
  expect(couponProblems({ number: '', surname: '' })).toEqual(['number-missing', 'surname-missing']);
});

test.each(['4829-1337', "1' OR '1", '😀', '<b>', '1'.repeat(101)])(
  '[E-06] what cannot be a coupon number is to be checked: %j',
  (number) => {
    expect(couponProblems({ ...whole, number })).toEqual(['number-not-one']);
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
    { couponNumber: '482913375026', lastName: 'YILMAZ' },
  ],
  [
    { number: '۴۸۲۹۱۳۳۷۵۰۲۶', surname: 'رضایی' },
    { couponNumber: '482913375026', lastName: 'رضایی' },
  ],
  [
    { number: '٤٨٢٩١٣٣٧٥٠٢٦', surname: "O'Neill-Ak" },
    { couponNumber: '482913375026', lastName: "O'NEİLL-AK" },
  ],
])('[A-01] an open ticket is asked for as it is meant: %j', (typed, meant) => {
  expect(couponProblems(typed)).toEqual([]);
  expect(couponLookupOf(typed)).toEqual(meant);
});
