import { expect, test } from 'vitest';
import { occupantOfTyped, seatFindingOf } from '#domain/passenger/passenger-seat-rules.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { heldSeat, toldPassenger } from '../../support/passengers.ts';

const there = { direction: 'outward', leg: 0 } as const;
const back = { direction: 'back', leg: 0 } as const;
const seatOf = (passenger: number, seat: string, ride: typeof there | typeof back = there) =>
  heldSeat({ passenger, seat, ...ride });

const two = [toldPassenger(), toldPassenger()];
const lap = toldPassenger({ tariff: 'lap-child' });

test.each([
  ['a seat each', two, [seatOf(0, '1A'), seatOf(1, '1B')], [there], null],
  ['one seat short', two, [seatOf(0, '1A')], [there], 'seat-count-wrong'],
  [
    'one seat too many',
    two,
    [seatOf(0, '1A'), seatOf(1, '1B'), seatOf(1, '1C')],
    [there],
    'seat-count-wrong',
  ],
  ['two in one seat', two, [seatOf(0, '1A'), seatOf(1, '1A')], [there], 'seat-count-wrong'],
  ['none on the way back', two, [seatOf(0, '1A'), seatOf(1, '1B')], [there, back], 'seat-count-wrong'],
  ['a child on a lap', [toldPassenger(), lap], [seatOf(0, '1A')], [there], null],
  ['no train', [toldPassenger()], [], [], 'seat-count-wrong'],
] as const)('[V-26] %s', (_, party, seats, rides, finding) => {
  expect(seatFindingOf(party, seats, rides)).toBe(finding);
});

const other = coachIdOf(1234, 2);

test.each([
  ['the same train', {}, null],
  ['another coach of it', { coachId: heldSeat().coachId + 1 }, null],
  ['another train', { coachId: other }, 'dependent-elsewhere'],
  ['another stretch', { toStation: 7 }, 'dependent-elsewhere'],
] as const)('[V-28] a dependent passenger in %s as the main one', (_, more, finding) => {
  const party = [toldPassenger(), toldPassenger({ dependsOn: 0 })];
  expect(seatFindingOf(party, [seatOf(0, '1A'), { ...seatOf(1, '1B'), ...more }], [there])).toBe(finding);
});

test('[V-28] a dependent passenger comes back where the main passenger does', () => {
  const party = [toldPassenger(), toldPassenger({ dependsOn: 0 })];
  const seats = [seatOf(0, '1A'), seatOf(1, '1B'), seatOf(0, '2A', back), seatOf(1, '2B', back)];
  expect(seatFindingOf(party, seats, [there, back])).toBe(null);
});

test('[V-24] [V-27] a place is taken by a pet, a wheelchair user, a companion or anybody', () => {
  expect(
    [
      toldPassenger({ tariff: 'pet' }),
      toldPassenger({ tariff: 'dog' }),
      toldPassenger({ tariff: 'disabled' }),
      toldPassenger({ hasWheelchair: 'yes' }),
      toldPassenger({ tariff: 'companion' }),
      toldPassenger(),
    ].map(occupantOfTyped),
  ).toEqual(['pet', 'pet', 'wheelchair-user', 'wheelchair-user', 'companion', 'passenger']);
});
