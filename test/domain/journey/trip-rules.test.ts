import { describe, expect, test } from 'vitest';
import { mostLapChildren } from '#domain/fare/lap-children.ts';
import type { TripDraft } from '#domain/journey/trip-draft.ts';
import { type TripLimits, tripProblems } from '#domain/journey/trip-rules.ts';
import { draftOf } from '#test/support/trip-draft-of.ts';

const limits: TripLimits = {
  today: '2026-11-21',
  lastDay: '2027-01-20',
  maxPassengers: 11,
  isSold: (from, to) => from + to !== 1000,
};

const sound: TripDraft = {
  from: 1325,
  to: 98,
  outward: '2026-11-24',
  way: 'round-trip',
  back: '2026-11-27',
  passengers: 2,
  lapChildren: 1,
};

const found = (change: Partial<TripDraft>, allowed: Partial<TripLimits> = {}) =>
  tripProblems({ ...sound, ...change }, { ...limits, ...allowed });

test('a sound wish stands the rules', () => {
  expect(found({})).toEqual([]);
});

describe('[V-18] departure, arrival and day are needed', () => {
  test('all that is missing is named at once, in the order of the form', () => {
    expect(found({ from: null, to: null, outward: null, back: null })).toEqual([
      { field: 'from', problem: 'missing' },
      { field: 'to', problem: 'missing' },
      { field: 'outward', problem: 'missing' },
      { field: 'back', problem: 'missing' },
    ]);
  });

  test('what was not understood is told apart from what is missing', () => {
    expect(
      found({
        from: 'unclear',
        to: 'unclear',
        outward: 'unclear',
        back: 'unclear',
        passengers: 'unclear',
        lapChildren: 'unclear',
      }),
    ).toEqual([
      { field: 'from', problem: 'unclear' },
      { field: 'to', problem: 'unclear' },
      { field: 'outward', problem: 'unclear' },
      { field: 'back', problem: 'unclear' },
      { field: 'passengers', problem: 'unclear' },
      { field: 'lapChildren', problem: 'unclear' },
    ]);
  });

  test('a day of return is needed only of whoever goes back', () => {
    expect(found({ way: 'one-way', back: null })).toEqual([]);
    expect(found({ way: 'one-way', back: 'unclear' })).toEqual([]);
  });
});

test('[E-06] a journey needs two stations between which tickets are sold', () => {
  expect(found({ to: 1325 })).toEqual([{ field: 'to', problem: 'same-as-from' }]);
  expect(found({ from: 400, to: 600 })).toEqual([{ field: 'to', problem: 'unpaired' }]);
  expect(found({ from: null, to: 600 })).toEqual([{ field: 'from', problem: 'missing' }]);
  expect(found({ from: 'unclear', to: 600 })).toEqual([{ field: 'from', problem: 'unclear' }]);
});

describe('[V-17] a day lies between today and the last day of sale', () => {
  test.each([
    ['2026-11-20', [{ field: 'outward', problem: 'past' }]],
    ['2026-11-21', []],
    ['2026-11-22', []],
    ['2027-01-19', []],
    ['2027-01-20', []],
    ['2027-01-21', [{ field: 'outward', problem: 'not-on-sale-yet' }]],
  ])('the way there on %s', (outward, problems) => {
    expect(found({ outward, way: 'one-way', back: null })).toEqual(problems);
  });

  test.each([
    ['2026-11-23', [{ field: 'back', problem: 'before-outward' }]],
    ['2026-11-24', []],
    ['2026-11-25', []],
    ['2027-01-20', []],
    ['2027-01-21', [{ field: 'back', problem: 'not-on-sale-yet' }]],
  ])('the way back on %s', (back, problems) => {
    expect(found({ back })).toEqual(problems);
  });

  test('a past day of return is told even while the way there is unclear', () => {
    expect(found({ outward: 'unclear', back: '2026-11-20' })).toEqual([
      { field: 'outward', problem: 'unclear' },
      { field: 'back', problem: 'past' },
    ]);
  });
});

describe('[E-14] the sales channel bounds the passengers', () => {
  test.each([
    [0, 11, [{ field: 'passengers', problem: 'too-few' }]],
    [1, 11, []],
    [11, 11, []],
    [12, 11, [{ field: 'passengers', problem: 'too-many' }]],
    [4, 4, []],
    [5, 4, [{ field: 'passengers', problem: 'too-many' }]],
  ])('%i passengers where %i are allowed', (passengers, maxPassengers, problems) => {
    expect(found({ passengers, lapChildren: 0 }, { maxPassengers })).toEqual(problems);
  });
});

describe('[V-20] free children are at most twice the passengers', () => {
  test.each([
    [1, 0, []],
    [1, 2, []],
    [1, 3, [{ field: 'lapChildren', problem: 'too-many' }]],
    [5, 10, []],
    [5, 11, [{ field: 'lapChildren', problem: 'too-many' }]],
    [0, 3, [{ field: 'passengers', problem: 'too-few' }]],
  ])('%i passengers with %i on their laps', (passengers, lapChildren, problems) => {
    expect(found({ passengers, lapChildren })).toEqual(problems);
  });

  test('nobody has none', () => {
    expect([-1, 0, 1, 11].map(mostLapChildren)).toEqual([0, 0, 2, 22]);
  });
});

test('a wish is seen as the draft it was made of', () => {
  const { way, ...wish } = sound;
  const [from, to, outward] = [1325, 98, '2026-11-24'];
  expect(way).toBe('round-trip');
  expect(draftOf({ from, to, outward, back: '2026-11-27', passengers: 2, lapChildren: 1 })).toEqual(sound);
  expect(draftOf({ from, to, outward, back: null, passengers: 2, lapChildren: 1 })).toEqual({
    ...wish,
    way: 'one-way',
    back: null,
  });
});
