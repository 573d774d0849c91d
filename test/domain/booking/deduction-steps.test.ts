import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deductionEndAfter, deductionStepsOf } from '#domain/booking/deduction-steps.ts';
import { deductedActions } from '#domain/booking/deductions.ts';
import { judgedChoice, type SoldTicket } from '#domain/booking/ticket-choice.ts';
import { hour, minute } from '#domain/values/durations.ts';
import { fareFamilies } from '#domain/values/fare-family.ts';

const departure = 1_000 * hour;

const sold = (more: Partial<SoldTicket> = {}): SoldTicket => ({
  number: '1',
  status: 'valid',
  changes: 0,
  family: 'STANDART',
  departure,
  amount: 93_000,
  ...more,
});

const two = [sold(), sold({ number: '2', departure: departure + 10 * hour, amount: 50_000 })];

describe('[S-18] what an action takes of tickets, and until when', () => {
  test.each([
    [
      'return',
      departure - 48 * hour,
      [
        { until: departure - 24 * hour, taken: 9_300, left: 83_700 },
        { until: departure - hour, taken: 18_600, left: 74_400 },
      ],
    ],
    [
      'return',
      departure - 24 * hour,
      [
        { until: departure - 24 * hour, taken: 9_300, left: 83_700 },
        { until: departure - hour, taken: 18_600, left: 74_400 },
      ],
    ],
    ['return', departure - 24 * hour + 1, [{ until: departure - hour, taken: 18_600, left: 74_400 }]],
    ['return', departure - hour + 1, []],
    ['change', departure - 48 * hour, [{ until: departure - hour, taken: 2_100, left: 90_900 }]],
    [
      'convert-to-open-ticket',
      departure - 48 * hour,
      [
        { until: departure - 24 * hour, taken: 0, left: 93_000 },
        { until: departure - hour, taken: 9_300, left: 83_700 },
      ],
    ],
  ] as const)('%s of one ticket from %i on', (action, now, steps) => {
    expect(deductionStepsOf(action, [sold()], now)).toEqual(steps);
  });

  test('of tickets of two trains the sum, as long as both may be dealt with', () => {
    expect(deductionStepsOf('return', two, departure - 48 * hour)).toEqual([
      { until: departure - 24 * hour, taken: 14_300, left: 128_700 },
      { until: departure - 14 * hour, taken: 23_600, left: 119_400 },
      { until: departure - hour, taken: 28_600, left: 114_400 },
    ]);
  });

  test('nothing of no ticket, of one changed three times, and of one that holds no more', () => {
    expect(deductionStepsOf('return', [], 0)).toEqual([]);
    expect(deductionStepsOf('change', [sold({ changes: 3 })], 0)).toEqual([]);
    expect(deductionStepsOf('return', [sold({ status: 'returned' })], 0)).toEqual([]);
  });

  test('a step takes what the action takes at every hour of it', () => {
    const before = fc.integer({ min: 0, max: 50 * 60 }).map((minutes) => departure - minutes * minute);
    fc.assert(
      fc.property(
        fc.constantFrom(...deductedActions),
        fc.constantFrom(...fareFamilies),
        before,
        before,
        (action, family, one, other) => {
          const [now, at] = [Math.min(one, other), Math.max(one, other)];
          const ticket = sold({ family });
          const judged = judgedChoice(action, [ticket], ['1'], at);
          const step = deductionStepsOf(action, [ticket], now).find(({ until }) => at <= until);
          expect(step?.taken).toBe(judged.ok ? judged.value[0]?.amount : undefined);
        },
      ),
    );
  });
});

test('[S-18] something else holds from the instant after a step has ended', () => {
  const ends = [departure - 24 * hour, departure - 14 * hour, departure - hour, departure + 9 * hour];
  expect([0, ...ends.map((end) => end + 1)].map((now) => deductionEndAfter(two, now))).toEqual([
    ...ends.map((end) => end + 1),
    null,
  ]);
  expect(deductionEndAfter([], 0)).toBe(null);
});
