import { type FareFamily, roundTripDiscount } from '#domain/values/fare-family.ts';
import { type Kurus, rounded } from '#domain/values/kurus.ts';
import type { Tariff } from './tariffs.ts';

export const priceRules = ['fare', 'fare-family', 'tariff', 'round-trip', 'whole-lira'] as const;

export type PriceRule = (typeof priceRules)[number];

export type Rounding = 'half-away-from-zero' | 'to-whole-lira';

/** One step of a price: `amount` is `base` times `factor` thousandths, rounded; the price is the sum of the steps. */
export type PriceLine = {
  readonly rule: PriceRule;
  /** The row of the rule's table. */
  readonly row: string;
  readonly base: Kurus;
  readonly factor: number;
  readonly rounding: Rounding;
  readonly amount: Kurus;
};

export type Priced = { readonly amount: Kurus; readonly lines: readonly PriceLine[] };

/** What a price hangs on. */
export type PriceOf = {
  readonly fare: { readonly amount: Kurus; readonly row: string };
  readonly family: FareFamily;
  /** What the family adds, in thousandths. */
  readonly surcharge: number;
  readonly tariff: Pick<Tariff, 'code' | 'discount'>;
  readonly trip: 'one-way' | 'round-trip';
};

const whole = 1000;
const lira = 100;

const toWholeLira = (amount: number): Kurus => rounded(amount / lira) * lira;

const reckon = ({ base, factor, rounding }: Omit<PriceLine, 'amount'>): Kurus =>
  rounding === 'to-whole-lira' ? toWholeLira(base) - base : rounded((base * factor) / whole);

const sumOf = (lines: readonly PriceLine[]): Kurus => lines.reduce((sum, { amount }) => sum + amount, 0);

const stepOf = (rule: PriceRule, row: string, base: Kurus, factor: number): PriceLine => {
  const rounding = rule === 'whole-lira' ? ('to-whole-lira' as const) : ('half-away-from-zero' as const);
  const line = { rule, row, base, factor, rounding };
  return { ...line, amount: reckon(line) };
};

type Step = readonly [PriceRule, string, number];

const stepsOf = ({ family, surcharge, tariff, trip }: PriceOf): readonly Step[] => [
  ...(surcharge === 0 ? [] : [['fare-family', family, surcharge] as const]),
  ...(tariff.discount === 0 ? [] : [['tariff', tariff.code, -tariff.discount] as const]),
  ...(trip === 'round-trip' ? [['round-trip', 'both-ways', -roundTripDiscount] as const] : []),
  ['whole-lira', 'nearest', 0],
];

/** Each rule is reckoned from what the rules before it left; at the end the price is rounded to whole lira. */
export const priceOf = (of: PriceOf): Priced => {
  const lines = [stepOf('fare', of.fare.row, of.fare.amount, whole)];
  for (const [rule, row, factor] of stepsOf(of)) {
    lines.push(stepOf(rule, row, sumOf(lines), factor));
  }
  return { amount: sumOf(lines), lines };
};

/** What who pays the full fare pays for one way. */
export const fullPriceOf = (
  amount: Kurus,
  { family, surcharge }: Pick<PriceOf, 'family' | 'surcharge'>,
): Kurus =>
  priceOf({
    fare: { amount, row: 'list' },
    family,
    surcharge,
    tariff: { code: 'full', discount: 0 },
    trip: 'one-way',
  }).amount;

/** Whether kept lines still make one another: each base is the sum before it, each amount what its row makes. */
export const isRederived = (lines: readonly PriceLine[], amount: Kurus): boolean =>
  lines.every(
    (line, index) =>
      line.amount === reckon(line) && (index === 0 || line.base === sumOf(lines.slice(0, index))),
  ) && sumOf(lines) === amount;
