import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { move, ticketedOf } from '#server/sale/settlement/movements.ts';
import type { TestShop } from '../open-test-shop.ts';

type Ticket = Tables['ticket'];

/** Tickets of one booking, and what they are worth once they were changed together. */
export type Exchange = { readonly of: readonly Ticket[]; readonly worths: readonly number[] };

let changed = 0;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const giveBack = async ({ open }: TestShop, payments: readonly string[], amount: number): Promise<void> => {
  const { db, payments: till } = open.app;
  let left = amount;
  const key = `before/${crypto.randomUUID()}`;
  for (const payment of payments) {
    const part = { payment, amount: left, key };
    left -= await inTransaction(db, (within) => till.refundUpTo(within, part));
  }
};

/** What all of them cost more was paid by a payment of its own; what they cost less went back. */
const settle = async (
  shop: TestShop,
  { of, worths }: Exchange,
  payments: readonly string[],
): Promise<string | null> => {
  const { db, clock } = shop.open.app;
  const added = sumOf(worths) - sumOf(of.map(({ amount }) => amount));
  if (added <= 0) {
    await giveBack(shop, payments, -added);
    return null;
  }
  const payment = crypto.randomUUID();
  for (const kind of ['captured', 'ticketed'] as const) {
    await move(db, { payment, key: 'settlement', kind, amount: added }, clock.now());
  }
  return payment;
};

/** Changes tickets of one booking together and lays it into the store as a change leaves it; gives the tickets there are instead. */
export const exchange = async (
  shop: TestShop,
  change: Exchange,
  payments: readonly string[],
): Promise<readonly Ticket[]> => {
  const { db, clock } = shop.open.app;
  changed += 1;
  const nth = changed;
  const payment = await settle(shop, change, payments);
  const issued = clock.now() + nth;
  const rows = change.of.map(
    (row, index): Ticket => ({
      ...row,
      number: String(800_000_000_000 + nth * 100 + index),
      master_ticket: row.number,
      changes: row.changes + 1,
      payment: payment ?? row.payment,
      hold_id: newSecret(),
      boarding_code: newSecret(),
      issued_at: issued,
      amount: change.worths[index] ?? 0,
    }),
  );
  const old = change.of.map(({ number }) => number);
  await db.insertInto('ticket').values(rows).execute();
  await db.updateTable('ticket').set({ status: 'changed' }).where('number', 'in', old).execute();
  return rows;
};

/** What payments still hold as tickets, all together. */
export const heldBy = async ({ open }: TestShop, payments: readonly string[]): Promise<number> => {
  const held = await Promise.all(payments.map((payment) => ticketedOf(open.app.db, payment)));
  return sumOf(held);
};
