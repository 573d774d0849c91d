import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { performReturn as perform, simulateReturn as simulate } from '#contract/tickets/tickets.ts';
import type { Deduction } from '#domain/booking/deductions.ts';
import { type Returned, returnedOf } from '#domain/booking/returned-ticket.ts';
import { type ChoiceRefusal, judgedChoice } from '#domain/booking/ticket-choice.ts';
import { ticketStatusAt } from '#domain/booking/ticket-status.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { answerInTransaction, dryRun } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { type Acting, bookingToActOn } from './acting.ts';
import { returnedLetter } from './action-letters.ts';
import { bookedPassengers, leavesBehind } from './booked-passengers.ts';
import { type BookingRows, lockedBooking, soldTicketAt, type TicketRow } from './booking-rows.ts';
import { type GivenForTicket, giveForTickets } from './give-for-tickets.ts';
import { type OpenPart, openPartOf, openShareOf } from './open-part.ts';
import { recordEvent } from './record-event.ts';

type Within = Transaction<Tables>;

type Plan = { readonly row: TicketRow; readonly deduction: Deduction } & Returned;

const planOf = (
  { tickets }: BookingRows,
  numbers: readonly string[],
  openPart: OpenPart,
  now: number,
): Answer<readonly Plan[], ChoiceRefusal> => {
  const judged = judgedChoice('return', tickets.map(soldTicketAt(now)), numbers, now);
  if (!judged.ok) return judged;
  return granted(
    judged.value.flatMap((deduction) => {
      const row = tickets.find(({ number }) => number === deduction.ticket);
      if (row === undefined) return [];
      const returned = returnedOf(row.amount, deduction.amount, openShareOf(openPart, row.number));
      return [{ row, deduction, ...returned }];
    }),
  );
};

/** Nobody stays behind alone who may not travel so. */
const mayPart = async (
  db: Kysely<Tables>,
  { booking, tickets }: BookingRows,
  plans: readonly Plan[],
  now: number,
): Promise<boolean> => {
  const before = tickets.filter(({ status, arrival }) => ticketStatusAt(status, arrival, now) === 'valid');
  const returned = new Set(plans.map(({ row }) => row.number));
  const after = before.filter(({ number }) => !returned.has(number));
  return !leavesBehind(before, after, await bookedPassengers(db, booking.locator));
};

const noneGiven: GivenForTicket = {
  moneyAmount: 0,
  paymentType: 'NONE',
  openTicketNumber: null,
  couponNumber: null,
};

const quoteOf = (locator: string, plans: readonly Plan[], given: ReadonlyMap<string, GivenForTicket>) => {
  const tickets = plans.map(({ row, deduction, inOpenTicket, lost }) => {
    const of = given.get(row.number) ?? noneGiven;
    return {
      ticketNumber: row.number,
      ticketAmount: row.amount,
      deduction,
      refundAmount: of.moneyAmount + inOpenTicket,
      openTicketAmount: inOpenTicket,
      lostAmount: lost,
      ...of,
    };
  });
  const totalRefund = tickets.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  return { pnr: locator, tickets, totalRefund, currency: 'TRY' as const };
};

type Asked = Acting & {
  readonly locator: string;
  readonly numbers: readonly string[];
  /** What the passenger was told they would get. */
  readonly quotedAmount: Kurus | null;
  readonly key: string | null;
};

const giveBackNow = async (
  within: Within,
  rows: BookingRows,
  { locator, numbers, quotedAmount, session }: Asked,
  app: AppContext,
) => {
  const now = app.clock.now();
  const openPart = await openPartOf(within, locator, rows.tickets, now);
  const planned = planOf(rows, numbers, openPart, now);
  if (!planned.ok) return planned;
  if (!(await mayPart(within, rows, planned.value, now))) return refused('return-together');
  const giving = { plans: planned.value, openPart, as: { status: 'returned', action: 'return' } } as const;
  const { byTicket, given } = await giveForTickets(within, rows, giving, app);
  const tickets = planned.value.map(({ row }) => row.number);
  await recordEvent(within, { locator, action: 'ticket-returned', tickets, session }, now);
  const answer = quoteOf(locator, planned.value, byTicket);
  if (quotedAmount !== null && quotedAmount !== answer.totalRefund) return refused('amount-differs');
  await app.mail.post(returnedLetter(rows.booking, { tickets, given }), within);
  return granted(answer);
};

const giveBack = (asked: Asked, app: AppContext) =>
  answerInTransaction(app.db, async (within) => {
    const { locator: owner, numbers, quotedAmount, key } = asked;
    const body = quotedAmount === null ? numbers : { numbers, toldAmount: quotedAmount };
    const rows = await lockedBooking(within, owner);
    if (rows === null) return refused('proof-needed');
    const call = { name: 'give-tickets-back', key, owner, body };
    return answerWithin(within, call, perform.granted, app.clock.now(), () =>
      giveBackNow(within, rows, asked, app),
    );
  });

/** The numbers that were drawn for a rehearsal are nobody's. */
const asDryRun = (answer: z.output<typeof simulate.granted>) => ({
  ...answer,
  tickets: answer.tickets.map((ticket) => ({ ...ticket, openTicketNumber: null, couponNumber: null })),
});

export const simulateReturn = operation(simulate, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { locator } = booking;
  const asked = { ...acting, locator, numbers: body.ticketNumbers, quotedAmount: null, key: null };
  const answer = await dryRun(app.db, async (within) => {
    const rows = await lockedBooking(within, locator);
    return rows === null ? refused('proof-needed') : giveBackNow(within, rows, asked, app);
  });
  return answer.ok ? granted(asDryRun(answer.value)) : answer;
});

export const performReturn = operation(perform, async ({ body, headers, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { ticketNumbers: numbers, toldAmount: quotedAmount = null, idempotencyKey } = body;
  const key = keyIn(headers, idempotencyKey);
  return giveBack({ ...acting, locator: booking.locator, numbers, quotedAmount, key }, app);
});
