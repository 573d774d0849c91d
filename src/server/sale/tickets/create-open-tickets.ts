import type { Transaction } from 'kysely';
import {
  createOpenTickets as create,
  simulateOpenTickets as simulate,
} from '#contract/tickets/open-tickets.ts';
import { openTicketLife } from '#domain/booking/open-ticket.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { answerInTransaction, dryRun } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { type Acting, bookingToActOn } from './acting.ts';
import { convertedLetter } from './action-letters.ts';
import { type BookingRow, type BookingRows, lockedBooking, type TicketRow } from './booking-rows.ts';
import { type Converted, conversionOf } from './conversion.ts';
import { freePlaces } from './free-places.ts';
import { issueOpenTicket } from './issue-open-ticket.ts';
import { keepDeductions } from './keep-deductions.ts';
import { knownOpenTicket } from './known-open-ticket.ts';
import { openPartOf } from './open-part.ts';
import { takenFrom } from './pay-out.ts';
import { recordEvent } from './record-event.ts';

/** What cards paid of the ticket is a coupon in the books from now on. Gives as much as they still hold. */
const moveMoney = async (
  within: Transaction<Tables>,
  { row, ofMoney: { amount } }: Converted,
  tickets: readonly TicketRow[],
  { payments }: AppContext,
): Promise<Kurus> => {
  if (amount === 0) return 0;
  const taking = { tickets, rows: [row], amount, key: `open-ticket/${row.number}` };
  const { given, unpaid } = await takenFrom(within, taking, payments.turnIntoCouponUpTo);
  return given + unpaid;
};

/** A ticket that was converted, and the open tickets it has become. */
type Made = Converted & { readonly coupons: readonly Tables['open_ticket'][] };

const convert = async (
  within: Transaction<Tables>,
  { booking, tickets }: BookingRows,
  conversion: readonly Converted[],
  app: AppContext,
  now: number,
): Promise<readonly Made[]> => {
  const { locator } = booking;
  const made: Made[] = [];
  for (const converted of conversion) {
    const { row: ticket, ofMoney, ofOpenTickets } = converted;
    const held = { ...ofMoney, amount: await moveMoney(within, converted, tickets, app) };
    const coupons: Tables['open_ticket'][] = [];
    for (const part of [held, ofOpenTickets]) {
      if (part.amount > 0) coupons.push(await issueOpenTicket(within, { booking, ticket, ...part }, now));
    }
    made.push({ ...converted, coupons });
  }
  const numbers = conversion.map(({ row }) => row.number);
  await within
    .updateTable('ticket')
    .set({ status: 'converted-to-open' })
    .where('number', 'in', numbers)
    .execute();
  await keepDeductions(
    within,
    `convert/${numbers.join('/')}`,
    conversion.map(({ deduction }) => deduction),
  );
  const converted = conversion.map(({ row }) => row);
  await freePlaces(within, locator, converted, now);
  return made;
};

type Asked = Acting & {
  readonly booking: BookingRow;
  readonly numbers: readonly string[];
  /** What the passenger was told the open tickets would be worth. */
  readonly quotedAmount: Kurus | null;
  readonly key: string | null;
};

const worthOf = (coupons: readonly Tables['open_ticket'][]): Kurus =>
  coupons.reduce((sum, { amount }) => sum + amount, 0);

const convertNow = async (
  within: Transaction<Tables>,
  rows: BookingRows,
  { booking, numbers, quotedAmount, session }: Asked,
  app: AppContext,
) => {
  const now = app.clock.now();
  const openPart = await openPartOf(within, booking.locator, rows.tickets, now);
  const conversion = conversionOf(rows, numbers, openPart, now);
  if (!conversion.ok) return conversion;
  const made = await convert(within, rows, conversion.value, app, now);
  const issued = made.flatMap(({ coupons }) => coupons);
  if (quotedAmount !== null && quotedAmount !== worthOf(issued)) return refused('amount-differs');
  const action = 'converted-to-open-ticket';
  const tickets = made.map(({ row }) => row.number);
  await recordEvent(within, { locator: booking.locator, action, tickets, session }, now);
  const lost = made.reduce((sum, each) => sum + each.lost, 0);
  await app.mail.post(convertedLetter(booking, issued, lost), within);
  return granted({ made, issued });
};

export const simulateOpenTickets = operation(simulate, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const asked = { ...acting, booking, numbers: body.ticketNumbers, quotedAmount: null, key: null };
  const answer = await dryRun(app.db, async (within) => {
    const rows = await lockedBooking(within, booking.locator);
    return rows === null ? refused('proof-needed') : convertNow(within, rows, asked, app);
  });
  if (!answer.ok) return answer;
  const { made, issued } = answer.value;
  const ends = issued.map(({ expires_at }) => expires_at);
  return granted({
    pnr: booking.locator,
    tickets: made.map(({ row, deduction, coupons, lost }) => ({
      ticketNumber: row.number,
      ticketAmount: row.amount,
      deduction,
      amount: worthOf(coupons),
      openTickets: coupons.map(({ amount, expires_at }) => ({ amount, expiryDate: expires_at })),
      lostAmount: lost,
    })),
    totalAmount: worthOf(issued),
    currency: 'TRY' as const,
    remainderIsLost: true as const,
    singleUse: true as const,
    expiryDate: Math.min(...ends, app.clock.now() + openTicketLife),
  });
});

const convertTickets = (asked: Asked, app: AppContext) =>
  answerInTransaction(app.db, async (within) => {
    const { booking, numbers, quotedAmount, key } = asked;
    const rows = await lockedBooking(within, booking.locator);
    if (rows === null) return refused('proof-needed');
    const call = {
      name: 'convert-tickets',
      key,
      owner: booking.locator,
      body: { numbers, toldAmount: quotedAmount },
    };
    const now = app.clock.now();
    return answerWithin(within, call, create.granted, now, async () => {
      const done = await convertNow(within, rows, asked, app);
      if (!done.ok) return done;
      const openTickets = done.value.issued.map((row) => knownOpenTicket(row, now));
      return granted({ pnr: booking.locator, openTickets });
    });
  });

export const createOpenTickets = operation(create, async ({ body, headers, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { ticketNumbers: numbers, toldAmount: quotedAmount = null, idempotencyKey } = body;
  const key = keyIn(headers, idempotencyKey);
  return convertTickets({ ...acting, booking, numbers, quotedAmount, key }, app);
});
