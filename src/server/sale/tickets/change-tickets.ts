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
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { answerInTransaction, rehearse } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { House } from '#server/sale/context/house.ts';
import { operation } from '#server/sale/context/operation.ts';
import { cardCookie } from '#server/sale/payments/card-cookie.ts';
import { hasCardNumber } from '#server/sale/payments/card-number-in.ts';
import { bookingToActOn } from './acting.ts';
import { type BookingRows, lockedBooking, soldTicketAt, ticketsOf } from './booking-rows.ts';
import { carryOutChange } from './carry-out-change.ts';
import { layChange } from './change-order.ts';
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
import { standingOrder } from './ticket-orders.ts';

export const validateChange = operation(validate, async ({ body, ...acting }, house) => {
  const booking = await bookingToActOn(body.pnr, acting, house);
  if (booking === null) return refused('proof-needed');
  const now = house.clock.now();
  const tickets = (await ticketsOf(house.db, booking.locator)).map(soldTicketAt(now));
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

const toldOf = (locator: string, { tickets, balance }: PlannedChange) => ({
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
  readonly toldRefund: number | null;
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
  { locator, wanted, amountDue, toldRefund, order }: Wanted,
  house: House,
): Promise<Answer<Done, PerformRefusal>> => {
  const now = house.clock.now();
  const network = house.railway.network();
  const planned = await plannedChange(within, rows, wanted, network, now);
  if (!planned.ok) return planned;
  const { balance, tickets } = planned.value;
  if (amountDue !== null && balance.due !== amountDue) return refused('amount-differs');
  const told = { ...toldOf(locator, planned.value), ...unpaid };
  const asked = { purpose: 'change', locator, wanted, amount: balance.due } as const;
  const standing = await standingOrder(within, asked, now);
  if (standing !== undefined) {
    return granted({ ...told, orderNumber: standing.id, orderDeadline: standing.deadline });
  }
  const laying = { id: order, locator, tickets: rows.tickets, wanted, planned: planned.value, network };
  const laid = await layChange(within, laying, now);
  if (!laid.ok) return laid;
  if (balance.due > 0) return granted({ ...told, orderNumber: order, orderDeadline: laid.value.deadline });
  const { expiresAt } = await openPartOf(within, locator, rows.tickets, now);
  const carrying = { order, rows, planned: planned.value, payment: null };
  const numbers = await carryOutChange(within, carrying, now);
  if (numbers === null) return refused('place-not-held');
  const changed = tickets.map(({ row }) => row);
  const paying = { ...rows, rows: changed, amount: balance.inMoney, key: `change/${order}` };
  const { amount: refundAmount, ...money } = await payOut(within, paying, house);
  const [ticket] = changed;
  if (toldRefund !== null && refundAmount !== toldRefund) return refused('amount-differs');
  const amount = balance.inOpenTicket;
  const coupon =
    amount > 0 && ticket !== undefined && expiresAt !== null
      ? await issueOpenTicket(within, { booking: rows.booking, ticket, amount, expiresAt }, now)
      : null;
  const given = givenByChange({ ...money, amount: refundAmount }, coupon, balance.lost);
  await postChange(within, { locator, numbers, given }, house);
  return granted({
    ...told,
    ticketed: true,
    newTicketNumbers: [...numbers],
    openTicketNumber: coupon?.number ?? null,
    refundPaymentType: money.paymentType,
    couponNumber: money.couponNumber,
    refundAmount,
  });
};

const rehearsed = (done: Done) => {
  const { pnr, tickets, currency } = done;
  const { amountDue, refundAmount, openTicketAmount, lostAmount } = done;
  return { pnr, tickets, amountDue, refundAmount, openTicketAmount, lostAmount, currency };
};

/** The change is carried out, told and taken back. */
export const simulateChange = operation(simulate, async ({ body, ...acting }, house) => {
  const booking = await bookingToActOn(body.pnr, acting, house);
  if (booking === null) return refused('proof-needed');
  const { locator } = booking;
  const told = { amountDue: null, toldRefund: null };
  const asked = { locator, wanted: body.changes, order: newSecret(), ...told, key: null };
  const answer = await rehearse(house.db, async (within) => {
    const rows = await lockedBooking(within, locator);
    return rows === null ? refused('ticket-unknown') : changeNow(within, rows, asked, house);
  });
  return answer.ok ? granted(rehearsed(answer.value)) : answer;
});

const change = (asked: Wanted, house: House) =>
  answerInTransaction(house.db, async (within): Promise<Answer<Done, PerformRefusal>> => {
    const { locator: owner, wanted, amountDue, toldRefund, key } = asked;
    const told = toldRefund === null ? { amountDue } : { amountDue, toldRefund };
    const rows = await lockedBooking(within, owner);
    if (rows === null) return refused('ticket-unknown');
    const call = { name: 'change-tickets', key, owner, body: { wanted, ...told } };
    return answerWithin(within, call, perform.granted, house.clock.now(), () =>
      changeNow(within, rows, asked, house),
    );
  });

export const performChange = operation(perform, async ({ body, headers, ...acting }, house) => {
  if (hasCardNumber({ cardToken: body.cardToken })) return refused('card-number-sent');
  const booking = await bookingToActOn(body.pnr, acting, house);
  if (booking === null) return refused('proof-needed');
  const { locator } = booking;
  const key = keyIn(headers, body.idempotencyKey);
  const order = key === null ? newSecret() : hashOf(`change ${locator} ${key}`);
  const { amountDue: amount, toldRefund = null, changes: wanted } = body;
  const done = await change({ locator, wanted, amountDue: amount, toldRefund, order, key }, house);
  if (!done.ok || done.value.ticketed) return done;
  const token = body.cardToken ?? acting.cookies[cardCookie] ?? '';
  if (token === '') return done;
  const laid = done.value.orderNumber ?? order;
  const paying = { purpose: 'change' as const, order: laid, attempt: key ?? order, amount, token };
  const begun = await payOrder(paying, house);
  return begun.ok ? granted({ ...done.value, ...begun.value }) : begun;
});
