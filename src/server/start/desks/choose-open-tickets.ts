import type { Transaction } from 'kysely';
import { chooseOpenTickets as choose, payWithOpenTickets as pay } from '#contract/tickets/open-tickets.ts';
import { mayDoWithBooking } from '#domain/booking/booking-actions.ts';
import { bookingStatusAt } from '#domain/booking/booking-status.ts';
import type { Covered } from '#domain/booking/open-ticket.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { operation } from '#server/sale/context/operation.ts';
import { agreed } from '#server/sale/settlement/desk.ts';
import { bookingToActOn } from '#server/sale/tickets/acting.ts';
import { type BookingRow, lockedBooking } from '#server/sale/tickets/booking-rows.ts';
import { chosenCover, keepChoice, paymentByOpenTickets } from '#server/sale/tickets/chosen-open-tickets.ts';
import { openTicketsFor } from '#server/sale/tickets/lookup.ts';
import { conversionDesk, saleDesk } from './sale-desk.ts';

const actions = { sale: 'pay', reservation: 'convert-to-sale' } as const;

const waitsForMoney = ({ kind, status, deadline }: BookingRow, now: number): boolean =>
  mayDoWithBooking(actions[kind], kind, bookingStatusAt(status, deadline, now));

const lockedUnpaid = async (
  within: Transaction<Tables>,
  locator: string,
  now: number,
): Promise<BookingRow | null> => {
  const rows = await lockedBooking(within, locator);
  return rows !== null && waitsForMoney(rows.booking, now) ? rows.booking : null;
};

const quoteOf = ({ locator, amount }: BookingRow, { chosen, paid, lost }: Covered) => ({
  pnr: locator,
  couponNumbers: chosen.map(({ number }) => number),
  paid,
  lost,
  amountDue: amount - paid,
});

export const chooseOpenTickets = operation(choose, async ({ body, ...reader }, app) => {
  const booking = await bookingToActOn(body.pnr, reader, app);
  if (booking === null) return refused('proof-needed');
  const found: Tables['open_ticket'][] = [];
  for (const number of new Set(body.couponNumbers)) {
    const rows = await openTicketsFor({ by: 'number', number, surname: body.lastName ?? '' }, reader, app);
    if (!rows.ok) return rows;
    found.push(rows.value[0]);
  }
  const now = app.clock.now();
  return answerInTransaction(app.db, async (within) => {
    const unpaid = await lockedUnpaid(within, booking.locator, now);
    if (unpaid === null) return refused('not-in-this-status');
    await keepChoice(within, unpaid, found);
    const cover = await chosenCover(within, unpaid, now);
    return cover.ok ? granted(quoteOf(unpaid, cover.value)) : cover;
  });
});

const desksOf = { sale: saleDesk, reservation: conversionDesk } as const;

const lost = { 'no-longer-held': 'selection-time-expired', 'wagon-closed': 'wagon-closed' } as const;

type PayRefusal =
  | 'amount-differs'
  | 'not-in-this-status'
  | 'open-ticket-expired'
  | 'open-ticket-not-found'
  | 'open-ticket-used'
  | 'selection-time-expired'
  | 'wagon-closed';

export const payWithOpenTickets = operation(pay, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const now = app.clock.now();
  const { locator } = booking;
  return answerInTransaction(
    app.db,
    async (within): Promise<Answer<ReturnType<typeof quoteOf>, PayRefusal>> => {
      const unpaid = await lockedUnpaid(within, locator, now);
      if (unpaid === null) return refused('not-in-this-status');
      const cover = await chosenCover(within, unpaid, now);
      if (!cover.ok) return cover;
      if (cover.value.paid < unpaid.amount) return refused('amount-differs');
      const desk = desksOf[unpaid.kind](app);
      const payment = paymentByOpenTickets(locator);
      const issued = await desk.issue(within, locator, payment, now, agreed);
      if (!issued.ok) return refused(lost[issued.refusal]);
      await desk.notify(within, locator, payment, now);
      return granted(quoteOf(unpaid, cover.value));
    },
  );
});
