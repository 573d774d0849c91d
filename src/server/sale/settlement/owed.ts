import type { Kysely } from 'kysely';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { discountOf } from '#domain/fare/promotion.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Due } from './desk.ts';

type What = { readonly purpose: PaymentPurpose; readonly subject: string };

/** What a promotion takes off, and which; null where none stands on the purchase. */
export const promotionOn = async (
  db: Kysely<Tables>,
  { purpose, subject }: What,
  price: Kurus,
  now: number,
): Promise<{ readonly code: string; readonly discount: Kurus } | null> => {
  const row = await db
    .selectFrom('promotion_use')
    .innerJoin('promotion', 'promotion.code', 'promotion_use.code')
    .select(['promotion.code', 'percent', 'amount'])
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { code: row.code, discount: discountOf(row, price) };
};

/** What is due at the desk, less what a promotion takes off. Where nothing is due the store is asked the same. */
export const owedOf = async (
  db: Kysely<Tables>,
  what: What,
  due: Due | null,
  now: number,
): Promise<Due | null> => {
  const promotion = await promotionOn(db, what, due?.amount ?? 0, now);
  return due === null ? null : { ...due, amount: due.amount - (promotion?.discount ?? 0) };
};
