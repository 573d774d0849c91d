import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CancelledPackage, refundOfPackage } from '#domain/catalogue/package-refund.ts';
import { dayNumberOf, travelDayOf } from '#domain/time/travel-day.ts';

const boardings: CancelledPackage = {
  amount: 465_000,
  counts: 'BOARDING',
  holds: 10,
  remaining: 10,
  starts: '2026-11-10',
  ends: '2027-01-08',
  isActive: true,
};
const days: CancelledPackage = {
  ...boardings,
  amount: 540_000,
  counts: 'DAY',
  holds: 30,
  remaining: 30,
  ends: '2026-12-09',
};

const backOf = (card: CancelledPackage, today: string): string | number => {
  const quote = refundOfPackage(card, today);
  return quote.ok ? quote.value.back : quote.refusal;
};

describe('[R-12] what comes back for a package that is cancelled', () => {
  test.each([
    ['nothing used, before it begins', days, '2026-11-09', 540_000],
    ['on its first day, which counts as used', days, '2026-11-10', 522_000],
    ['on the day before its last', days, '2026-12-08', 18_000],
    ['on its last day', days, '2026-12-09', 0],
    ['after its end', days, '2026-12-10', 'package-over'],
    ['boardings, before it begins', boardings, '2026-11-09', 465_000],
    ['boardings, none used', boardings, '2026-11-10', 465_000],
    ['boardings, one used', { ...boardings, remaining: 9 }, '2026-11-20', 418_500],
    ['boardings, one left', { ...boardings, remaining: 1 }, '2026-11-20', 46_500],
    ['boardings, none left', { ...boardings, remaining: 0 }, '2026-11-20', 'package-over'],
    ['already cancelled', { ...boardings, isActive: false }, '2026-11-20', 'package-passive'],
    [
      'a share that is no whole kurush',
      { ...boardings, amount: 100, holds: 3, remaining: 2 },
      '2026-11-20',
      66,
    ],
  ] as const)('%s', (_, card, today, back) => {
    expect(backOf(card, today)).toBe(back);
  });

  test('back and lost are the price together, and it never grows while days go by', () => {
    const day = integer({ min: 0, max: 80 });
    const card = record({
      amount: integer({ min: 0, max: 1_000_000 }),
      counts: constantFrom('BOARDING' as const, 'DAY' as const),
      used: integer({ min: 0, max: 30 }),
      from: day,
      later: day,
    });
    assert(
      property(card, ({ amount, counts, used, from, later }) => {
        const cancelled = { ...days, amount, counts, remaining: 30 - used };
        const on = (ahead: number) =>
          refundOfPackage(cancelled, travelDayOf(dayNumberOf('2026-11-01') + ahead));
        const [first, second] = [on(from), on(from + later)];
        const sum = first.ok ? first.value.back + first.value.lost : amount;
        const [now, then] = [first, second].map((quote) => (quote.ok ? quote.value.back : 0));
        expect(sum).toBe(amount);
        expect(now).toBeGreaterThanOrEqual(then ?? 0);
        expect(then).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 10_000 },
    );
  });
});
