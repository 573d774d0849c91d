import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, registers } from '#test/support/registrations.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { bodyForOne, holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { packages, packageWish } from '../../support/shop/bought-package.ts';
import { buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { followLetter } from '../../support/shop/followed-link.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const meal = 6;
const rail = '/crs/rail-booking/v2';

/** Pressed by somebody who does not believe that anything has happened. */
const pressed = <Result>(press: () => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: 20 }, press));

const ordersOf = async (locator: string) => {
  const { db } = shop.open.app;
  const orders = await db.selectFrom('ticket_order').select('id').where('locator', '=', locator).execute();
  const payments = await db
    .selectFrom('settlement')
    .select('id')
    .where('subject', 'in', ['', ...orders.map(({ id }) => id)])
    .execute();
  return { orders: orders.length, payments: payments.length };
};

test('a change that is performed twenty times is one order and one payment', async () => {
  const bought = await buyTicket(shop);
  const { ride, seats } = newBench(shop, { daysAhead: 7, cabinClass: 'C' });
  const held = await holdSeat(shop, ride, seats[0] ?? '', {});
  const changes = [{ ...placeOf(ride, held), ticketNumber: bought.number }];
  const ask = askChange(() => shop);
  const { body: quote } = await ask(bought, 'simulation', { changes });
  const wish = {
    changes,
    amountDue: quote.amountDue,
    cardToken: await provedCard(shop),
    idempotencyKey: 'c',
  };
  await pressed(() => ask(bought, 'perform-3D', wish));
  expect(await ordersOf(bought.locator)).toEqual({ orders: 1, payments: 1 });
});

test('a meal that is bought twenty times is one order and one payment', async () => {
  const bought = await buyTicket(shop);
  const extras = [{ ticketNumber: bought.number, ssrId: meal }];
  const wish = {
    pnr: bought.locator,
    extras,
    amountDue: 150,
    cardToken: await provedCard(shop),
    idempotencyKey: 'm',
  };
  await pressed(() => postTo(shop, `${rail}/extra-services-perform-3D`, wish, { cookie: bought.cookie }));
  expect(await ordersOf(bought.locator)).toEqual({ orders: 1, payments: 1 });
});

test('a package that is ordered twenty times is one order', async () => {
  const { authorized } = await memberOf(shop);
  const wish = packageWish(shop.open.app.clock.now());
  const { body: quote } = await postTo(shop, `${packages}/calculate`, wish, { ...authorized });
  const order = { ...wish, totalAmount: quote.totalAmount, idempotencyKey: 'p' };
  await pressed(() => postTo(shop, `${packages}/create`, order, { ...authorized }));
  const orders = await shop.open.app.db.selectFrom('package_order').select('status').execute();
  expect(orders).toEqual([{ status: 'open' }]);
});

test('an option that is extended twenty times with one key is extended once', async () => {
  const browser = browserClient(shop);
  const { body } = await bodyForOne(shop, { daysAhead: 20 });
  const made = await (await browser.post('/crs/rail-booking/', body)).json();
  const { locator } = made;
  await followLetter(shop, browser, locator);
  await pressed(() => browser.post(`${rail}/extend-reservation`, { locator, idempotencyKey: 'o' }));
  const booking = await shop.open.app.db
    .selectFrom('booking')
    .select('extensions')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  expect(booking).toEqual({ extensions: 1 });
});

test('a registration that is sent twenty times is one member and one letter', async () => {
  const draft = { ...citizen, email: 'yirmi@example.com' };
  const client = browserClient(shop);
  await pressed(() => registers(client, draft, { key: 'twenty-times-the-same' }));
  const members = await shop.open.app.db
    .selectFrom('user_account')
    .select('status')
    .where('email_key', '=', draft.email)
    .execute();
  expect([members.length, (await lettersTo(shop, draft.email)).length]).toEqual([1, 1]);
});
