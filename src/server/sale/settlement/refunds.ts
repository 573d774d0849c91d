import type { Transaction } from 'kysely';
import { second } from '#domain/values/durations.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { askingTime, inAskingTime } from './asking-time.ts';
import { move, ticketedOf } from './movements.ts';
import type { Part } from './payments.ts';
import { lockRow } from './settlement-row.ts';
import { bankOf, type SettlementDeps } from './take-step.ts';

/** Turns at most so much of what is still tickets into something else, once for each key, and says how much it was. */
const turnUpTo = async (
  within: Transaction<Tables>,
  { payment, amount, key }: Part,
  kind: 'refunded' | 'coupon',
  now: number,
): Promise<Kurus> => {
  await lockRow(within, payment);
  const done = await within
    .selectFrom('money_movement')
    .select('amount')
    .where('payment', '=', payment)
    .where('key', '=', key)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (done !== undefined) return done.amount;
  const taken = Math.min(amount, await ticketedOf(within, payment));
  if (taken <= 0) return 0;
  await move(within, { payment, key, kind: 'ticketed', amount: -taken }, now);
  await move(within, { payment, key, kind, amount: taken }, now);
  return taken;
};

export const turnIntoCouponUpTo = (within: Transaction<Tables>, part: Part, now: number): Promise<Kurus> =>
  turnUpTo(within, part, 'coupon', now);

/** The books change with the action; the bank is told by whoever drives refunds next. */
export const refundUpTo = async (within: Transaction<Tables>, part: Part, now: number): Promise<Kurus> => {
  const amount = await turnUpTo(within, part, 'refunded', now);
  if (amount === 0) return 0;
  const { payment, key } = part;
  await within
    .insertInto('settlement_refund')
    .values({ payment, key, amount, done_at: null, ask_at: now, tries: 0 })
    .onConflict((conflict) => conflict.columns(['payment', 'key']).doNothing())
    .execute();
  return amount;
};

const longestPause = 32 * second;
const most = 20;

type RefundRow = Tables['settlement_refund'];

const dueRefunds = (within: Transaction<Tables>, now: number): Promise<RefundRow[]> =>
  within
    .selectFrom('settlement_refund')
    .selectAll()
    .where('done_at', 'is', null)
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();

const claimRefunds = ({ db, clock }: SettlementDeps): Promise<readonly RefundRow[]> =>
  db.transaction().execute(async (within) => {
    const now = clock.now();
    const rows = await dueRefunds(within, now);
    for (const { payment, key, tries } of rows) {
      await within
        .updateTable('settlement_refund')
        .set({ ask_at: now + askingTime, tries: tries + 1 })
        .where('payment', '=', payment)
        .where('key', '=', key)
        .execute();
    }
    return rows;
  });

const sendRefund = async (row: RefundRow, driving: SettlementDeps): Promise<void> => {
  const { db, clock, log } = driving;
  const mark = (set: Partial<RefundRow>) =>
    db
      .updateTable('settlement_refund')
      .set(set)
      .where('payment', '=', row.payment)
      .where('key', '=', row.key)
      .execute();
  try {
    const { key, means } = await db
      .selectFrom('settlement')
      .select(['key', 'means'])
      .where('id', '=', row.payment)
      .executeTakeFirstOrThrow();
    await inAskingTime(bankOf(driving, { means }).refund(key, row.key, row.amount));
    await mark({ done_at: clock.now() });
  } catch (reason) {
    log.error('refund-not-sent', reason, { tries: row.tries + 1 });
    await mark({ ask_at: clock.now() + Math.min(second * 2 ** row.tries, longestPause) });
  }
};

/** Tells the bank of every part that goes back and is due. */
export const sendRefunds = async (driving: SettlementDeps): Promise<number> => {
  const rows = await claimRefunds(driving);
  await Promise.all(rows.map((row) => sendRefund(row, driving)));
  return rows.length;
};
