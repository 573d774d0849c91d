import { expect, test } from 'vitest';
import { partyTermsOf } from '#domain/fare/party-terms.ts';
import { tariffs } from '#domain/fare/tariffs.ts';

test('[C-11] before anything was told a party travels by the shop’s own rules', () => {
  expect(partyTermsOf(null)).toEqual({ maxPassengers: 11, tariffs });
});

test('[C-11] what is told is what is sold, in the shop’s own order; what is not told is not sold', () => {
  const terms = partyTermsOf({
    maxPassengers: 3,
    tariffs: [
      ['teacher', 240, 800, false, 400],
      ['full', 0, 0, false, 0],
    ],
  });
  const [full, teacher] = [tariffs[0], tariffs.find(({ code }) => code === 'teacher')];
  expect(terms).toEqual({
    maxPassengers: 3,
    tariffs: [
      full,
      { ...teacher, fromMonths: 240, underMonths: 800, isForCitizensOnly: false, discount: 400 },
    ],
  });
});
