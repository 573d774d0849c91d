import type { Kysely } from 'kysely';
import { minute } from '#domain/values/durations.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** A payment that should have come to rest by now. */
export type StuckPayment = {
  readonly payment: string;
  readonly locator: string;
  readonly amount: Kurus;
  readonly state: string;
  readonly port: string | null;
  readonly tries: number;
  readonly movedAt: number;
};

const bound = minute;
const waiting = 'proving';

/** Parts that go back and of which the bank has not heard for a minute. */
const stuckRefunds = async (db: Kysely<Tables>, now: number): Promise<readonly StuckPayment[]> => {
  const rows = await db
    .selectFrom('settlement_refund as part')
    .innerJoin('settlement', 'settlement.id', 'part.payment')
    .innerJoin('money_movement as moved', (join) =>
      join.onRef('moved.payment', '=', 'part.payment').onRef('moved.key', '=', 'part.key'),
    )
    .select(['part.payment', 'settlement.locator', 'part.amount', 'part.tries', 'moved.moved_at'])
    .where('moved.kind', '=', 'refunded')
    .where('part.done_at', 'is', null)
    .where('moved.moved_at', '<=', now - bound)
    .orderBy('moved.moved_at')
    .execute();
  return rows.map(({ moved_at: movedAt, ...row }) => ({
    ...row,
    state: 'giving-back-a-part',
    port: 'refund',
    movedAt,
  }));
};

/** Payments that nobody waits for and that have not moved for a minute, the oldest first. For operators. */
export const stuckPayments = async (db: Kysely<Tables>, now: number): Promise<readonly StuckPayment[]> => {
  const rows = await db
    .selectFrom('settlement')
    .select(['id', 'locator', 'amount', 'state', 'port', 'tries', 'moved_at'])
    .where('at_rest', '=', false)
    .where('moved_at', '<=', now - bound)
    .where((where) => where.or([where('state', '!=', waiting), where('ask_at', '<=', now - bound)]))
    .orderBy('moved_at')
    .execute();
  const payments = rows.map(({ id, moved_at: movedAt, ...row }) => ({ ...row, payment: id, movedAt }));
  return [...payments, ...(await stuckRefunds(db, now))];
};
