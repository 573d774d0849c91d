import type { Transaction } from 'kysely';
import { type BookingAction, mayDoWithBooking } from '#domain/booking/booking-actions.ts';
import { bookingStatusAt, type KeptBookingStatus } from '#domain/booking/booking-status.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { isAnyClosed } from '#server/railway/occupancy/closed-coaches.ts';
import { notifyReturned } from '#server/sale/bookings/payment-returned-letter.ts';
import { lockedBooking, readBooking } from '#server/sale/bookings/read-booking.ts';
import { isEventRecorded, recordEvent } from '#server/sale/bookings/record-event.ts';
import { forgetReservers } from '#server/sale/bookings/reserved-for.ts';
import { ticketLetters } from '#server/sale/bookings/ticket-letters.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import {
  discountIn,
  dueBesideOpenTickets,
  isPaidWhole,
  spendChosen,
} from '#server/sale/tickets/chosen-open-tickets.ts';
import { shareDiscount } from '#server/sale/tickets/share-discount.ts';
import type { DeskDeps } from './desk-deps.ts';

type Within = Transaction<Tables>;
type Booking = Tables['booking'];

/** What is sold at a desk: the action that pays for it, and what the booking then is. */
type Trade = { readonly action: BookingAction; readonly becomes: KeptBookingStatus };

const mayPay = ({ kind, status, deadline }: Booking, { action }: Trade, now: number): boolean =>
  mayDoWithBooking(action, kind, bookingStatusAt(status, deadline, now));

const unissued = (within: Within, locator: string) =>
  within
    .selectFrom('ticket')
    .select(['number', 'hold_id'])
    .where('locator', '=', locator)
    .where('status', '=', 'unissued')
    .orderBy('number')
    .execute();

const wasIssuedBy = async (within: Within, locator: string, payment: string): Promise<boolean> => {
  const ticket = await within
    .selectFrom('ticket')
    .select('number')
    .where('locator', '=', locator)
    .where('payment', '=', payment)
    .executeTakeFirst();
  return ticket !== undefined;
};

const issueTickets = async (within: Within, locator: string, payment: string, now: number): Promise<void> => {
  for (const { number } of await unissued(within, locator)) {
    await within
      .updateTable('ticket')
      .set({ status: 'valid', boarding_code: newSecret(), issued_at: now, payment })
      .where('number', '=', number)
      .execute();
  }
};

/** Its coach was taken from sale, or it is held no longer for another reason. */
const notIssued = async (within: Within, locator: string) => {
  const rows = await within
    .selectFrom('ticket')
    .select(['run_id', 'coach'])
    .where('locator', '=', locator)
    .where('status', 'in', ['unissued', 'invalid'])
    .execute();
  const places = rows.flatMap(({ run_id: runId, coach }) => (coach === null ? [] : [{ runId, coach }]));
  return refused((await isAnyClosed(within, places)) ? 'wagon-closed' : 'no-longer-held');
};

const issueAt =
  (trade: Trade, { mail }: DeskDeps): Desk['issue'] =>
  async (within, locator, payment, now) => {
    const booking = await lockedBooking(within, locator);
    if (booking === undefined) return refused('no-longer-held');
    if (await wasIssuedBy(within, locator, payment)) return granted(null);
    if (!mayPay(booking, trade, now)) return notIssued(within, locator);
    if (!(await isPaidWhole(within, booking, payment, now))) return refused('no-longer-held');
    const holdIds = (await unissued(within, locator)).flatMap(({ hold_id }) => hold_id ?? []);
    const sold = await holdsInSale.sell(within, locator, holdIds, now);
    if (!sold.ok) return notIssued(within, locator);
    const discount = await discountIn(within, booking, payment, now);
    const toIssue = (await unissued(within, locator)).map(({ number }) => number);
    await shareDiscount(within, locator, toIssue, discount);
    await spendChosen(within, booking, mail, now);
    await issueTickets(within, locator, payment, now);
    await forgetReservers(within, locator);
    await within
      .updateTable('booking')
      .set((row) => ({ status: trade.becomes, revision: row('revision', '+', 1) }))
      .where('locator', '=', locator)
      .execute();
    await recordEvent(
      within,
      { locator, action: 'ticketed', by: 'house', userId: null, detail: payment },
      now,
    );
    return granted(null);
  };

const notifyOn =
  ({ mail, settings, railway }: DeskDeps): Desk['notify'] =>
  async (within, locator, payment, now) => {
    const letters = { locator, action: 'letters-posted', detail: payment } as const;
    await lockedBooking(within, locator);
    if (!(await wasIssuedBy(within, locator, payment)) || (await isEventRecorded(within, letters))) return;
    const rows = await readBooking(within, locator);
    if (rows === null) return;
    for (const letter of ticketLetters(rows, railway.network(), settings.origin)) {
      await mail.post(letter, within);
    }
    await recordEvent(within, { ...letters, by: 'house', userId: null }, now);
  };

const refusedAt: Desk['refused'] = async (within, locator, payment, now) => {
  const event = { locator, action: 'payment-refused', detail: payment } as const;
  const booking = await lockedBooking(within, locator);
  if (booking === undefined || (await isEventRecorded(within, event))) return;
  await recordEvent(within, { ...event, by: 'house', userId: null }, now);
};

const returnedOn =
  (deps: DeskDeps): NonNullable<Desk['returned']> =>
  (within, locator, amount) =>
    notifyReturned(within, { locator, amount, of: 'tickets' }, deps);

/** Where there is no booking the store is asked the same. */
const nobodys = { amount: 0, user_id: null };

const deskOf =
  (trade: Trade) =>
  (deps: DeskDeps): Desk => ({
    due: async (within, locator, now) => {
      const booking = await lockedBooking(within, locator);
      const amount = await dueBesideOpenTickets(within, booking ?? { ...nobodys, locator }, now);
      if (booking === undefined || !mayPay(booking, trade, now)) return null;
      return amount > 0 ? { amount, deadline: booking.deadline, locator } : null;
    },
    issue: issueAt(trade, deps),
    notify: notifyOn(deps),
    refused: refusedAt,
    returned: returnedOn(deps),
  });

/** Sells what is held for a booking that waits for its money. The subject is its PNR. */
export const saleDesk = deskOf({ action: 'pay', becomes: 'sold' });

/** Turns a reservation into tickets. */
export const conversionDesk = deskOf({ action: 'convert-to-sale', becomes: 'converted' });
