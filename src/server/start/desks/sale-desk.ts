import type { Transaction } from 'kysely';
import { type BookingDeed, mayDoWithBooking } from '#domain/booking/booking-deeds.ts';
import { bookingStatusAt, type KeptBookingStatus } from '#domain/booking/booking-status.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { isAnyClosed } from '#server/railway/occupancy/closed-coaches.ts';
import { tellReturned } from '#server/sale/bookings/payment-returned-letter.ts';
import { readBooking } from '#server/sale/bookings/read-booking.ts';
import { tellEvent, wasTold } from '#server/sale/bookings/tell-event.ts';
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
import type { DeskGround } from './desk-ground.ts';

type Within = Transaction<Tables>;
type Booking = Tables['booking'];

/** What is sold at a desk: the deed that pays for it, and what the booking then is. */
type Trade = { readonly deed: BookingDeed; readonly becomes: KeptBookingStatus };

const lockedBooking = (within: Within, locator: string): Promise<Booking | undefined> =>
  within.selectFrom('booking').selectAll().where('locator', '=', locator).forUpdate().executeTakeFirst();

const mayPay = ({ kind, status, deadline }: Booking, { deed }: Trade, now: number): boolean =>
  mayDoWithBooking(deed, kind, bookingStatusAt(status, deadline, now));

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
  (trade: Trade, { mail }: DeskGround): Desk['issue'] =>
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
    await within
      .updateTable('booking')
      .set((row) => ({ status: trade.becomes, revision: row('revision', '+', 1) }))
      .where('locator', '=', locator)
      .execute();
    await tellEvent(within, { locator, deed: 'ticketed', by: 'house', userId: null, detail: payment }, now);
    return granted(null);
  };

const notifyOn =
  ({ mail, settings, railway }: DeskGround): Desk['notify'] =>
  async (within, locator, payment, now) => {
    const letters = { locator, deed: 'letters-posted', detail: payment } as const;
    await lockedBooking(within, locator);
    if (!(await wasIssuedBy(within, locator, payment)) || (await wasTold(within, letters))) return;
    const rows = await readBooking(within, locator);
    if (rows === null) return;
    for (const letter of ticketLetters(rows, railway.network(), settings.origin)) {
      await mail.post(letter, within);
    }
    await tellEvent(within, { ...letters, by: 'house', userId: null }, now);
  };

const refusedAt: Desk['refused'] = async (within, locator, payment, now) => {
  const event = { locator, deed: 'payment-refused', detail: payment } as const;
  const booking = await lockedBooking(within, locator);
  if (booking === undefined || (await wasTold(within, event))) return;
  await tellEvent(within, { ...event, by: 'house', userId: null }, now);
};

const returnedOn =
  (ground: DeskGround): NonNullable<Desk['returned']> =>
  (within, locator, amount) =>
    tellReturned(within, { locator, amount, of: 'tickets' }, ground);

/** Where there is no booking the store is asked the same. */
const nobodys = { amount: 0, user_id: null };

const deskOf =
  (trade: Trade) =>
  (ground: DeskGround): Desk => ({
    due: async (within, locator, now) => {
      const booking = await lockedBooking(within, locator);
      const amount = await dueBesideOpenTickets(within, booking ?? { ...nobodys, locator }, now);
      if (booking === undefined || !mayPay(booking, trade, now)) return null;
      return amount > 0 ? { amount, deadline: booking.deadline, locator } : null;
    },
    issue: issueAt(trade, ground),
    notify: notifyOn(ground),
    refused: refusedAt,
    returned: returnedOn(ground),
  });

/** Sells what is held for a booking that waits for its money. The subject is its PNR. */
export const saleDesk = deskOf({ deed: 'pay', becomes: 'sold' });

/** Turns a reservation into tickets. */
export const conversionDesk = deskOf({ deed: 'convert-to-sale', becomes: 'converted' });
