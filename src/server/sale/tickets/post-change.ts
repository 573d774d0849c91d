import type { Transaction } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Given } from '#server/sale/bookings/given-text.ts';
import { readBooking } from '#server/sale/bookings/read-booking.ts';
import { changedLetters } from '#server/sale/bookings/ticket-letters.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { PaidOut } from './pay-out.ts';

type Coupon = Tables['open_ticket'] | null;

/** What a change that cost nothing brought. */
export const givenByChange = (
  { amount, couponNumber, inCoupon }: Omit<PaidOut, 'paymentType'>,
  open: Coupon,
  lost: Kurus,
): Given => ({
  inMoney: amount - inCoupon,
  coupons: couponNumber === null ? [] : [{ number: couponNumber, amount: inCoupon }],
  openTickets:
    open === null ? [] : [{ number: open.number, amount: open.amount, expiresAt: open.expires_at }],
  lost,
});

type Changed = {
  readonly locator: string;
  /** The tickets there are instead. */
  readonly numbers: readonly string[];
  readonly given: Given;
};

/** Tells by letter of a change; it goes out only if the change stands. */
export const postChange = async (
  within: Transaction<Tables>,
  { locator, numbers, given }: Changed,
  { mail, railway, settings }: Pick<AppContext, 'mail' | 'railway' | 'settings'>,
): Promise<void> => {
  const rows = await readBooking(within, locator);
  if (rows === null) return;
  const tickets = rows.tickets.filter(({ number }) => numbers.includes(number));
  for (const letter of changedLetters({ ...rows, tickets }, given, railway.network(), settings.origin)) {
    await mail.post(letter, within);
  }
};
