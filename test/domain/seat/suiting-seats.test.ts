import { expect, test } from 'vitest';
import type { Occupant } from '#domain/fare/occupant.ts';
import type { Seeker } from '#domain/seat/best-seats.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { suitingSeats } from '#domain/seat/suiting-seats.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';
import { mapOf } from '../../support/coach-maps.ts';

const somebody = (gender: Gender, occupant: Occupant = 'passenger'): Seeker => ({
  passenger: 0,
  who: { gender, occupant, party: 'p' },
  needs: occupant === 'wheelchair-user' ? 'wheelchair-place' : 'any-place',
});

type Asked = { readonly who?: Seeker; readonly most?: number; readonly cabinClass?: CabinClass };

const suiting = (
  maps: readonly SeatMap[],
  seat: string,
  { who = somebody('F'), most = 3, cabinClass = 'Y1' }: Asked = {},
) => {
  const [map] = maps;
  const place = map?.coach.places.find(({ number }) => number === seat);
  if (map === undefined || place === undefined) throw new Error(`No ${seat}.`);
  const sought = { cabinClass, held: [], rule: 'between-bookings', most } as const;
  return suitingSeats(maps, { map, place }, who, sought).map((found) => [
    found.map.index,
    found.place.number,
  ]);
};

const fullBut = (map: SeatMap, keep: readonly string[], gender: Gender = 'M'): SeatMap => ({
  ...map,
  taken: map.coach.places.flatMap(({ number }) =>
    keep.includes(number) ? [] : [{ seat: number, genders: [gender] }],
  ),
});

const benches = mapOf(264, 2);
const withRamp = mapOf(262, 1);

test('the nearest places of its coach stand in for one that is taken', () => {
  const taken = mapOf(264, 2, [{ seat: '3A', genders: ['F'] }]);
  expect(suiting([taken], '3A', { most: 2 })).toEqual([
    [2, '3B'],
    [2, '2A'],
  ]);
});

test('[V-23] no place is offered that would be refused for who sits beside it', () => {
  const taken = mapOf(264, 2, [{ seat: '3A', genders: ['M'] }]);
  expect(suiting([taken], '3A', { most: 2 })).not.toContainEqual([2, '3B']);
  expect(suiting([taken], '3A', { who: somebody('M'), most: 1 })).toEqual([[2, '3B']]);
});

test('[V-27] for a wheelchair place others are offered seats of the class of their journey', () => {
  const [found] = suiting([withRamp], '2H', { most: 1 });
  const place = withRamp.coach.places.find(({ number }) => number === found?.[1]);
  expect([place?.cabinClass, place?.properties.includes('wheelchair')]).toEqual(['Y1', false]);
});

test('[V-27] whoever comes in a wheelchair is offered wheelchair places', () => {
  const user = somebody('F', 'wheelchair-user');
  expect(suiting([benches, withRamp], '3A', { who: user, most: 2 }).map(([index]) => index)).toEqual([1, 1]);
});

test('where its coach has none, the coaches next to it are looked through', () => {
  const full = fullBut(benches, []);
  expect(suiting([full, mapOf(264, 5), mapOf(265, 3)], '3A', { most: 1 })).toEqual([[3, '3A']]);
});

test('nothing is offered that is not sold, and nothing where the whole train is full', () => {
  const unpriced = { ...fullBut(benches, ['4A']), prices: [] };
  const closed = { ...mapOf(264, 3), isOnSale: false };
  expect(suiting([unpriced, closed], '3A')).toEqual([]);
});

test('where its class is full, the class of the journey is offered', () => {
  const business = mapOf(263, 0);
  const [place] = business.coach.places;
  const full = fullBut(business, []);
  expect([place?.cabinClass, suiting([full, benches], place?.number ?? '', { most: 1 })[0]?.[0]]).toEqual([
    'C',
    2,
  ]);
});
