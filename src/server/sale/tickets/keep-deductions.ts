import type { Transaction } from 'kysely';
import type { Deduction } from '#domain/booking/deductions.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** Keeps how each deduction came about, under the action it belongs to. */
export const keepDeductions = async (
  within: Transaction<Tables>,
  subject: string,
  deductions: readonly Deduction[],
): Promise<void> => {
  await within
    .insertInto('deduction_line')
    .values(deductions.map((deduction, line) => ({ subject, line, ...deduction })))
    .execute();
};
