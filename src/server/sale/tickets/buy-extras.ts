import type { Transaction } from 'kysely';
import type { z } from 'zod/mini';
import {
  buyExtras as buy,
  findExtrasOrder as find,
  simulateExtras as simulate,
} from '#contract/tickets/extras.ts';
import { paymentDeadline } from '#domain/booking/reservation-option.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { cardCookie } from '#server/people/access/card-cookie.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { bookingToActOn } from './acting.ts';
import { lockedBooking, type TicketRow, ticketsOf } from './booking-rows.ts';
import { carryOutExtras, extrasOf } from './carry-out-extras.ts';
import { payOrder } from './pay-order.ts';
import { amountOf, type PlannedExtra, plannedExtras, type WantedExtra } from './planned-extras.ts';
import { findOpenOrder } from './ticket-orders.ts';

const quoteOf = (pnr: string, planned: readonly PlannedExtra[]) => ({
  pnr,
  extras: planned.map((extra) => ({ ...extra })),
  amountDue: amountOf(planned),
  currency: 'TRY' as const,
});

export const simulateExtras = operation(simulate, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { db, railway, clock } = app;
  const tickets = await ticketsOf(db, booking.locator);
  const planned = await plannedExtras(db, tickets, body.extras, railway.network(), clock.now());
  return planned.ok ? granted(quoteOf(booking.locator, planned.value)) : planned;
});

type Ordering = {
  readonly id: string;
  readonly locator: string;
  readonly wanted: readonly WantedExtra[];
  readonly amountDue: number;
  readonly key: string | null;
};

const unpaid = {
  ticketed: false,
  orderNumber: null,
  orderDeadline: null,
  enrollReference: null,
  paymentAuthRequest: null,
};

const firstDeparture = (tickets: readonly TicketRow[], wanted: readonly WantedExtra[]): number =>
  Math.min(
    ...wanted.flatMap(({ ticketNumber }) =>
      tickets.flatMap(({ number, departure }) => (number === ticketNumber ? [departure] : [])),
    ),
  );

const orderNow = async (
  within: Transaction<Tables>,
  tickets: readonly TicketRow[],
  { id, locator, wanted, amountDue }: Ordering,
  { clock, railway }: AppContext,
) => {
  const now = clock.now();
  const planned = await plannedExtras(within, tickets, wanted, railway.network(), now);
  if (!planned.ok) return planned;
  if (amountOf(planned.value) !== amountDue) return refused('amount-differs');
  const bought = { locator, purpose: 'extra-services', amount: amountDue } as const;
  const quote = { ...quoteOf(locator, planned.value), ...unpaid };
  const openOrder = await findOpenOrder(within, { ...bought, wanted }, now);
  if (openOrder !== undefined) {
    return granted({ ...quote, orderNumber: openOrder.id, orderDeadline: openOrder.deadline });
  }
  const deadline = paymentDeadline(firstDeparture(tickets, wanted), now);
  const made = { id, made_at: now, deadline, status: 'open' as const, payment: null };
  await within
    .insertInto('ticket_order')
    .values({ ...bought, ...made, wanted: JSON.stringify(wanted) })
    .execute();
  if (amountDue > 0) return granted({ ...quote, orderNumber: id, orderDeadline: deadline });
  await carryOutExtras(within, { id, locator }, planned.value, null, now);
  return granted({ ...quote, ticketed: true });
};

/** Lays down what is wanted until it is paid; what costs nothing is had at once. */
const saveOrder = (asked: Ordering, app: AppContext) =>
  answerInTransaction(app.db, async (within) => {
    const { locator: owner, wanted, amountDue, key } = asked;
    const rows = await lockedBooking(within, owner);
    const call = { name: 'buy-extras', key, owner, body: { wanted, amountDue } };
    return answerWithin(within, call, buy.granted, app.clock.now(), () =>
      orderNow(within, rows?.tickets ?? [], asked, app),
    );
  });

type Asked = OperationRequest<z.output<typeof buy.body>>;

const buyNow = async ({ body, headers, ...acting }: Asked, app: AppContext) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { locator } = booking;
  const key = keyIn(headers, body.idempotencyKey);
  const id = key === null ? newSecret() : hashOf(`extras ${locator} ${key}`);
  const { amountDue: amount, extras: wanted } = body;
  const saved = await saveOrder({ id, locator, wanted, amountDue: amount, key }, app);
  if (!saved.ok || saved.value.ticketed) return saved;
  const token = body.cardToken ?? acting.cookies[cardCookie] ?? '';
  if (token === '') return saved;
  const paying = { purpose: 'extra-services' as const, order: saved.value.orderNumber ?? id };
  const paid = await payOrder({ ...paying, attempt: key ?? id, amount, token }, app);
  return paid.ok ? granted({ ...saved.value, ...paid.value }) : paid;
};

/** Each try with a card is a payment in the books. */
const turns: Turns = { name: 'buy-extras', most: 30, within: minute, browsers: wideNet };

export const buyExtras = operation(buy, (asked, app) => inTurn(asked, turns, app, () => buyNow(asked, app)));

/** What was ordered is told as it would be sold now: what cannot be had any more is not to be paid for. */
export const findExtrasOrder = operation(find, async ({ body, ...acting }, { db, railway, clock }) => {
  const booking = await bookingToActOn(body.pnr, acting, { db, clock });
  if (booking === null) return refused('proof-needed');
  const { locator } = booking;
  const now = clock.now();
  const order = await db
    .selectFrom('ticket_order')
    .select(['wanted', 'deadline'])
    .where('id', '=', body.orderNumber)
    .where('locator', '=', locator)
    .where('purpose', '=', 'extra-services')
    .where('status', '=', 'open')
    .where('deadline', '>', now)
    .executeTakeFirst();
  if (order === undefined) return refused('nothing-due');
  const tickets = await ticketsOf(db, locator);
  const planned = await plannedExtras(db, tickets, extrasOf(order), railway.network(), now);
  return planned.ok
    ? granted({ ...quoteOf(locator, planned.value), orderDeadline: order.deadline })
    : refused('nothing-due');
});
