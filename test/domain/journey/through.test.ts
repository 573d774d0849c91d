import { expect, test } from 'vitest';
import { stationsLike } from '#domain/journey/station-search.ts';
import { throughOf } from '#domain/journey/through.ts';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import { seedBook } from '../../support/search-stations.ts';

const [ankara, eskişehir, pendik, izmir, aydın] = [98, 93, 48, 312, 288];
const wish = {
  from: ankara,
  to: aydın,
  outward: '2026-12-10',
  back: '2026-12-12',
  passengers: 2,
  lapChildren: 1,
};

test('[R-01] the name of a station elsewhere is no slip of one that is offered', () => {
  expect(stationsLike(seedBook.index, 'aydın', seedBook.reachedFrom(ankara))).toEqual([]);
  expect(stationsLike(seedBook.index, 'karamna', seedBook.reachedFrom(ankara))[0]?.station.name).toBe(
    'KARAMAN',
  );
});

test('[R-01] where no ticket is sold, two journeys through the likeliest station between are offered', () => {
  expect(throughOf(wish, seedBook)).toEqual({
    station: izmir,
    queries: [
      'kalkis=98&varis=312&gidis=2026-12-10&yolcu=2&kucak=1',
      'kalkis=312&varis=288&gidis=2026-12-10&yolcu=2&kucak=1',
    ],
  });
});

test.each([
  ['a ticket is sold', { ...wish, to: eskişehir }],
  ['both ends are one', { ...wish, to: ankara }],
  ['both lie in one city', { ...wish, from: pendik, to: cityEndOf(34) }],
  ['an end is unknown', { ...wish, to: 999_999 }],
])('nothing is offered in its stead where %s', (_, other) => {
  expect(throughOf(other, seedBook)).toBeNull();
});
