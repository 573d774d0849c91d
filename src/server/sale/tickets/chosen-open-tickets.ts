import type { Transaction } from 'kysely';
import type { Covered } from '#domain/booking/open-ticket.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Mail } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { owedOf } from '#server/sale/settlement/owed.ts';
import { purposeOf } from '#server/sale/settlement/payment-state.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { coverOf, spendOpenTickets, type UseRefusal, type Using } from './spend-open-tickets.ts';

type Within = Transaction<Tables>;
type Booking = Tables['booking'];
type Priced = Pick<Booking, 'locator' | 'amount' | 'user_id'>;

/** Stands in a ticket's payment where open tickets alone paid. */
export const paymentByOpenTickets = (locator: string): string => `open-tickets/${locator}`;

const usingOf = async (within: Within, { locator, amount, user_id }: Priced): Promise<Using> => {
  const rows = await within
    .selectFrom('open_ticket_choice')
    .select(['number', 'surname_key'])
    .where('locator', '=', locator)
    .execute();
  return {
    numbers: rows.map(({ number }) => number),
    surnameKeys: rows.map(({ surname_key }) => surname_key),
    userId: user_id,
    locator,
    price: amount,
    payment: null,
  };
};

/** What the chosen open tickets pay of a booking. */
export const chosenCover = async (
  within: Within,
  booking: Priced,
  now: number,
): Promise<Answer<Covered, UseRefusal>> => coverOf(within, await usingOf(within, booking), now);

/** What is left to be paid by card; all of it when the chosen open tickets cannot be used any more. */
export const dueBesideOpenTickets = async (within: Within, booking: Priced, now: number): Promise<Kurus> => {
  const cover = await chosenCover(within, booking, now);
  return booking.amount - (cover.ok ? cover.value.paid : 0);
};

/**
 * Whether card, promotion and open tickets together pay the booking to the kuruş: a choice that changed while the card
 * paid does not. A promotion counts as it stood when the payment began.
 */
export const isPaidWhole = async (
  within: Within,
  booking: Booking,
  payment: string,
  now: number,
): Promise<boolean> => {
  const row = await findRow(within, payment);
  if (row === undefined) return true;
  const { locator, deadline } = booking;
  const left = { amount: await dueBesideOpenTickets(within, booking, now), deadline, locator };
  const what = { purpose: purposeOf(row), subject: row.subject };
  return (await owedOf(within, what, left, row.begun_at))?.amount === row.amount;
};

/** What a promotion took off when the payment began: what neither it nor the open tickets pay. */
export const discountIn = async (
  within: Within,
  booking: Booking,
  payment: string,
  now: number,
): Promise<Kurus> => {
  const row = await findRow(within, payment);
  return row === undefined ? 0 : (await dueBesideOpenTickets(within, booking, now)) - row.amount;
};

/** Uses the chosen open tickets up. Whether they pay was asked in the same transaction, which holds them since. */
export const spendChosen = async (
  within: Within,
  booking: Booking,
  mail: Mail,
  now: number,
): Promise<void> => {
  const using = await usingOf(within, booking);
  if (!(await coverOf(within, using, now)).ok) return;
  await spendOpenTickets(within, using, mail, now);
};

/** Keeps a choice in place of the one before. */
export const keepChoice = async (
  within: Within,
  { locator }: Booking,
  chosen: readonly Pick<Tables['open_ticket'], 'number' | 'surname_key'>[],
): Promise<Answer<null, never>> => {
  await within.deleteFrom('open_ticket_choice').where('locator', '=', locator).execute();
  if (chosen.length > 0) {
    await within
      .insertInto('open_ticket_choice')
      .values(chosen.map(({ number, surname_key }) => ({ locator, number, surname_key })))
      .execute();
  }
  return granted(null);
};
