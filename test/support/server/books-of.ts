import type { Kysely } from 'kysely';
import type { MovementKind } from '#domain/fare/payment-status.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Books = Readonly<Record<MovementKind, Kurus>> & {
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
