import { type Kysely, sql } from 'kysely';
import type { MovementKind } from '#domain/fare/payment-told.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';

export type Movement = {
  readonly payment: string;
  /** Names the deed, so that a deed done again moves nothing. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly amount: Kurus;
};

export const move = async (db: Kysely<Tables>, movement: Movement, now: number): Promise<boolean> => {
  if (movement.amount === 0) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('money_movement')
    .values({ ...movement, moved_at: now })
    .onConflict((conflict) => conflict.columns(['payment', 'key', 'kind']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** What of one payment is still tickets. */
export const ticketedOf = async (db: Kysely<Tables>, payment: string): Promise<Kurus> => {
  const { left } = await db
    .selectFrom('money_movement')
    .select((select) => select.fn.coalesce(select.fn.sum<string>('amount'), sql<string>`0`).as('left'))
    .where('payment', '=', payment)
    .where('kind', '=', 'ticketed')
    .executeTakeFirstOrThrow();
  return Number(left);
};

export type Books = Readonly<Record<MovementKind, Kurus>> & {
  /** Captured and neither ticket, coupon, refund nor stated loss: zero when every payment is at rest. */
  readonly difference: Kurus;
};

/** The books of all payments: sum of captures = tickets + coupons + refunds + stated loss. */
export const booksOf = async (db: Kysely<Tables>): Promise<Books> => {
  const rows = await db
    .selectFrom('money_movement')
    .select((select) => ['kind', select.fn.sum<string>('amount').as('total')])
    .groupBy('kind')
    .execute();
  const totalOf = (kind: MovementKind): Kurus => Number(rows.find((row) => row.kind === kind)?.total ?? 0);
  const [captured, ticketed, coupon] = [totalOf('captured'), totalOf('ticketed'), totalOf('coupon')];
  const [refunded, lost] = [totalOf('refunded'), totalOf('lost')];
  return {
    captured,
    ticketed,
    coupon,
    refunded,
    lost,
    difference: captured - ticketed - coupon - refunded - lost,
  };
};
