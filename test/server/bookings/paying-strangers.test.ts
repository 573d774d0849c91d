import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import { issueTickets } from '#server/sale/payments/issue-tickets.ts';
import { memberOf, minute, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { statementsOf } from '../../support/server/statements-of.ts';
import { bookTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());
beforeEach(() => moveClock(shop, 61 * minute));

const issue = '/crs/rail-booking/v2/issue-ticket-3D';
const find = '/crs/rail-booking/get-reservation';

const book = () => bookTicket(shop);

const pay = async (locator: string, totalPrice: number, headers: Record<string, string> = {}) => {
  const idempotencyKey = crypto.randomUUID();
  const body = { locator, totalPrice, idempotencyKey, cardToken: await provedCard(shop) };
  const answer = await postTo(shop, issue, body, headers);
  return `${answer.status} ${answer.body.type ?? 'granted'}`;
};

const nothingDue = '409 nothing-due';

test('[E-10] whoever booked is told that the price is another, however often', async () => {
  const { locator, cookie, price } = await book();
  const answers = [];
  for (let times = 0; times < 7; times += 1) answers.push(await pay(locator, price + times + 1, { cookie }));
  expect(new Set(answers)).toEqual(new Set(['409 amount-wrong']));
  expect(await pay(locator, price, { cookie })).toBe('200 granted');
});

test('[E-10] a stranger is told the same of a wrong price and of a PNR that is not there', async () => {
  const { locator, price } = await book();
  expect([await pay(locator, price + 1), await pay(newLocator(), price)]).toEqual([nothingDue, nothingDue]);
});

test('[E-10] a wrong price is a guess at the PNR, five an hour, whatever is guessed and from wherever', async () => {
  const { locator, cookie, price } = await book();
  const answers = [];
  for (let times = 0; times < 3; times += 1) answers.push(await pay(locator, times + 1));
  for (let times = 0; times < 2; times += 1) {
    const lookup = await postTo(shop, find, { locator, lastName: 'KAYA' });
    answers.push(`${lookup.status} ${lookup.body.type}`);
  }
  answers.push(await pay(locator, price + 9), await pay(locator, price + 9, { cookie }));
  answers.push(await pay(locator, price));
  expect(answers).toEqual([
    ...Array.from({ length: 3 }, () => nothingDue),
    ...Array.from({ length: 2 }, () => '400 booking-not-found'),
    '429 too-many-tries',
    '409 amount-wrong',
    '200 granted',
  ]);
});

test('[E-10] guesses of others keep nobody from paying: neither those behind the same address nor those of all the world', async () => {
  const { locator, price } = await book();
  const crowd = Array.from({ length: 25 }, () => newAddress());
  for (const address of crowd) {
    await Promise.all(
      Array.from({ length: 10 }, () =>
        postTo(shop, find, { locator: newLocator(), lastName: 'KAYA' }, address),
      ),
    );
  }
  const [guesser = newAddress()] = crowd;
  const stranger = newAddress();
  const lookup = await postTo(shop, find, { locator, lastName: 'KAYA' }, stranger);
  expect(lookup.body.type).toBe('more-proof-needed');
  expect(await pay(newLocator(), price, guesser)).toBe('429 too-many-tries');
  expect(await pay(locator, price, guesser)).toBe('200 granted');
});

test('[E-10] an address guesses at ten prices in a quarter of an hour', async () => {
  const address = newAddress();
  const answers = [];
  for (let times = 0; times < 11; times += 1) answers.push(await pay(newLocator(), 930, address));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => nothingDue), '429 too-many-tries']);
});

test('whoever knows PNR and price may pay for another, and that is no guess', async () => {
  const address = newAddress();
  const answers = [];
  for (let times = 0; times < 6; times += 1) {
    const { locator, price } = await book();
    answers.push(await pay(locator, price, address));
  }
  for (let times = 0; times < 6; times += 1) answers.push(await pay(newLocator(), 930, address));
  expect(answers).toEqual([
    ...Array.from({ length: 6 }, () => '200 granted'),
    ...Array.from({ length: 6 }, () => nothingDue),
  ]);
});

test('[E-10] a stranger is not told that a booking is being paid, unless they know its price', async () => {
  const { locator, cookie, price } = await book();
  await pay(locator, price, { cookie });
  expect([await pay(locator, price + 1), await pay(locator, price)]).toEqual([
    nothingDue,
    '409 payment-underway',
  ]);
});

test('[E-10] a member who pays for what is not theirs with miles is told no more of it', async () => {
  const { locator } = await book();
  const { authorized } = await memberOf(shop);
  const answers = [];
  for (const pnr of [locator, locator, locator, locator, locator, locator, newLocator()]) {
    const body = { locator: pnr, attempt: '1', amount: 1 };
    const answer = await postTo(shop, '/tms/payment/miles-complete-payment', body, authorized);
    answers.push(`${answer.status} ${answer.body.type}`);
  }
  expect(answers).toEqual([...Array.from({ length: 5 }, () => nothingDue), '429 too-many-tries', nothingDue]);
});

const cheapBody = (locator: string) => ({
  locator,
  totalPrice: 1,
  idempotencyKey: crypto.randomUUID(),
});

test.each([
  ['without a cookie', {}],
  ['with the cookie of another browser', { bookings: 'a'.repeat(43) }],
])('[E-10] %s a wrong price asks the store the same as a PNR that is not there', async (_, cookies) => {
  const { locator } = await book();
  const there = await statementsOf(shop, issueTickets, { body: cheapBody(locator), cookies });
  const nowhere = await statementsOf(shop, issueTickets, { body: cheapBody(newLocator()), cookies });
  expect(there.length).toBeGreaterThan(6);
  expect(nowhere).toEqual(there);
});
