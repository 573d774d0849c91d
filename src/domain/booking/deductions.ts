import { minute } from '#domain/values/durations.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import { type Kurus, rounded } from '#domain/values/kurus.ts';

/** What a passenger may do with a ticket after the sale that costs something. */
export const deductedActions = ['change', 'return', 'convert-to-open-ticket'] as const;

export type DeductedAction = (typeof deductedActions)[number];

/** One row of the table: while at least so many minutes are left before departure, so much is taken. */
export type DeductionRow = {
  readonly id: string;
  readonly action: DeductedAction;
  readonly family: FareFamily;
  readonly minutesBefore: number;
  /** Thousandths of what the ticket cost. */
  readonly factor: number;
  readonly fixed: Kurus;
};

/** What one ticket loses by an action, with all it was reckoned from. */
export type Deduction = {
  readonly ticket: string;
  readonly rule: DeductedAction;
  readonly row: string;
  readonly base: Kurus;
  readonly factor: number;
  readonly fixed: Kurus;
  readonly rounding: 'half-away-from-zero';
  readonly amount: Kurus;
};

export const mostChanges = 3;
export const changeFee: Kurus = 2100;

/** In minutes, as the rules of the railway are stated. */
const [hour, wholeDay] = [60, 1440];

const row = (
  action: DeductedAction,
  family: FareFamily,
  minutesBefore: number,
  factor: number,
  fixed: Kurus = 0,
): DeductionRow => ({
  id: `${action}/${family}/${minutesBefore}`,
  action,
  family,
  minutesBefore,
  factor,
  fixed,
});

/** Read from above: the first row that is still in time holds. */
export const deductionRows: readonly DeductionRow[] = [
  row('change', 'STANDART', hour, 0, changeFee),
  row('change', 'FLEX', hour / 4, 0),
  row('return', 'STANDART', wholeDay, 100),
  row('return', 'STANDART', hour, 200),
  row('return', 'FLEX', wholeDay, 0),
  row('return', 'FLEX', hour / 4, 100),
  row('convert-to-open-ticket', 'STANDART', wholeDay, 0),
  row('convert-to-open-ticket', 'STANDART', hour, 100),
  row('convert-to-open-ticket', 'FLEX', hour / 4, 0),
];

/** The row that holds at this hour; null when it is too late for the action. */
export const deductionRowAt = (
  action: DeductedAction,
  family: FareFamily,
  departure: number,
  now: number,
): DeductionRow | null =>
  deductionRows.find(
    (each) =>
      each.action === action && each.family === family && departure - now >= each.minutesBefore * minute,
  ) ?? null;

/** Until when each row of an action holds for a ticket. */
export const deductionEnds = (
  action: DeductedAction,
  family: FareFamily,
  departure: number,
): readonly number[] =>
  deductionRows
    .filter((each) => each.action === action && each.family === family)
    .map(({ minutesBefore }) => departure - minutesBefore * minute);

/** Until when the action may be done at all. */
export const lastHourOf = (action: DeductedAction, family: FareFamily, departure: number): number =>
  Math.max(...deductionEnds(action, family, departure));

/** A ticket never loses more by being given back than it cost; a change may cost more than the ticket. */
export const deductionOf = (ticket: string, base: Kurus, by: DeductionRow): Deduction => {
  const reckoned = rounded((base * by.factor) / 1000) + by.fixed;
  return {
    ticket,
    rule: by.action,
    row: by.id,
    base,
    factor: by.factor,
    fixed: by.fixed,
    rounding: 'half-away-from-zero',
    amount: by.action === 'change' ? reckoned : Math.min(base, reckoned),
  };
};

/** Whether a kept deduction is still what its row makes of its base. */
export const isDeductionRederived = (kept: Deduction): boolean => {
  const by = deductionRows.find(({ id }) => id === kept.row);
  return by !== undefined && deductionOf(kept.ticket, kept.base, by).amount === kept.amount;
};
