import { describe, expect, test } from 'vitest';
import type { Occupant } from '#domain/fare/occupant.ts';
import { bestSeats, type Seeker } from '#domain/seat/best-seats.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { sameSeats } from '#domain/seat/same-seats.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';
import { heldIn, mapOf } from '../../support/coach-maps.ts';

const party = (...members: readonly (readonly [Gender, Occupant?])[]): readonly Seeker[] =>
  members.map(([gender, occupant = 'passenger'], passenger) => ({
    passenger,
    who: { gender, occupant, party: 'p' },
    needs: occupant === 'wheelchair-user' ? 'wheelchair-place' : 'any-place',
  }));

const best = (
  maps: readonly SeatMap[],
  seekers: readonly Seeker[],
  cabinClass: CabinClass = 'Y1',
  held: readonly HeldSeat[] = [],
) =>
  bestSeats(maps, seekers, {
    cabinClass,
    rule: 'between-bookings',
    held,
  })
    ?.toSorted((one, other) => one.passenger - other.passenger)
    .map(({ place, coachId }) => [maps.find((map) => map.coachId === coachId)?.index, place.number]) ?? null;

const everyOther = (map: SeatMap, keep: readonly string[], gender: Gender = 'F'): SeatMap => ({
  ...map,
  taken: map.coach.places.flatMap(({ number }) =>
    keep.includes(number) ? [] : [{ seat: number, genders: [gender] }],
  ),
});

describe('the best seats', () => {
  test('for one: a window at a table with nobody beside, facing the way', () => {
    expect(best([mapOf(264, 2)], party(['F']))).toEqual([[2, '11A']]);
  });

  test('for two: one bench', () => {
    expect(best([mapOf(264, 2)], party(['F'], ['M']))).toEqual([
      [2, '11A'],
      [2, '11B'],
    ]);
  });

  test('together comes before a window: another coach where this one has room only apart', () => {
    const apart = everyOther(mapOf(264, 2), ['1A', '19A']);
    const beside = everyOther(mapOf(265, 3), ['4B', '4C']);
    expect(best([apart, beside], party(['F'], ['F']))).toEqual([
      [3, '4B'],
      [3, '4C'],
    ]);
  });

  test('[V-23] nobody is seated where the rules refuse it', () => {
    const map = everyOther(mapOf(264, 2), ['3B', '7B'], 'M');
    expect(best([map], party(['F']))).toBe(null);
    expect(best([map], party(['M']))).toEqual([[2, '3B']]);
  });

  test('[V-24] a pet stands beside its passenger', () => {
    expect(best([mapOf(264, 2)], party(['F'], ['F', 'pet']))).toEqual([
      [2, '11A'],
      [2, '11B'],
    ]);
  });

  test('[V-27] a wheelchair user has the wheelchair place, the companion the nearest other', () => {
    expect(best([mapOf(264, 2), mapOf(262, 1)], party(['F', 'companion'], ['M', 'wheelchair-user']))).toEqual(
      [
        [1, '3D'],
        [1, '2H'],
      ],
    );
  });

  test('[V-25] in covered couchettes four fill a compartment, and three have none', () => {
    const couchette = mapOf(901, 5, [{ seat: '1A', genders: ['F'] }]);
    expect(
      best([couchette], party(['F'], ['M'], ['F'], ['M']), 'D')
        ?.map(([, seat]) => seat)
        .toSorted(),
    ).toEqual(['2A', '2B', '2C', '2D']);
    expect(best([couchette], party(['F'], ['M'], ['F']), 'D')).toBe(null);
  });

  test('whoever has a seat already is not seated on it again, and the others sit near', () => {
    const map = mapOf(264, 2);
    const [, second] = party(['F'], ['M']);
    expect(best([map], second === undefined ? [] : [second], 'Y1', [heldIn(map, '11A', 0)])).toEqual([
      [2, '11B'],
    ]);
  });

  test('there are none in another class, in a coach that is closed, or for nobody', () => {
    expect(best([mapOf(264, 2)], party(['F']), 'C')).toBe(null);
    expect(best([{ ...mapOf(264, 2), isOnSale: false }], party(['F']))).toBe(null);
    expect(best([mapOf(264, 2)], [])).toBe(null);
  });
});

const back = (taken: SeatMap['taken'] = []) => mapOf(264, 2, taken, 10_550_009);

describe('the same seats on the way back', () => {
  const there = mapOf(264, 2);
  const before = [heldIn(there, '11A', 0), heldIn(there, '11B', 1, { gender: 'M' })];
  const seekers = party(['F'], ['M']);
  const same = (maps: readonly SeatMap[], whom = seekers) =>
    sameSeats(maps, whom, before, { rule: 'between-bookings', held: [] })?.map(
      ({ passenger, coachId, place }) => [passenger, coachId, place.number],
    ) ?? null;

  test('are the same numbers in the same coach of the other run', () => {
    expect(same([back()])).toEqual([
      [0, back().coachId, '11A'],
      [1, back().coachId, '11B'],
    ]);
  });

  test('are not offered when one of them is taken, the coach is missing, or somebody had none', () => {
    expect(same([back([{ seat: '11B', genders: ['M'] }])])).toBe(null);
    expect(same([mapOf(264, 3, [], 10_550_009)])).toBe(null);
    expect(same([back()], party(['F'], ['M'], ['F']))).toBe(null);
    expect(same([back()], [])).toBe(null);
  });
});
