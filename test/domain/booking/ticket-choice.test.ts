import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayDoWithTicket } from '#domain/booking/booking-actions.ts';
import { deductedActions } from '#domain/booking/deductions.ts';
import { judgedChoice, type SoldTicket } from '#domain/booking/ticket-choice.ts';
import { ticketStatuses } from '#domain/booking/ticket-status.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { sharedOut, sharedOutUpTo } from '#domain/values/share-out.ts';

const now = 1_000_000_000_000;

const sold = (number: string, more: Partial<SoldTicket> = {}): SoldTicket => ({
  number,
  status: 'valid',
  family: 'STANDART',
  departure: now + 48 * hour,
  amount: 93_000,
  changes: 0,
  ...more,
});

const two = [sold('1'), sold('2')];

describe('[S-18] tickets are chosen before anything is done with them', () => {
  test('[S-18] none chosen is refused', () => {
    expect(judgedChoice('return', two, [], now)).toEqual(refused('no-ticket-chosen'));
  });

  test('a ticket of another booking is unknown', () => {
    expect(judgedChoice('return', two, ['1', '3'], now)).toEqual(refused('ticket-unknown'));
  });

  test('[S-19] [E-09] tickets bought together are converted together', () => {
    expect(judgedChoice('convert-to-open-ticket', two, ['1'], now)).toEqual(refused('convert-together'));
    const both = judgedChoice('convert-to-open-ticket', two, ['2', '1'], now);
    expect(both.ok && both.value.map(({ ticket, amount }) => [ticket, amount])).toEqual([
      ['1', 0],
      ['2', 0],
    ]);
  });

  test('[S-19] a ticket of the booking that holds no more does not keep the others back', () => {
    const tickets = [sold('1'), sold('2', { status: 'returned' })];
    expect(judgedChoice('convert-to-open-ticket', tickets, ['1'], now).ok).toBe(true);
  });

  test.each([
    ['an hour and a millisecond before it leaves', hour + 1, 'convert-together'],
    ['an hour before it leaves', hour, 'convert-together'],
    ['within its last hour', hour - 1, null],
    ['while its train runs', -2 * hour, null],
  ])('[S-19] the way back is converted without the way there: %s', (_, before, refusal) => {
    const tickets = [sold('1', { departure: now + before }), sold('2')];
    const judged = (numbers: readonly string[]) => {
      const answer = judgedChoice('convert-to-open-ticket', tickets, numbers, now);
      return answer.ok ? null : answer.refusal;
    };
    expect(judged(['2'])).toBe(refusal);
    expect(judged(['1', '2'])).toBe(refusal === null ? 'too-late-for-ticket' : null);
  });

  test('[E-09] a ticket is converted once', () => {
    const converted = [sold('1', { status: 'converted-to-open' })];
    expect(judgedChoice('convert-to-open-ticket', converted, ['1'], now)).toEqual(
      refused('ticket-already-converted'),
    );
  });

  test('[K-04] a fourth change is refused', () => {
    expect(judgedChoice('change', [sold('1', { changes: 2 })], ['1'], now).ok).toBe(true);
    expect(judgedChoice('change', [sold('1', { changes: 3 })], ['1'], now)).toEqual(
      refused('changed-too-often'),
    );
  });

  test('one ticket that leaves too soon keeps all of the choice back', () => {
    const tickets = [sold('1'), sold('2', { departure: now + hour / 2 })];
    expect(judgedChoice('return', tickets, ['1', '2'], now)).toEqual(refused('too-late-for-ticket'));
  });

  test('[E-09] [S-15] in each status the table of actions and the choice agree', () => {
    for (const action of deductedActions) {
      for (const status of ticketStatuses) {
        const { ok } = judgedChoice(action, [sold('1', { status })], ['1'], now);
        expect([action, status, ok]).toEqual([action, status, mayDoWithTicket(action, status)]);
      }
    }
  });

  test('a granted choice names each chosen ticket once', () => {
    fc.assert(
      fc.property(fc.subarray(['1', '2', '3', '4'], { minLength: 1 }), (chosen) => {
        const judged = judgedChoice(
          'return',
          ['1', '2', '3', '4'].map((each) => sold(each)),
          chosen,
          now,
        );
        expect(judged.ok && granted(judged.value.map(({ ticket }) => ticket))).toEqual(granted(chosen));
      }),
    );
  });
});

describe('[S-19] an amount that is shared out', () => {
  test('is whole again when its parts are put together, and no part is off by a kuruş', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          const parts = sharedOut(amount, weights);
          fc.pre(whole > 0);
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
          expect(
            parts.every((part, index) => Math.abs(part - (amount * (weights[index] ?? 0)) / whole) < 1),
          ).toBe(true);
        },
      ),
    );
  });

  test('is nothing where nothing weighs', () => {
    expect(sharedOut(100, [0, 0])).toEqual([0, 0]);
    expect(sharedOutUpTo(390, [300, 90], [90, 300])).toEqual([90, 300]);
    expect(sharedOutUpTo(100, [50, 50], [10, 20])).toEqual([10, 20]);
    expect(sharedOutUpTo(100, [1, 1, 2], [100, 100, 20])).toEqual([40, 40, 20]);
  });
});
