import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenFor } from '#server/counterparts/bank/cards.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { holdSeat } from '../../support/shop/bookings.ts';
import { bookTicket, buyTicket } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const release = async ({ locator, cookie }: { readonly locator: string; readonly cookie: string }) => {
  const answer = await postTo(shop, '/crs/rail-booking/v2/reservation-cancellation', { locator }, { cookie });
  return [answer.status, answer.body.type ?? answer.body.status];
};

type Booked = { readonly locator: string; readonly cookie: string; readonly price: number };

/** Begins to pay with a card whose holder is still to prove it. */
const beginToPay = async ({ locator, cookie, price: totalPrice }: Booked): Promise<string> => {
  const { db, clock } = shop.open.app;
  const card = { name: 'credit-card', lastFour: '0018', isProved: false, goodUntil: Date.UTC(2099, 0, 1) };
  const cardToken = await tokenFor(db, card, clock.now());
  const paying = { locator, totalPrice, cardToken, idempotencyKey: locator };
  const answer = await postTo(shop, '/crs/rail-booking/v2/issue-ticket-3D', paying, { cookie });
  return String(answer.body.enrollReference);
};

const silenceBank = (times: number | null) =>
  shop.open.world?.carryOut({ do: 'meet', name: 'bank', with: { kind: 'refuse', status: 503 }, times });

test('[S-09] a sale nobody has paid is given up: its place is free at once, and no letter is sent', async () => {
  const booked = await bookTicket(shop);
  expect(await release(booked)).toEqual([200, 'CANCELLED']);
  expect((await holdSeat(shop, booked.ride, booked.seat)).seat).toBe(booked.seat);
  const letters = await shop.open.app.db
    .selectFrom('letter')
    .select('subject')
    .where('subject', 'like', `%${booked.locator}%`)
    .execute();
  expect(letters).toEqual([]);
});

test('[S-09] a payment that still waits for its passenger is given up with the sale', async () => {
  const booked = await bookTicket(shop);
  const payment = await beginToPay(booked);
  expect(await release(booked)).toEqual([200, 'CANCELLED']);
  expect((await shop.open.app.payments.find(payment))?.status).toBe('lapsed');
});

test('[S-22] while nobody knows whether money is on its way, the sale stays as it is', async () => {
  const booked = await bookTicket(shop);
  await beginToPay(booked);
  await silenceBank(null);
  expect(await release(booked)).toEqual([409, 'payment-underway']);
  await shop.open.world?.carryOut({ do: 'let-pass', name: 'bank' });
});

test('[S-16] what was sold is given back by nobody in this way, nor by a stranger what was not', async () => {
  expect(await release(await buyTicket(shop))).toEqual([409, 'not-in-this-status']);
  const booked = await bookTicket(shop);
  expect(await release({ ...booked, cookie: '' })).toEqual([403, 'proof-needed']);
});
