import { describe, expect, test } from 'vitest';
import { unknownNeighbour } from '#domain/coach/seated.ts';
import type { Occupant } from '#domain/fare/occupant.ts';
import { freeGroups } from '#domain/seat/free-groups.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { type SeatStatus, statusesIn, takenIn } from '#domain/seat/seat-status.ts';
import type { Gender } from '#domain/values/gender.ts';
import { heldIn, mapOf } from '../../support/coach-maps.ts';

type Party = {
  readonly gender?: Gender;
  readonly occupant?: Occupant;
  readonly passenger?: number;
  readonly held?: readonly HeldSeat[];
};

const statuses = (map: SeatMap, { gender = 'F', occupant = 'passenger', passenger = 0, held = [] }: Party) =>
  statusesIn(map, { who: { gender, occupant, party: 'p' }, passenger, held, rule: 'between-bookings' });

const refused = (refusal: Extract<SeatStatus, { kind: 'refused' }>['refusal']): SeatStatus => ({
  kind: 'refused',
  refusal,
});
const free: SeatStatus = { kind: 'free' };

const economy = mapOf(264, 2, [
  { seat: '5A', genders: ['M'] },
  { seat: '6A', genders: ['F'] },
  { seat: '7A', genders: [] },
  { seat: '8A', genders: ['F', 'M'] },
]);

test('[V-23] a woman is told before the click that a stranger beside the seat is a man', () => {
  const all = statuses(economy, { gender: 'F' });
  expect(['5A', '5B', '6B', '7B', '8B', '5C'].map((seat) => all.get(seat))).toEqual([
    refused('seat-taken'),
    refused('gender-beside'),
    free,
    free,
    refused('gender-beside'),
    free,
  ]);
});

test('a place of which the map names no gender is taken by somebody unknown, who keeps nobody away', () => {
  const who = { gender: 'M', occupant: 'passenger', party: 'p' } as const;
  const taken = takenIn(economy, { who, passenger: 0, held: [] });
  expect(taken.flatMap((each) => (each.place.number === '7A' ? [each.who] : []))).toEqual([unknownNeighbour]);
  const beside = (['F', 'M'] as const).map((gender) => statuses(economy, { gender }).get('7B'));
  const pet = statuses(economy, { occupant: 'pet', gender: 'M' }).get('7B');
  expect([...beside, pet]).toEqual([free, free, refused('pet-not-here')]);
});

test('[V-23] a man may sit beside a man, not beside a strange woman, and beside whom he travels with', () => {
  const held = [heldIn(economy, '9A', 1)];
  const all = statuses(economy, { gender: 'M', held });
  expect(['5B', '6B', '9B', '9A'].map((seat) => all.get(seat))).toEqual([
    free,
    refused('gender-beside'),
    free,
    { kind: 'own', passenger: 1 },
  ]);
});

test('an own seat is no neighbour of whoever is moved from it, and is not told as taken by a stranger', () => {
  const map = mapOf(264, 2, [{ seat: '9A', genders: ['F'] }]);
  const held = [heldIn(map, '9A', 0)];
  const all = statuses(map, { gender: 'M', passenger: 0, held });
  expect(['9A', '9B'].map((seat) => all.get(seat))).toEqual([{ kind: 'own', passenger: 0 }, free]);
});

test('[V-24] a pet may stand beside its own passenger and on a single seat', () => {
  const held = [heldIn(economy, '9A', 0)];
  const all = statuses(economy, { occupant: 'pet', passenger: 1, held });
  expect(['9B', '10B'].map((seat) => all.get(seat))).toEqual([free, refused('pet-not-here')]);
  expect(statuses(mapOf(263, 0), { occupant: 'pet' }).get('1A')).toEqual(free);
});

test('[V-27] a wheelchair place is for a wheelchair user and for the companion in the same coach', () => {
  const map = mapOf(262, 1);
  expect(statuses(map, {}).get('1H')).toEqual(refused('wheelchair-only'));
  expect(statuses(map, { occupant: 'wheelchair-user' }).get('1H')).toEqual(free);
  const held = [heldIn(map, '1H', 0, { tariffId: 5 })];
  expect(statuses(map, { occupant: 'companion', passenger: 1, held }).get('2H')).toEqual(free);
});

test('[E-07] every place of a coach that is closed for sale says so', () => {
  const all = statuses({ ...economy, isOnSale: false }, {});
  expect([all.get('1A'), all.get('5A')]).toEqual([refused('coach-closed'), refused('seat-taken')]);
});

test('a place whose class is not sold on the stretch says so', () => {
  expect(statuses({ ...economy, prices: [] }, {}).get('1A')).toEqual(refused('not-sold'));
});

const groupsOf = (map: SeatMap, together: number, party: Party = {}) =>
  freeGroups(map.coach.places, statuses(map, party), together).map(({ name, benches }) => [
    name,
    benches.slice(0, 3).map((bench) => bench.map(({ number }) => number).join(' ')),
  ]);

describe('free places in groups', () => {
  test('for one: at tables, at windows, on the aisle, each place by itself', () => {
    expect(groupsOf(economy, 1)).toEqual([
      ['table', ['10A', '10B', '10C']],
      ['window', ['1A', '1D', '2A']],
      ['aisle', ['1B', '1C', '2B']],
    ]);
  });

  test('for two: benches with room for both come first', () => {
    expect(groupsOf(economy, 2)[0]).toEqual(['together', ['1A 1B', '1C 1D', '2A 2B']]);
    expect(groupsOf(economy, 2)[1]).toEqual(['aisle', ['6B', '7B']]);
  });

  test('for four in a couchette: whole compartments', () => {
    expect(groupsOf(mapOf(901, 5, [{ seat: '1A', genders: ['F'] }]), 4)).toEqual([
      ['together', ['2A 2B 2C 2D', '3A 3B 3C 3D', '4A 4B 4C 4D']],
    ]);
  });

  test('wheelchair places and berths have groups of their own', () => {
    expect(groupsOf(mapOf(262, 1), 1, { occupant: 'wheelchair-user' })[0]).toEqual([
      'wheelchair',
      ['1H', '2H'],
    ]);
    expect(groupsOf(mapOf(291, 4), 1).map(([name]) => name)).toEqual(['lower-berth', 'upper-berth']);
  });
});

test('[V-23] beside a seatmate who agreed a place is free, and beside a stranger of the same gender as theirs it is not', () => {
  const map = mapOf(264, 2, [
    { seat: '5A', genders: ['M'], whose: 'seatmate' },
    { seat: '6A', genders: ['M'] },
  ]);
  const beside = statuses(map, { gender: 'F' });
  expect(['5A', '5B', '6B'].map((seat) => beside.get(seat))).toEqual([
    refused('seat-taken'),
    free,
    refused('gender-beside'),
  ]);
});
