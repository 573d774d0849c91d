import type { Transaction } from 'kysely';
import { createOpenTickets as create, simulateOpenTickets as simulate } from '#contract/open-tickets.ts';
import { granted, refused } from '#domain/answer.ts';
import type { Kurus } from '#domain/kurus.ts';
import type { House } from '#server/house.ts';
import { operation } from '#server/http/operation.ts';
import { keyIn } from '#server/once/answer-once.ts';
import { answerWithin } from '#server/once/answer-within.ts';
import { answerInTransaction, rehearse } from '#server/store/answer-in-transaction.ts';
import type { Tables } from '#server/store/tables.ts';
import { type Acting, bookingToActOn } from '#server/tickets/acting.ts';
import {
  type BookingRow,
  type BookingRows,
  lockedBooking,
  type TicketRow,
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

/** A ticket that was converted, and the open ticket it has become where it was still worth anything. */
type Made = Converted & { readonly coupon: Tables['open_ticket'] | null };

const convert = async (
  within: Transaction<Tables>,
  { booking, tickets }: BookingRows,
  conversion: Conversion,
  openPart: OpenPart,
  house: House,
  now: number,
): Promise<readonly Made[]> => {
  const { locator } = booking;
  const made: Made[] = [];
  for (const converted of conversion.tickets) {
    const { row } = converted;
    const paid = { tickets, openPart: openPart.of.get(row.number) ?? 0 };
    const amount = await moveMoney(within, converted, paid, house);
    const issuing = { booking, ticket: row, amount, expiresAt: conversion.expiresAt };
    made.push({
      ...converted,
      amount,
      coupon: amount > 0 ? await issueOpenTicket(within, issuing, now) : null,
    });
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
  return made;
};

type Asked = Acting & {
  readonly booking: BookingRow;
  readonly numbers: readonly string[];
  /** What the passenger was told the open tickets would be worth. */
  readonly toldAmount: Kurus | null;
  readonly key: string | null;
};

const convertNow = async (
  within: Transaction<Tables>,
  rows: BookingRows,
  { booking, numbers, toldAmount, session }: Asked,
  house: House,
) => {
  const now = house.clock.now();
  const openPart = await openPartOf(within, booking.locator, rows.tickets);
  const conversion = conversionOf(rows, numbers, openPart, now);
  if (!conversion.ok) return conversion;
  const made = await convert(within, rows, conversion.value, openPart, house, now);
  const worth = made.reduce((sum, { amount }) => sum + amount, 0);
  if (toldAmount !== null && toldAmount !== worth) return refused('amount-differs');
  const deed = 'converted-to-open-ticket';
  const tickets = conversion.value.tickets.map(({ row }) => row.number);
  await tellEvent(within, { locator: booking.locator, deed, tickets, session }, now);
  const issued = made.flatMap(({ coupon }) => coupon ?? []);
  await house.mail.post(convertedLetter(booking, issued), within);
  return granted({ made, issued, worth, expiresAt: conversion.value.expiresAt });
};

export const simulateOpenTickets = operation(simulate, async ({ body, ...acting }, house) => {
  const booking = await bookingToActOn(body.pnr, acting, house);
  if (booking === null) return refused('proof-needed');
  const asked = { ...acting, booking, numbers: body.ticketNumbers, toldAmount: null, key: null };
  const answer = await rehearse(house.db, async (within) => {
    const rows = await lockedBooking(within, booking.locator);
    return rows === null ? refused('proof-needed') : convertNow(within, rows, asked, house);
  });
  if (!answer.ok) return answer;
  const { made, worth, expiresAt } = answer.value;
  return granted({
    pnr: booking.locator,
    tickets: made.map(({ row, deduction, amount }) => ({
      ticketNumber: row.number,
      ticketAmount: row.amount,
      deduction,
      amount,
    })),
    totalAmount: worth,
    currency: 'TRY' as const,
    remainderIsLost: true as const,
    singleUse: true as const,
    expiryDate: expiresAt,
  });
});

const convertTickets = (asked: Asked, house: House) =>
  answerInTransaction(house.db, async (within) => {
    const { booking, numbers, toldAmount, key } = asked;
    const rows = await lockedBooking(within, booking.locator);
    if (rows === null) return refused('proof-needed');
    const call = {
      name: 'convert-tickets',
      key,
      owner: booking.locator,
      body: { numbers, toldAmount },
    };
    const now = house.clock.now();
    return answerWithin(within, call, create.granted, now, async () => {
      const done = await convertNow(within, rows, asked, house);
      if (!done.ok) return done;
      const openTickets = done.value.issued.map((row) => knownOpenTicket(row, now));
      return granted({ pnr: booking.locator, openTickets });
    });
  });

export const createOpenTickets = operation(create, async ({ body, headers, ...acting }, house) => {
  const booking = await bookingToActOn(body.pnr, acting, house);
  if (booking === null) return refused('proof-needed');
  const { ticketNumbers: numbers, toldAmount = null, idempotencyKey } = body;
  const key = keyIn(headers, idempotencyKey);
  return convertTickets({ ...acting, booking, numbers, toldAmount, key }, house);
});
