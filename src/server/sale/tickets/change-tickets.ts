import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import {
  performChange as perform,
  simulateChange as simulate,
  validateChange as validate,
} from '#contract/tickets/tickets.ts';
import { lastHourOf, mostChanges } from '#domain/booking/deductions.ts';
import { judgedChoice } from '#domain/booking/ticket-choice.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { cardCookie } from '#server/people/access/card-cookie.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { answerInTransaction, dryRun } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { bookingToActOn } from './acting.ts';
import { type BookingRows, lockedBooking, soldTicketAt, ticketsOf } from './booking-rows.ts';
import { carryOutChange } from './carry-out-change.ts';
import { saveChange } from './change-order.ts';
import type { ChangedPlaceRefusal } from './changed-places.ts';
import { issueOpenTicket } from './issue-open-ticket.ts';
import { openPartOf } from './open-part.ts';
import { payOrder } from './pay-order.ts';
import { payOut } from './pay-out.ts';
import {
  type ChangeRefusal,
  type PlannedChange,
  plannedChange,
  type WantedChange,
} from './planned-change.ts';
import { givenByChange, postChange } from './post-change.ts';
import { findOpenOrder } from './ticket-orders.ts';

export const validateChange = operation(validate, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const now = app.clock.now();
  const tickets = (await ticketsOf(app.db, booking.locator)).map(soldTicketAt(now));
  const judged = judgedChoice('change', tickets, body.ticketNumbers, now);
  if (!judged.ok) return judged;
  return granted({
    pnr: booking.locator,
    tickets: judged.value.flatMap(({ ticket, amount }) => {
      const sold = tickets.find(({ number }) => number === ticket);
      if (sold === undefined) return [];
      return [
        {
          ticketNumber: ticket,
          changeFee: amount,
          remainingChanges: mostChanges - sold.changes,
          lastChangeDate: lastHourOf('change', sold.family, sold.departure),
        },
      ];
    }),
  });
});

const quoteOf = (locator: string, { tickets, balance }: PlannedChange) => ({
  pnr: locator,
  tickets: tickets.map(({ row, priced, deduction }) => ({
    ticketNumber: row.number,
    oldAmount: row.amount,
    newAmount: priced.amount,
    deduction,
  })),
  amountDue: balance.due,
  refundAmount: balance.inMoney,
  openTicketAmount: balance.inOpenTicket,
  lostAmount: balance.lost,
  currency: 'TRY' as const,
});

type Wanted = {
  readonly locator: string;
  readonly wanted: readonly WantedChange[];
  /** What the passenger was told to pay, and to get back in money; null where nothing was told yet. */
  readonly amountDue: number | null;
  readonly quotedRefund: number | null;
  readonly order: string;
  readonly key: string | null;
};

type Done = z.output<typeof perform.granted>;

const unpaid = {
  openTicketNumber: null,
  refundPaymentType: 'NONE' as const,
  couponNumber: null,
  ticketed: false,
  newTicketNumbers: [],
  orderNumber: null,
  orderDeadline: null,
  enrollReference: null,
  paymentAuthRequest: null,
};

type PerformRefusal = ChangeRefusal | ChangedPlaceRefusal | 'amount-differs' | 'key-used-otherwise';

