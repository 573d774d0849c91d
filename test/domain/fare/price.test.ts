import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRederived, type PriceLine, type PriceOf, priceOf } from '#domain/fare/price.ts';
import { type TariffCode, tariffOfCode, tariffs } from '#domain/fare/tariffs.ts';
import { fareFamilies, ordinarySurcharges } from '#domain/values/fare-family.ts';

const full = { code: 'full', discount: 0 } as const;

const base: PriceOf = {
  fare: { amount: 60_000, row: 'YHT 300 km Y1' },
  family: 'STANDART',
  surcharge: 0,
  tariff: full,
  trip: 'one-way',
};

test('[K-06] a full fare is the fare, with the row that made it', () => {
  expect(priceOf(base)).toEqual({
    amount: 60_000,
    lines: [
      {
        rule: 'fare',
        row: 'YHT 300 km Y1',
        base: 60_000,
        factor: 1000,
        rounding: 'half-away-from-zero',
        amount: 60_000,
      },
      { rule: 'whole-lira', row: 'nearest', base: 60_000, factor: 0, rounding: 'to-whole-lira', amount: 0 },
    ],
  });
});

test.each<readonly [TariffCode, PriceOf['family'], PriceOf['trip'], number]>([
  ['full', 'STANDART', 'one-way', 60_000],
  ['full', 'FLEX', 'one-way', 72_000],
  ['youth', 'STANDART', 'one-way', 51_000],
  ['youth', 'FLEX', 'one-way', 61_200],
  ['child', 'STANDART', 'one-way', 30_000],
  ['senior-65', 'STANDART', 'round-trip', 28_500],
  ['full', 'STANDART', 'round-trip', 57_000],
  ['family', 'FLEX', 'round-trip', 54_700],
  ['lap-child', 'FLEX', 'round-trip', 0],
])('[V-29] 600 lira as %s, %s, %s costs %i kuruş', (code, family, trip, amount) => {
  const tariff = tariffOfCode(code) ?? full;
  const surcharge = ordinarySurcharges[family];
  expect(priceOf({ ...base, surcharge, tariff, family, trip }).amount).toBe(amount);
});

test.each([
  [49, 0],
  [50, 100],
  [149, 100],
  [150, 200],
])('[V-29] %i kuruş are rounded to %i', (amount, rounded) => {
  expect(priceOf({ ...base, fare: { amount, row: 'x' } }).amount).toBe(rounded);
});

const prices: fc.Arbitrary<PriceOf> = fc.record({
  fare: fc.record({ amount: fc.nat(5_000_000), row: fc.string() }),
  family: fc.constantFrom(...fareFamilies),
  surcharge: fc.nat(1_000),
  tariff: fc.constantFrom(...tariffs),
  trip: fc.constantFrom('one-way', 'round-trip'),
});

test('[V-29] any price is derived again from its own lines, in whole lira and never below nothing', () => {
  fc.assert(
    fc.property(prices, (of) => {
      const { amount, lines } = priceOf(of);
      expect(isRederived(lines, amount)).toBe(true);
      expect([amount % 100, amount >= 0]).toEqual([0, true]);
    }),
    { numRuns: 2000 },
  );
});

const spoil = {
  amount: (line: PriceLine, by: number) => ({ ...line, amount: line.amount + by }),
  base: (line: PriceLine, by: number) => ({ ...line, base: line.base + by }),
} as const;

test('[V-29] a line that was tampered with is not derived again', () => {
  const which = fc.constantFrom<keyof typeof spoil>('amount', 'base');
  fc.assert(
    fc.property(prices, fc.integer({ min: 1, max: 90_000 }), which, fc.nat(), (of, by, name, at) => {
      const { amount, lines } = priceOf(of);
      const place = at % lines.length;
      const changed = lines.map((line, index) => (index === place ? spoil[name](line, by) : line));
      expect(isRederived(changed, amount)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
