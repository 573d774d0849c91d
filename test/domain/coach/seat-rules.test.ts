import { expect, test } from 'vitest';
import { mayShareCompartment } from '#domain/coach/compartment.ts';
import { openCouchettes } from '#domain/coach/covered-couchette.ts';
import { isNeighbourRule, maySitBeside, type NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { mayTakePetPlace } from '#domain/coach/pet-place.ts';
import type { Seated, TakenPlace } from '#domain/coach/seated.ts';
import { mayTakeWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { Occupant } from '#domain/fare/occupant.ts';
import { type TravelledLeg, travelsWithMain } from '#domain/passenger/dependent-direction.ts';
import { hasWholeCompartment } from '#domain/seat/dog-tariff.ts';
import { isSeatCountRight } from '#domain/seat/seat-count.ts';
import type { Gender } from '#domain/values/gender.ts';
import { type CoachName, coaches } from '../../support/seat-railway.ts';

/** Written short: gender, party, and a letter for who it is where that is not a plain passenger. */
type Somebody = `${Gender}${'1' | '2'}${'' | 'p' | 'w' | 'c'}`;

const occupants: Readonly<Record<string, Occupant>> = { p: 'pet', w: 'wheelchair-user', c: 'companion' };

const who = (somebody: Somebody): Seated => ({
  gender: somebody.startsWith('F') ? 'F' : 'M',
  party: somebody.charAt(1),
  occupant: occupants[somebody.charAt(2)] ?? 'passenger',
});

const placeIn = (coach: CoachName, seat: string) => {
  const place = coaches[coach].places.find(({ number }) => number === seat);
  if (place === undefined) throw new Error(`No ${seat}.`);
  return place;
};

const takenIn = (coach: CoachName, taken: Readonly<Record<string, Somebody>>): readonly TakenPlace[] =>
  Object.entries(taken).map(([seat, somebody]) => ({ place: placeIn(coach, seat), who: who(somebody) }));

const beside: readonly (readonly [Somebody, Somebody, NeighbourRule, boolean])[] = [
  ['F1', 'F2', 'between-bookings', true],
  ['M1', 'M2', 'between-bookings', true],
  ['F1', 'M2', 'between-bookings', false],
  ['M1', 'F2', 'between-bookings', false],
  ['F1', 'M1', 'between-bookings', true],
  ['M1', 'F1', 'between-bookings', true],
  ['F1p', 'M2', 'between-bookings', true],
  ['F1', 'M2p', 'between-bookings', true],
  ['F1w', 'M2', 'between-bookings', false],
  ['F1', 'M2c', 'between-bookings', false],
  ['F1', 'M1', 'always', false],
  ['F1', 'F1', 'always', true],
  ['F1', 'M2', 'always', false],
  ['F1p', 'M1', 'always', true],
  ['F1', 'M2', 'off', true],
  ['M1', 'F2', 'off', true],
];

test.each(beside)('[V-23] %s beside %s under the rule “%s”: %s', (one, other, rule, may) => {
  expect(maySitBeside(who(one), who(other), rule)).toBe(may);
  expect(maySitBeside(who(other), who(one), rule)).toBe(may);
});

test.each(['between-bookings', 'always', 'off'])('[V-23] “%s” is a neighbour rule', (text) => {
  expect(isNeighbourRule(text)).toBe(true);
});

test.each(['', 'ALWAYS', 'on', ' off', 'between bookings', '\0', '😀', 'constructor', '__proto__'])(
  '[V-23] “%s” is no neighbour rule',
  (text) => {
    expect(isNeighbourRule(text)).toBe(false);
  },
);

const compartments: readonly (readonly [CoachName, string, Somebody, Somebody, NeighbourRule, boolean])[] = [
  ['loca', '1A', 'F1', 'F2', 'between-bookings', true],
  ['loca', '1A', 'F1', 'M2', 'between-bookings', false],
  ['loca', '1A', 'F1', 'M1', 'between-bookings', true],
  ['loca', '1A', 'F1', 'M1', 'always', false],
  ['loca', '1A', 'F1', 'M2', 'off', true],
  ['sleeper', '1A', 'M1', 'M2', 'between-bookings', true],
  ['sleeper', '1A', 'M1', 'F2', 'between-bookings', false],
  ['sleeper', '1A', 'M1', 'F1', 'between-bookings', true],
  ['sleeper', '1A', 'M1', 'F2p', 'between-bookings', true],
  ['couchette', '1A', 'F1', 'F2', 'between-bookings', false],
  ['couchette', '1A', 'F1', 'F1', 'between-bookings', true],
  ['couchette', '1A', 'F1', 'M1', 'between-bookings', true],
  ['couchette', '1A', 'F1', 'M1', 'always', false],
  ['couchette', '1A', 'F1', 'F2', 'off', false],
];

test.each(compartments)(
  '[V-23] [V-25] in the %s at %s: %s with %s under “%s”: %s',
  (coach, seat, one, other, rule, may) => {
    expect(mayShareCompartment(placeIn(coach, seat), who(one), who(other), rule)).toBe(may);
  },
);

const pets: readonly (readonly [CoachName, string, Somebody, Readonly<Record<string, Somebody>>, boolean])[] =
  [
    ['benches', '1A', 'F1p', {}, false],
    ['benches', '1A', 'F1p', { '1B': 'F1' }, true],
    ['benches', '1A', 'F1p', { '1B': 'F2' }, false],
    ['benches', '1A', 'F1p', { '1C': 'F1' }, false],
    ['benches', '1A', 'F1p', { '2A': 'F1' }, false],
    ['benches', '1A', 'F1p', { '1B': 'F1p' }, false],
    ['benches', '1A', 'F1', {}, true],
    ['wide', '1A', 'F1p', {}, true],
    ['wide', '1A', 'F1p', { '1B': 'M2' }, true],
    ['wide', '1B', 'F1p', { '1C': 'M1' }, true],
    ['wide', '1B', 'F1p', { '1A': 'M1' }, false],
    ['loca', '1A', 'F1p', { '1D': 'F1' }, true],
    ['loca', '1A', 'F1p', { '2A': 'F1' }, false],
    ['sleeper', '1A', 'F1p', { '1B': 'F1' }, false],
    ['couchette', '1A', 'F1p', { '1B': 'F1' }, false],
    ['couchette', '1A', 'F1', { '1B': 'F1p' }, true],
  ];

test.each(pets)('[V-24] in %s at %s %s, with %j: %s', (coach, seat, somebody, taken, may) => {
  expect(mayTakePetPlace(placeIn(coach, seat), who(somebody), takenIn(coach, taken))).toBe(may);
});

const dogs: readonly (readonly [CoachName, number, readonly string[], boolean])[] = [
  ['loca', 0, ['1A', '1B', '1C', '1D'], true],
  ['loca', 0, ['1D', '1C', '1B', '1A'], true],
  ['loca', 0, ['1A', '1B', '1C', '1D', '2A'], true],
  ['loca', 0, ['1A', '1B', '1C'], false],
  ['loca', 0, ['1A'], false],
  ['loca', 0, [], false],
  ['loca', 1, ['1A', '1B', '1C', '1D'], false],
  ['loca', 1, ['2A', '2B', '2C', '2D'], true],
  ['sleeper', 0, ['1A', '1B'], true],
  ['sleeper', 0, ['1A'], false],
  ['sleeper', 9, ['1A', '1B'], false],
  ['dining', 0, [], false],
];

test.each(dogs)(
  '[V-24] the dog tariff in the %s, compartment %i, with %j: %s',
  (coach, unit, seats, whole) => {
    expect(hasWholeCompartment(coaches[coach], unit, new Set(seats))).toBe(whole);
  },
);

const couchettes: readonly (readonly [CoachName, readonly string[], readonly number[]])[] = [
  ['couchette', [], []],
  ['couchette', ['1A'], [0]],
  ['couchette', ['1A', '1B'], [0]],
  ['couchette', ['1A', '1B', '1C'], [0]],
  ['couchette', ['1A', '1B', '1C', '1D'], []],
  ['couchette', ['1D', '1B', '1A', '1C'], []],
  ['couchette', ['1A', '2A'], [0, 1]],
  ['couchette', ['1A', '1B', '1C', '1D', '2A'], [1]],
  ['couchette', ['1A', '1B', '2C', '2D'], [0, 1]],
  ['couchette', ['1A', '1B', '1C', '1D', '2A', '2B', '2C', '2D'], []],
  ['couchette', ['9Z'], []],
  ['loca', ['1A'], []],
  ['benches', ['1A'], []],
];

test.each(couchettes)('[V-25] of the %s with %j these compartments are open: %j', (coach, seats, open) => {
  expect(openCouchettes(coaches[coach], new Set(seats))).toEqual(open);
});

const counts: readonly (readonly [number, readonly (readonly string[])[], boolean])[] = [
  [1, [['1A']], true],
  [2, [['1A', '1B']], true],
  [2, [['1A']], false],
  [1, [['1A', '1B']], false],
  [1, [], false],
  [0, [], false],
  [0, [[]], true],
  [1, [[]], false],
  [2, [['1A', '1A']], false],
  [1, [['1A'], ['7C']], true],
  [2, [['1A', '1B'], ['7C']], false],
  [
    2,
    [
      ['1A', '1B'],
      ['7C', '7D'],
    ],
    true,
  ],
  [3, [['1A', '1B', '1C']], true],
];

test.each(counts)('[V-26] %i passengers with the seats %j: %s', (passengers, seats, right) => {
  const party = Array.from({ length: passengers }, (): Occupant => 'passenger');
  expect(isSeatCountRight(party, seats)).toBe(right);
});

const wheelchairs: readonly (readonly [string, Somebody, Readonly<Record<string, Somebody>>, boolean])[] = [
  ['16H', 'F1', {}, false],
  ['16H', 'F1w', {}, true],
  ['16H', 'F1c', {}, false],
  ['16H', 'F1p', {}, false],
  ['16D', 'F1c', { '16H': 'M1w' }, true],
  ['16D', 'F1c', { '16H': 'M2w' }, false],
  ['16D', 'F1c', { '1A': 'M1w' }, true],
  ['16D', 'F1c', { '16H': 'M1' }, false],
  ['16D', 'F1', { '16H': 'M1w' }, false],
  ['16D', 'F2w', { '16H': 'F1w' }, true],
  ['1A', 'F1', {}, true],
  ['1A', 'F1w', {}, true],
  ['1A', 'F1c', {}, true],
];

test.each(wheelchairs)('[V-27] at %s %s, with %j: %s', (seat, somebody, taken, may) => {
  expect(mayTakeWheelchairPlace(placeIn('benches', seat), who(somebody), takenIn('benches', taken))).toBe(
    may,
  );
});

const out: TravelledLeg = { direction: 'outward', runId: 7, fromStop: 1, toStop: 5 };
const on: TravelledLeg = { direction: 'outward', runId: 8, fromStop: 0, toStop: 3 };
const back: TravelledLeg = { direction: 'return', runId: 9, fromStop: 0, toStop: 4 };

const journeys: readonly (readonly [string, readonly TravelledLeg[], readonly TravelledLeg[], boolean])[] = [
  ['both out', [out], [out], true],
  ['both out and back', [out, back], [out, back], true],
  ['out only, beside one who returns', [out], [out, back], true],
  ['back only, beside one who returns', [back], [out, back], true],
  ['back, where the other does not', [out, back], [out], false],
  ['back instead of out', [back], [out], false],
  ['both with a change', [out, on], [out, on], true],
  ['in any order', [on, out], [out, on], true],
  ['another train', [{ ...out, runId: 6 }], [out], false],
  ['from one stop earlier', [{ ...out, fromStop: 0 }], [out], false],
  ['to one stop further', [{ ...out, toStop: 6 }], [out], false],
  ['the same train the other way', [{ ...out, direction: 'return' }], [out], false],
  ['nowhere', [], [out], false],
  ['beside nobody', [out], [], false],
];

test.each(journeys)('[V-28] a dependent who travels %s', (_name, dependent, main, may) => {
  expect(travelsWithMain(dependent, main)).toBe(may);
});