/** Lays the change down; what costs nothing is carried out at once. */
const changeNow = async (
  within: Transaction<Tables>,
  rows: BookingRows,
  { locator, wanted, amountDue, quotedRefund, order }: Wanted,
  app: AppContext,
): Promise<Answer<Done, PerformRefusal>> => {
  const now = app.clock.now();
  const network = app.railway.network();
  const planned = await plannedChange(within, rows, wanted, network, now);
  if (!planned.ok) return planned;
  const { balance, tickets } = planned.value;
  if (amountDue !== null && balance.due !== amountDue) return refused('amount-differs');
  const quote = { ...quoteOf(locator, planned.value), ...unpaid };
  const asked = { purpose: 'change', locator, wanted, amount: balance.due } as const;
  const openOrder = await findOpenOrder(within, asked, now);
  if (openOrder !== undefined) {
    return granted({ ...quote, orderNumber: openOrder.id, orderDeadline: openOrder.deadline });
  }
  const laying = { id: order, locator, tickets: rows.tickets, wanted, planned: planned.value, network };
  const saved = await saveChange(within, laying, now);
  if (!saved.ok) return saved;
  if (balance.due > 0) return granted({ ...quote, orderNumber: order, orderDeadline: saved.value.deadline });
  const { expiresAt } = await openPartOf(within, locator, rows.tickets, now);
  const carrying = { order, rows, planned: planned.value, payment: null };
  const numbers = await carryOutChange(within, carrying, now);
  if (numbers === null) return refused('place-not-held');
  const changed = tickets.map(({ row }) => row);
  const paying = { ...rows, rows: changed, amount: balance.inMoney, key: `change/${order}` };
  const { amount: refundAmount, ...money } = await payOut(within, paying, app);
  const [ticket] = changed;
  if (quotedRefund !== null && refundAmount !== quotedRefund) return refused('amount-differs');
  const amount = balance.inOpenTicket;
  const coupon =
    amount > 0 && ticket !== undefined && expiresAt !== null
      ? await issueOpenTicket(within, { booking: rows.booking, ticket, amount, expiresAt }, now)
      : null;
  const given = givenByChange({ ...money, amount: refundAmount }, coupon, balance.lost);
  await postChange(within, { locator, numbers, given }, app);
  return granted({
    ...quote,
    ticketed: true,
    newTicketNumbers: [...numbers],
    openTicketNumber: coupon?.number ?? null,
    refundPaymentType: money.paymentType,
    couponNumber: money.couponNumber,
    refundAmount,
  });
};

const asDryRun = (done: Done) => {
  const { pnr, tickets, currency } = done;
  const { amountDue, refundAmount, openTicketAmount, lostAmount } = done;
  return { pnr, tickets, amountDue, refundAmount, openTicketAmount, lostAmount, currency };
};

/** The change is carried out, told and taken back. */
export const simulateChange = operation(simulate, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { locator } = booking;
  const noQuote = { amountDue: null, quotedRefund: null };
  const asked = { locator, wanted: body.changes, order: newSecret(), ...noQuote, key: null };
  const answer = await dryRun(app.db, async (within) => {
    const rows = await lockedBooking(within, locator);
    return rows === null ? refused('ticket-unknown') : changeNow(within, rows, asked, app);
  });
  return answer.ok ? granted(asDryRun(answer.value)) : answer;
});

const change = (asked: Wanted, app: AppContext) =>
  answerInTransaction(app.db, async (within): Promise<Answer<Done, PerformRefusal>> => {
    const { locator: owner, wanted, amountDue, quotedRefund, key } = asked;
    const quoted = quotedRefund === null ? { amountDue } : { amountDue, toldRefund: quotedRefund };
    const rows = await lockedBooking(within, owner);
    if (rows === null) return refused('ticket-unknown');
    const call = { name: 'change-tickets', key, owner, body: { wanted, ...quoted } };
    return answerWithin(within, call, perform.granted, app.clock.now(), () =>
      changeNow(within, rows, asked, app),
    );
  });

type Asked = OperationRequest<z.output<typeof perform.body>>;

const performNow = async ({ body, headers, ...acting }: Asked, app: AppContext) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { locator } = booking;
  const key = keyIn(headers, body.idempotencyKey);
  const order = key === null ? newSecret() : hashOf(`change ${locator} ${key}`);
  const { amountDue: amount, toldRefund: quotedRefund = null, changes: wanted } = body;
  const done = await change({ locator, wanted, amountDue: amount, quotedRefund, order, key }, app);
  if (!done.ok || done.value.ticketed) return done;
  const token = body.cardToken ?? acting.cookies[cardCookie] ?? '';
  if (token === '') return done;
  const savedOrder = done.value.orderNumber ?? order;
  const paying = { purpose: 'change' as const, order: savedOrder, attempt: key ?? order, amount, token };
  const begun = await payOrder(paying, app);
  return begun.ok ? granted({ ...done.value, ...begun.value }) : begun;
};

/** Each try with a card is a payment in the books. */
const turns: Turns = { name: 'change-tickets', most: 30, within: minute, browsers: wideNet };

export const performChange = operation(perform, (asked, app) =>
  inTurn(asked, turns, app, () => performNow(asked, app)),
);
