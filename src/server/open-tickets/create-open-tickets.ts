import type { Transaction } from 'kysely';
import { createOpenTickets as create, simulateOpenTickets as simulate } from '#contract/open-tickets.ts';
import { granted, refused } from '#domain/answer.ts';
import type { Kurus } from '#domain/kurus.ts';
import type { House } from '#server/house.ts';
import { operation } from '#server/http/operation.ts';
import type { Tables } from '#server/store/tables.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type Acting, bookingToActOn } from '#server/tickets/acting.ts';
import {
  type BookingRow,
  type BookingRows,
  lockedBooking,
  type TicketRow,
  ticketsOf,
} from '#server/tickets/booking-rows.ts';
import { convertedLetter } from '#server/tickets/deed-letters.ts';
import { freePlaces } from '#server/tickets/free-places.ts';
import { keepDeductions } from '#server/tickets/keep-deductions.ts';
import { type OpenPart, openPartOf } from '#server/tickets/open-part.ts';
import { takenFrom } from '#server/tickets/pay-out.ts';
import { tellEvent } from '#server/tickets/tell-event.ts';
import { type Conversion, type Converted, conversionOf } from './conversion.ts';
import { issueOpenTicket } from './issue-open-ticket.ts';
import { knownOpenTicket } from './known-open-ticket.ts';

export const simulateOpenTickets = operation(simulate, async ({ body, ...acting }, house) => {
  const now = house.clock.now();
  const booking = await bookingToActOn(body.pnr, acting, house);
  if (booking === null) return refused('proof-needed');
  const rows = { booking, tickets: await ticketsOf(house.db, booking.locator) };
  const openPart = await openPartOf(house.db, booking.locator, rows.tickets);
  const conversion = conversionOf(rows, body.ticketNumbers, openPart, now);
  if (!conversion.ok) return conversion;
  const { tickets, expiresAt } = conversion.value;
  return granted({
    pnr: booking.locator,
    tickets: tickets.map(({ row, deduction, amount }) => ({
      ticketNumber: row.number,
      ticketAmount: row.amount,
      deduction,
      amount,
    })),
    totalAmount: tickets.reduce((sum, { amount }) => sum + amount, 0),
    currency: 'TRY' as const,
    remainderIsLost: true as const,
    singleUse: true as const,
    expiryDate: expiresAt,
  });
});

/** What cards paid of the ticket is a coupon in the books from now on. Gives what the open ticket is then worth. */
const moveMoney = async (
  within: Transaction<Tables>,
  { row, amount }: Converted,
  { tickets, openPart }: { readonly tickets: readonly TicketRow[]; readonly openPart: Kurus },
  { payments }: House,
): Promise<Kurus> => {
  const ofCard = Math.max(0, Math.min(amount, row.amount - openPart));
  const taking = { tickets, rows: [row], amount: ofCard, key: `open-ticket/${row.number}` };
  if (ofCard === 0) return amount;
  const { given, unpaid } = await takenFrom(within, taking, payments.turnIntoCouponUpTo);
  return amount - ofCard + given + unpaid;
};

const convert = async (
  within: Transaction<Tables>,
  { booking, tickets }: BookingRows,
  conversion: Conversion,
  openPart: OpenPart,
  house: House,
  now: number,
): Promise<readonly Tables['open_ticket'][]> => {
  const { locator } = booking;
  const issued: Tables['open_ticket'][] = [];
  for (const converted of conversion.tickets) {
    const { row } = converted;
    const paid = { tickets, openPart: openPart.of.get(row.number) ?? 0 };
    const amount = await moveMoney(within, converted, paid, house);
    if (amount > 0) {
      const { expiresAt } = conversion;
      issued.push(await issueOpenTicket(within, { booking, ticket: row, amount, expiresAt }, now));
    }
  }
  const numbers = conversion.tickets.map(({ row }) => row.number);
  await within
    .updateTable('ticket')
    .set({ status: 'converted-to-open' })
    .where('number', 'in', numbers)
    .execute();
  await keepDeductions(
    within,
    `convert/${numbers.join('/')}`,
    conversion.tickets.map(({ deduction }) => deduction),
  );
  const converted = conversion.tickets.map(({ row }) => row);
  await freePlaces(within, locator, converted, now);
  return issued;
};

type Asked = Acting & { readonly booking: BookingRow; readonly numbers: readonly string[] };

export const convertTickets = ({ booking, numbers, session }: Asked, house: House) =>
  inTransaction(house.db, async (within) => {
    const rows = await lockedBooking(within, booking.locator);
    if (rows === null) return refused('proof-needed');
    const now = house.clock.now();
    const openPart = await openPartOf(within, booking.locator, rows.tickets);
    const conversion = conversionOf(rows, numbers, openPart, now);
    if (!conversion.ok) return conversion;
    const issued = await convert(within, rows, conversion.value, openPart, house, now);
    const deed = 'converted-to-open-ticket';
    const tickets = conversion.value.tickets.map(({ row }) => row.number);
    await tellEvent(within, { locator: booking.locator, deed, tickets, session }, now);
    await house.mail.post(convertedLetter(booking, issued), within);
    return granted(issued);
  });

export const createOpenTickets = operation(create, async ({ body, ...acting }, house) => {
  const booking = await bookingToActOn(body.pnr, acting, house);
  if (booking === null) return refused('proof-needed');
  const issued = await convertTickets({ ...acting, booking, numbers: body.ticketNumbers }, house);
  if (!issued.ok) return issued;
  const now = house.clock.now();
  return granted({
    pnr: booking.locator,
    openTickets: issued.value.map((row) => knownOpenTicket(row, now)),
  });
});
