import { expect, test } from 'vitest';
import { lookupOf, lookupProblems } from '#domain/booking/booking-lookup.ts';

const whole = { locator: 'K7M2QA', who: 'Yılmaz' };

test.each(['', ' ', '\t\n', '\u200b', '\u00a0\u00a0'])(
  '[V-18] a lookup needs a PNR: %j is none',
  (locator) => {
    expect(lookupProblems({ ...whole, locator })).toEqual(['locator-missing']);
  },
);

test.each(['', '  ', '\u200e', '\ufeff \u00a0'])(
  '[V-18] a lookup needs a surname or an e-mail: %j is none',
  (who) => {
    expect(lookupProblems({ ...whole, who })).toEqual(['who-missing']);
  },
);

test('[V-18] both fields are told of at once, in their order', () => {
  expect(lookupProblems({ locator: '', who: '' })).toEqual(['locator-missing', 'who-missing']);
});

test.each([
  'K7M2Q',
  'K7M2QAB',
  'K7M2Q0',
  'K7M2QI',
  'K7M2QO',
  'K7M2Q1',
  'K7M-2QA',
  '😀7M2QA',
  'К7М2QА',
  'x'.repeat(100_000),
])('[E-06] what cannot be a PNR is to be checked: %j', (locator) => {
  expect(lookupProblems({ ...whole, locator })).toEqual(['locator-not-one']);
});

test.each(['42', '???', 'Yılmaz; DROP', '<b>', '😀', 'Y\u0000', 'a'.repeat(101)])(
  '[E-06] what cannot be a surname is invalid: %j',
  (who) => {
    expect(lookupProblems({ ...whole, who })).toEqual(['surname-not-one']);
  },
);

test.each(['@', 'ayse@', 'ayse@example', '@example.com', 'a b@c@d.com'])(
  'what has an at sign and cannot be an e-mail is told as one: %j',
  (who) => {
    expect(lookupProblems({ ...whole, who })).toEqual(['email-not-one']);
  },
);

test.each([
  [
    { locator: ' k7m 2qa ', who: ' yılmaz ' },
    { locator: 'K7M2QA', surname: 'YILMAZ', email: null },
  ],
  [
    { locator: 'k۷m۲qa', who: 'رضایی' },
    { locator: 'K7M2QA', surname: 'رضایی', email: null },
  ],
  [
    { locator: 'K٧M٢QA', who: "O'Neill-Ak" },
    { locator: 'K7M2QA', surname: "O'NEİLL-AK", email: null },
  ],
  [
    { locator: 'K7M2QA', who: ' ayse@example.com\n' },
    { locator: 'K7M2QA', surname: '', email: 'ayse@example.com' },
  ],
])('is asked for as it is meant: %j', (input, meant) => {
  expect(lookupProblems(input)).toEqual([]);
  expect(lookupOf(input)).toEqual(meant);
});
