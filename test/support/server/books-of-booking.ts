import type { Kurus } from '#domain/values/kurus.ts';
import type { TestShop } from '../open-test-shop.ts';
import type { SoldBooking } from '../shop/sold-booking.ts';

/** What one booking was given back, as the books have it and nobody reckoned it. */
export type BooksOfBooking = {
  /** Moved out of what its payments hold as tickets. */
  readonly refunded: Kurus;
  readonly intoCoupons: Kurus;
  readonly openTickets: Kurus;
  readonly cashCoupons: Kurus;
};

const sumOf = (rows: readonly { readonly amount: number }[]): Kurus =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

export const booksOfBooking = async (
  { open }: Pick<TestShop, 'open'>,
  { locator }: Pick<SoldBooking, 'locator'>,
  payments: readonly string[],
): Promise<BooksOfBooking> => {
  const { db } = open.app;
  const moved = await db
    .selectFrom('money_movement')
    .select(['kind', 'amount'])
    .where('payment', 'in', payments)
    .where('key', 'not like', 'before%')
    .execute();
  const given = async (table: 'open_ticket' | 'refund_coupon') =>
    sumOf(await db.selectFrom(table).select('amount').where('locator', '=', locator).execute());
  return {
    refunded: sumOf(moved.filter(({ kind }) => kind === 'refunded')),
    intoCoupons: sumOf(moved.filter(({ kind }) => kind === 'coupon')),
    openTickets: await given('open_ticket'),
    cashCoupons: await given('refund_coupon'),
  };
};
