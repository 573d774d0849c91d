import type { Transaction } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import { sharedOut } from '#domain/values/share-out.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Within = Transaction<Tables>;

const linesOf = async (within: Within, ticket: string): Promise<number> => {
  const { last } = await within
    .selectFrom('price_line')
    .select((select) => select.fn.max('line').as('last'))
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
};

const keepLine = async (within: Within, ticket: string, amount: Kurus): Promise<void> => {
  const line = await linesOf(within, ticket);
  const rule = { kind: 'promotion', rule: 'promotion', row: 'shared-out' } as const;
  await within
    .insertInto('price_line')
    .values({
      ticket,
      line,
      ...rule,
      base: -amount,
      factor: 1000,
      rounding: 'half-away-from-zero',
      amount: -amount,
    })
    .execute();
};

/** A promotion lessens the tickets it was given for, so that each is worth what was paid for it. */
export const shareDiscount = async (
  within: Within,
  locator: string,
  numbers: readonly string[],
  discount: Kurus,
): Promise<void> => {
  if (discount <= 0 || numbers.length === 0) return;
  const rows = await within
    .selectFrom('ticket')
    .select(['number', 'amount'])
    .where('number', 'in', numbers)
    .orderBy('number')
    .execute();
  const parts = sharedOut(
    discount,
    rows.map(({ amount }) => amount),
  );
  for (const [index, { number, amount }] of rows.entries()) {
    const part = parts[index] ?? 0;
    if (part === 0) continue;
    await keepLine(within, number, part);
    await within
      .updateTable('ticket')
      .set({ amount: amount - part })
      .where('number', '=', number)
      .execute();
  }
  const less = parts.reduce((sum, part) => sum + part, 0);
  await within
    .updateTable('booking')
    .set((row) => ({ amount: row('amount', '-', less) }))
    .where('locator', '=', locator)
    .execute();
};
