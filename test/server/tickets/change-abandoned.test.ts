import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { type BoughtTicket, buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = askChange(() => shop);

const abandon = ({ locator: pnr, cookie }: BoughtTicket, orderNumber: string) =>
  postTo(shop, '/crs/rail-booking/v2/order-abandonment', { pnr, orderNumber }, { cookie });

/** A change that is laid down and waits for its money. */
const pendingChange = async (bought: BoughtTicket, more: object = {}) => {
  const { ride, seats } = newBench(shop, { daysAhead: 7, cabinClass: 'C' });
  const held = await holdSeat(shop, ride, seats[0] ?? '', {});
  const changes = [{ ...placeOf(ride, held), ticketNumber: bought.number }];
  const { body: quote } = await ask(bought, 'simulation', { changes });
  const asked = { changes, amountDue: quote.amountDue, cardToken: '', ...more };
  const { body } = await ask(bought, 'perform-3D', asked);
  const again = () => holdSeat(shop, ride, held.seat, {});
  return { body, again, asked };
};

const isHeld = (again: () => Promise<unknown>) =>
  again().then(
    () => 'free',
    () => 'held',
  );

test('[S-18] a change that is laid down says until when it is paid, and whoever gives it up gives its places back', async () => {
  const bought = await buyTicket(shop);
  const { body, again } = await pendingChange(bought);
  const now = shop.open.app.clock.now();
  expect([body.ticketed, body.orderDeadline > now, body.orderDeadline <= now + 600_000]).toEqual([
    false,
    true,
    true,
  ]);
  expect(await isHeld(again)).toBe('held');
  const answers = await Promise.all([1, 2, 3].map(() => abandon(bought, body.orderNumber)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await isHeld(again)).toBe('free');
  expect(await statusesOfTickets(shop, bought)).toEqual(['valid']);
});

test('[S-18] what was given up is carried out no more, and can be laid down anew', async () => {
  const bought = await buyTicket(shop);
  const { body, asked } = await pendingChange(bought);
  await abandon(bought, body.orderNumber);
  const paid = await ask(bought, 'perform-3D', { ...asked, cardToken: await provedCard(shop) });
  expect(paid.body.type).toBe('place-not-held');
  expect(await statusesOfTickets(shop, bought)).toEqual(['valid']);
});

test('[S-18] money under way for a change is given up with it, or the change is made: never both', async () => {
  const bought = await buyTicket(shop);
  const { body } = await pendingChange(bought, { cardToken: await provedCard(shop) });
  const { status, body: answer } = await abandon(bought, body.orderNumber);
  const paymentStatus = (await shop.open.app.payments.proceed(body.enrollReference))?.status;
  const isMade = answer?.type === 'payment-underway';
  const [made, givenUp] = [
    [409, true, 'changed valid'],
    [200, false, 'valid'],
  ];
  const statuses = (await statusesOfTickets(shop, bought)).toSorted().join(' ');
  expect([status, paymentStatus === 'ticketed', statuses]).toEqual(isMade ? made : givenUp);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[A-01] nobody gives up the change of another, by whichever booking', async () => {
  const [bought, other] = [await buyTicket(shop), await buyTicket(shop)];
  const { body, again } = await pendingChange(bought);
  const stranger = { ...bought, cookie: other.cookie };
  expect((await abandon(stranger, body.orderNumber)).body.type).toBe('proof-needed');
  expect((await abandon(other, body.orderNumber)).status).toBe(200);
  expect(await isHeld(again)).toBe('held');
});
