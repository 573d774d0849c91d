import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { type BoughtTicket, buyTicket } from '../../support/shop/bought-ticket.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = askChange(() => shop);

/** All but so many kuruş of what paid for a ticket has gone back already. */
const leaveOf = async ({ locator, price }: BoughtTicket, left: number) => {
  const { db, payments } = shop.open.app;
  const { id } = await db
    .selectFrom('settlement')
    .select('id')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const amount = Math.round(price * 100) - left;
  return inTransaction(db, (within) => payments.refundUpTo(within, { payment: id, amount, key: 'before' }));
};

/** A dear ticket, and a cheaper place that is held instead. */
const cheaper = async () => {
  const bought = await buyTicket(shop, { cabinClass: 'C' });
  const { ride, seats } = newBench(shop, { daysAhead: 7, cabinClass: 'Y1' });
  const held = await holdSeat(shop, ride, seats[0] ?? '', {});
  return { bought, changes: [{ ...placeOf(ride, held), ticketNumber: bought.number }] };
};

test('[S-18] what a change brings is told as it is then given, where a payment gave some of its money back before', async () => {
  const { bought, changes } = await cheaper();
  await leaveOf(bought, 5_000);
  const { body: quote } = await ask(bought, 'simulation', { changes });
  expect([quote.amountDue, quote.refundAmount]).toEqual([0, 50]);
  expect(await statusesOfTickets(shop, bought)).toEqual(['valid']);
  const meant = { changes, amountDue: 0, toldRefund: quote.refundAmount, cardToken: '' };
  const { body: done } = await ask(bought, 'perform-3D', meant);
  expect([done.ticketed, done.refundAmount]).toEqual([true, 50]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[S-18] where it would bring another amount than was told, nothing is done', async () => {
  const { bought, changes } = await cheaper();
  const { body: quote } = await ask(bought, 'simulation', { changes });
  await leaveOf(bought, 5_000);
  const meant = {
    changes,
    amountDue: 0,
    toldRefund: quote.refundAmount,
    cardToken: '',
    idempotencyKey: 'one',
  };
  const { body } = await ask(bought, 'perform-3D', meant);
  expect([body.type, await statusesOfTickets(shop, bought)]).toEqual(['amount-differs', ['valid']]);
  const again = await ask(bought, 'perform-3D', { ...meant, toldRefund: 50, idempotencyKey: 'two' });
  expect([again.body.ticketed, again.body.refundAmount]).toEqual([true, 50]);
});

test('[S-18] who means to pay for what costs nothing now was told otherwise: nothing is done', async () => {
  const { bought, changes } = await cheaper();
  const { body } = await ask(bought, 'perform-3D', { changes, amountDue: 100, cardToken: '' });
  expect([body.type, await statusesOfTickets(shop, bought)]).toEqual(['amount-differs', ['valid']]);
});
