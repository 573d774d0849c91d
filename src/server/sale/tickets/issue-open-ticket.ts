import type { Transaction } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { BookingRow, TicketRow } from './booking-rows.ts';
import { newCouponNumber } from './coupon-number.ts';

export type Issuing = {
  readonly booking: BookingRow;
  readonly ticket: TicketRow;
  readonly amount: Kurus;
  readonly expiresAt: number;
};

const surnameKeyOfTicket = async (
  within: Transaction<Tables>,
  { locator, passenger }: TicketRow,
): Promise<string> => {
  const { surname_key } = await within
    .selectFrom('passenger')
    .select('surname_key')
    .where('locator', '=', locator)
    .where('ordinal', '=', passenger)
    .executeTakeFirstOrThrow();
  return surname_key;
};

const couponOf = async (
  within: Transaction<Tables>,
  { booking, ticket, amount }: Omit<Issuing, 'expiresAt'>,
  now: number,
) => ({
  number: newCouponNumber(),
  locator: booking.locator,
  ticket: ticket.number,
  surname_key: await surnameKeyOfTicket(within, ticket),
  user_id: booking.user_id,
  amount,
  currency: 'TRY',
  made_at: now,
});

/** An open ticket in the name of whoever travelled on the ticket. */
export const issueOpenTicket = async (
  within: Transaction<Tables>,
  { expiresAt, ...issuing }: Issuing,
  now: number,
): Promise<Tables['open_ticket']> => {
  const unused = { status: 'unused' as const, expires_at: expiresAt, used_at: null, used_by: null };
  const row = { ...(await couponOf(within, issuing, now)), ...unused };
  await within.insertInto('open_ticket').values(row).execute();
  return row;
};

/** The right to money in cash, where no card can take it back. */
export const issueRefundCoupon = async (
  within: Transaction<Tables>,
  issuing: Omit<Issuing, 'expiresAt'>,
  now: number,
): Promise<Tables['refund_coupon']> => {
  const row = { ...(await couponOf(within, issuing, now)), status: 'unpaid' as const, paid_at: null };
  await within.insertInto('refund_coupon').values(row).execute();
  return row;
};
