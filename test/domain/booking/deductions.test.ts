import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deductedActions,
  deductionOf,
  deductionRowAt,
  deductionRows,
  isDeductionRederived,
  lastHourOf,
  mostChanges,
} from '#domain/booking/deductions.ts';
import { minute } from '#domain/values/durations.ts';
import { fareFamilies } from '#domain/values/fare-family.ts';

const departure = 1_000_000_000_000;

const takenOf = (
  action: (typeof deductedActions)[number],
  family: (typeof fareFamilies)[number],
  minutesLeft: number,
  base: number,
): number | null => {
  const row = deductionRowAt(action, family, departure, departure - minutesLeft * minute);
  return row === null ? null : deductionOf('1', base, row).amount;
};

describe('[S-18] what an action after the sale takes', () => {
  test.each([
    ['change', 'STANDART', 60, 2100],
    ['change', 'STANDART', 59.99, null],
    ['change', 'FLEX', 15, 0],
    ['change', 'FLEX', 14.99, null],
    ['return', 'STANDART', 1440, 9300],
    ['return', 'STANDART', 1439, 18_600],
    ['return', 'STANDART', 60, 18_600],
    ['return', 'STANDART', 59, null],
    ['return', 'FLEX', 1440, 0],
    ['return', 'FLEX', 15, 9300],
    ['return', 'FLEX', 14, null],
    ['convert-to-open-ticket', 'STANDART', 1440, 0],
    ['convert-to-open-ticket', 'STANDART', 60, 9300],
    ['convert-to-open-ticket', 'STANDART', 59, null],
    ['convert-to-open-ticket', 'FLEX', 15, 0],
  ] as const)('[K-04] %s of a %s ticket of 930.00, %d minutes before departure: %s', (...given) => {
    const [action, family, minutes, amount] = given;
    expect(takenOf(action, family, minutes, 93_000)).toBe(amount);
  });

  test('[K-04] a ticket is changed three times at most', () => {
    expect(mostChanges).toBe(3);
  });

  test('is never more than a ticket given back has cost', () => {
    fc.assert(
      fc.property(fc.constantFrom(...deductionRows), fc.nat(10_000_000), (row, base) => {
        const { amount } = deductionOf('1', base, row);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(row.action === 'change' || amount <= base).toBe(true);
      }),
    );
  });

  test('can be reckoned again from rule, row, base and rounding, and is found out when it was touched', () => {
    fc.assert(
      fc.property(fc.constantFrom(...deductionRows), fc.nat(10_000_000), (row, base) => {
        const kept = deductionOf('1', base, row);
        expect(isDeductionRederived(kept)).toBe(true);
        expect(isDeductionRederived({ ...kept, amount: kept.amount + 1 })).toBe(false);
      }),
    );
  });

  test('may be done until the last row of its action and not a moment longer', () => {
    for (const action of deductedActions) {
      for (const family of fareFamilies) {
        const last = lastHourOf(action, family, departure);
        expect(deductionRowAt(action, family, departure, last)).not.toBeNull();
        expect(deductionRowAt(action, family, departure, last + 1)).toBeNull();
      }
    }
  });
});
