import { expect, test } from 'vitest';
import type { Place } from '#domain/coach/coach.ts';
import { nearestPlaces } from '#domain/coach/nearest-places.ts';
import { refusalOfPlace } from '#domain/coach/place-refusal.ts';
import type { Seated, TakenPlace } from '#domain/coach/seated.ts';
import { type CoachName, coaches } from '../../support/seat-railway.ts';

const woman: Seated = { gender: 'F', occupant: 'passenger', party: 'one' };
const man: Seated = { gender: 'M', occupant: 'passenger', party: 'two' };
const pet: Seated = { gender: 'F', occupant: 'pet', party: 'one' };
const wheelchair: Seated = { gender: 'F', occupant: 'wheelchair-user', party: 'one' };

const placeIn = (coach: CoachName, seat: string): Place => {
  const place = coaches[coach].places.find(({ number }) => number === seat);
  if (place === undefined) throw new Error(`No ${seat}.`);
  return place;
};

const takenIn = (coach: CoachName, seats: readonly string[], who: Seated): readonly TakenPlace[] =>
  seats.map((seat) => ({ place: placeIn(coach, seat), who }));

test.each([
  ['benches', '3A', woman, [], null],
  ['benches', '3A', woman, ['3A'], 'seat-taken'],
  ['benches', '3A', man, ['3A'], 'seat-taken'],
  ['benches', '3A', woman, ['3B'], 'gender-beside'],
  ['benches', '3A', woman, ['3C', '2A', '4A'], null],
  ['benches', '3A', man, ['3B'], null],
  ['benches', '16H', woman, [], 'wheelchair-only'],
  ['benches', '16H', wheelchair, [], null],
  ['benches', '16H', wheelchair, ['16D'], 'gender-beside'],
  ['benches', '3A', pet, [], 'pet-not-here'],
  ['benches', '3A', pet, ['3B'], 'pet-not-here'],
  ['wide', '3A', pet, ['3B', '3C'], null],
  ['loca', '1A', woman, ['1D'], 'compartment-of-others'],
  ['loca', '1A', woman, ['2A'], null],
  ['couchette', '1A', man, ['1B'], null],
  ['unnumbered', '1A', woman, ['1B'], null],
  ['unnumbered', '1A', woman, ['1A'], 'seat-taken'],
] as const)('[V-23] in %s at %s %j beside men on %j is told: %s', (coach, seat, who, men, refusal) => {
  expect(
    refusalOfPlace(coaches[coach], placeIn(coach, seat), who, takenIn(coach, men, man), 'between-bookings'),
  ).toBe(refusal);
});

test.each([
  ['benches', '3A', woman, ['3A'], 3, ['2A', '4A', '2B']],
  ['benches', '3A', man, ['3A'], 3, ['3B', '2A', '4A']],
  ['benches', '1A', woman, ['1A', '2A', '3A'], 2, ['1C', '2C']],
  ['benches', '3A', woman, [], 1, ['3A']],
  ['benches', '3A', woman, ['3A'], 0, []],
  ['benches', '16H', wheelchair, ['16H'], 3, []],
  ['wide', '3A', pet, ['3A'], 3, ['2A', '4A', '1A']],
  ['loca', '1A', woman, ['1A'], 2, ['2A', '2B']],
  ['sleeper', '1A', pet, [], 3, []],
] as const)(
  'in %s nearest to %s for %j, with men on %j, the first %i are %j',
  (coach, seat, who, men, most, found) => {
    const near = nearestPlaces(coaches[coach], placeIn(coach, seat), who, takenIn(coach, men, man), {
      rule: 'between-bookings',
      most,
    });
    expect(near.map(({ number }) => number)).toEqual(found);
  },
);

test('a full coach has nothing near', () => {
  const all = coaches.loca.places.map(({ number }) => number);
  const near = nearestPlaces(coaches.loca, placeIn('loca', '1A'), man, takenIn('loca', all, man), {
    rule: 'off',
    most: 3,
  });
  expect(near).toEqual([]);
});
