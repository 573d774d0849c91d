import { expect, test } from 'vitest';
import { occupantOfInput, seatProblemOf } from '#domain/passenger/passenger-seat-rules.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { createPassengerDraft, heldSeat } from '../../support/passengers.ts';

const there = { direction: 'outward', leg: 0 } as const;
const back = { direction: 'back', leg: 0 } as const;
const seatOf = (passenger: number, seat: string, ride: typeof there | typeof back = there) =>
  heldSeat({ passenger, seat, ...ride });

const two = [createPassengerDraft(), createPassengerDraft()];
const lap = createPassengerDraft({ tariff: 'lap-child' });

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
  ['a child on a lap', [createPassengerDraft(), lap], [seatOf(0, '1A')], [there], null],
  ['no train', [createPassengerDraft()], [], [], 'seat-count-wrong'],
] as const)('[V-26] %s', (_, party, seats, rides, problem) => {
  expect(seatProblemOf(party, seats, rides)).toBe(problem);
});

const other = coachIdOf(1234, 2);

test.each([
  ['the same train', {}, null],
  ['another coach of it', { coachId: heldSeat().coachId + 1 }, null],
  ['another train', { coachId: other }, 'dependent-elsewhere'],
  ['another stretch', { toStation: 7 }, 'dependent-elsewhere'],
] as const)('[V-28] a dependent passenger in %s as the main one', (_, more, problem) => {
  const party = [createPassengerDraft(), createPassengerDraft({ dependsOn: 0 })];
  expect(seatProblemOf(party, [seatOf(0, '1A'), { ...seatOf(1, '1B'), ...more }], [there])).toBe(problem);
});

test('[V-28] a dependent passenger comes back where the main passenger does', () => {
  const party = [createPassengerDraft(), createPassengerDraft({ dependsOn: 0 })];
  const seats = [seatOf(0, '1A'), seatOf(1, '1B'), seatOf(0, '2A', back), seatOf(1, '2B', back)];
  expect(seatProblemOf(party, seats, [there, back])).toBe(null);
});

test('[V-24] [V-27] a place is taken by a pet, a wheelchair user, a companion or anybody', () => {
  expect(
    [
      createPassengerDraft({ tariff: 'pet' }),
      createPassengerDraft({ tariff: 'dog' }),
      createPassengerDraft({ tariff: 'disabled' }),
      createPassengerDraft({ hasWheelchair: 'yes' }),
      createPassengerDraft({ tariff: 'companion' }),
      createPassengerDraft(),
    ].map(occupantOfInput),
  ).toEqual(['pet', 'pet', 'wheelchair-user', 'wheelchair-user', 'companion', 'passenger']);
});
