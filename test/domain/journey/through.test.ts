import { expect, test } from 'vitest';
import { stationsLike } from '#domain/journey/station-search.ts';
import { throughOf } from '#domain/journey/through.ts';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import { seedBook } from '../../support/search-stations.ts';

const [konya, kars, ankara, pendik] = [796, 532, 98, 48];
const wish = {
  from: konya,
  to: kars,
  outward: '2026-12-10',
  back: '2026-12-12',
  passengers: 2,
  lapChildren: 1,
};

test('[R-01] the name of a station elsewhere is no slip of one that is offered', () => {
  expect(stationsLike(seedBook.index, 'kars', seedBook.reachedFrom(konya))).toEqual([]);
  expect(stationsLike(seedBook.index, 'karamna', seedBook.reachedFrom(konya))[0]?.station.name).toBe(
    'KARAMAN',
  );
});

test('[R-01] where no ticket is sold, two journeys through the likeliest station between are offered', () => {
  expect(throughOf(wish, seedBook)).toEqual({
    station: ankara,
    queries: [
      'kalkis=796&varis=98&gidis=2026-12-10&yolcu=2&kucak=1',
      'kalkis=98&varis=532&gidis=2026-12-10&yolcu=2&kucak=1',
    ],
  });
});

test.each([
  ['a ticket is sold', { ...wish, to: ankara }],
  ['both ends are one', { ...wish, to: konya }],
  ['both lie in one city', { ...wish, from: pendik, to: cityEndOf(34) }],
  ['an end is unknown', { ...wish, to: 999_999 }],
])('nothing is offered in its stead where %s', (_, other) => {
  expect(throughOf(other, seedBook)).toBeNull();
});
