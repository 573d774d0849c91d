import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tripDraftIn, tripQueryOf, tripWishIn } from '#domain/journey/trip-address.ts';
import { travelDayOf } from '#domain/time/travel-day.ts';

const wishIn = (query: string) => tripWishIn(new URLSearchParams(query));
const draftIn = (query: string) => tripDraftIn(new URLSearchParams(query));

const toAnkara = {
  from: 1325,
  to: 98,
  outward: '2027-05-03',
  back: null,
  passengers: 1,
  lapChildren: 0,
};

describe('[R-02] the wish an address names', () => {
  test.each([
    ['kalkis=1325&varis=98&gidis=2027-05-03', toAnkara],
    ['kalkis=1325&varis=98&gidis=2027-05-03&donus=&yolcu=&kucak=', toAnkara],
    ['kalkis=۱۳۲۵&varis=٩٨&gidis=۲۰۲۷-۰۵-۰۳&yolcu=۲', { ...toAnkara, passengers: 2 }],
    ['kalkis=+1325&varis=98+&gidis=2027-05-03', toAnkara],
    ['kalkis=1325&varis=98&gidis=2027-05-03&donus=2027-05-03', { ...toAnkara, back: '2027-05-03' }],
    ['kalkis=1325&varis=98&gidis=2027-05-03&donus=2027-05-09&yon=tek', toAnkara],
    ['kalkis=1325&varis=98&gidis=2027-05-03&donus=2027-05-09&yon=x', { ...toAnkara, back: '2027-05-09' }],
    [
      'kalkis=1325&varis=98&gidis=2027-05-03&yolcu=0&kucak=99',
      { ...toAnkara, passengers: 0, lapChildren: 99 },
    ],
    ['kalkis=98&varis=98&gidis=2027-05-03', { ...toAnkara, from: 98 }],
    ['kalkis=1325&kalkis=7&varis=98&gidis=2027-05-03', toAnkara],
    ['kalkis=1325&varis=98&gidis=2028-02-29&utm_source=x', { ...toAnkara, outward: '2028-02-29' }],
  ])('%s is understood', (query, wish) => {
    expect(wishIn(query)).toEqual(wish);
  });

  test.each([
    '',
    'kalkis=1325&varis=98',
    'kalkis=1325&gidis=2027-05-03',
    'varis=98&gidis=2027-05-03',
    'kalkis=&varis=98&gidis=2027-05-03',
    'kalkis=Ankara&varis=98&gidis=2027-05-03',
    'kalkis=13.5&varis=98&gidis=2027-05-03',
    'kalkis=-1&varis=98&gidis=2027-05-03',
    'kalkis=12345678&varis=98&gidis=2027-05-03',
    'kalkis=1e3&varis=98&gidis=2027-05-03',
    'kalkis=1325&varis=98&gidis=2027-02-29',
    'kalkis=1325&varis=98&gidis=2027-04-31',
    'kalkis=1325&varis=98&gidis=03.05.2027',
    'kalkis=1325&varis=98&gidis=2027-5-3',
    'kalkis=1325&varis=98&gidis=2027-05-03T00:00',
    'kalkis=1325&varis=98&gidis=2027-05-03&donus=yar%C4%B1n',
    'kalkis=1325&varis=98&gidis=2027-05-03&yon=gidis-donus',
    'kalkis=1325&varis=98&gidis=2027-05-03&yolcu=iki',
    'kalkis=1325&varis=98&gidis=2027-05-03&kucak=-1',
    'KALKIS=1325&VARIS=98&GIDIS=2027-05-03',
  ])('%j names none', (query) => {
    expect(wishIn(query)).toBeNull();
  });
});

test('[R-02] what can be understood of an address is kept beside what cannot', () => {
  expect(draftIn('kalkis=98&varis=Mars&gidis=2027-13-01&donus=2027-05-09&yolcu=3&kucak=x')).toEqual({
    from: 98,
    to: 'unclear',
    outward: 'unclear',
    way: 'round-trip',
    back: '2027-05-09',
    passengers: 3,
    lapChildren: 'unclear',
  });
  expect(draftIn('')).toEqual({
    from: null,
    to: null,
    outward: null,
    way: 'one-way',
    back: null,
    passengers: 1,
    lapChildren: 0,
  });
});

test('[R-02] the text of a wish says no more than the wish', () => {
  expect(tripQueryOf(toAnkara)).toBe('kalkis=1325&varis=98&gidis=2027-05-03&yolcu=1');
  expect(tripQueryOf({ ...toAnkara, back: '2027-05-09', passengers: 4, lapChildren: 2 })).toBe(
    'kalkis=1325&varis=98&gidis=2027-05-03&donus=2027-05-09&yolcu=4&kucak=2',
  );
});

test('[R-02] every wish is found again in its own text', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map(travelDayOf);
  const wish = fc.record({
    from: fc.nat(9_999_999),
    to: fc.nat(9_999_999),
    outward: day,
    back: fc.option(day),
    passengers: fc.nat(99),
    lapChildren: fc.nat(99),
  });
  fc.assert(
    fc.property(wish, (each) => {
      expect(wishIn(tripQueryOf(each))).toEqual(each);
    }),
  );
});
