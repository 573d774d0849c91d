import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import { newCouponNumber } from '#server/sale/tickets/coupon-number.ts';
import { searchOpenTickets } from '#server/sale/tickets/find-open-tickets.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { memberOf, minute, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { statementsOf } from '../../support/server/statements-of.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { getFrom, newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());
beforeEach(() => moveClock(shop, 61 * minute));

const ayseId = 1001;
const search = '/crs/open-tickets/search';

type Coupon = { readonly number: string; readonly pnr: string; readonly cookie: string };

const couponOf = async (userId?: number): Promise<Coupon> => {
  const sold = await sellBooking(shop, userId === undefined ? {} : { userId });
  const body = { pnr: sold.locator, ticketNumbers: sold.numbers };
  const made = await postTo(shop, '/crs/open-tickets/create', body, { cookie: sold.cookie });
  return { number: made.body.openTickets[0].couponNumber, pnr: sold.locator, cookie: sold.cookie };
};

const guess = (headers: Record<string, string> = {}) =>
  postTo(shop, search, { couponNumber: newCouponNumber(), lastName: 'DEMİR' }, headers);

/** From as many addresses as guesses. */
const spendAll = async (): Promise<void> => {
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => guess()));
  }
};

const outcomeOf = ({ status, body }: Awaited<ReturnType<typeof guess>>) => [status, body.type ?? 'granted'];

const asked = ['by number', 'by PNR'] as const;

const bodyOf = (how: (typeof asked)[number], { number, pnr }: Coupon, lastName: string) =>
  how === 'by number' ? { couponNumber: number, lastName } : { pnr, lastName };

test('[A-01] two hundred guesses a minute from everywhere, and the next surname asks for more proof', async () => {
  const coupon = await couponOf();
  await spendAll();
  expect(outcomeOf(await guess())).toEqual([403, 'more-proof-needed']);
  for (const how of asked) {
    const answer = await postTo(shop, search, bodyOf(how, coupon, 'YILMAZ'));
    expect(outcomeOf(answer)).toEqual([403, 'more-proof-needed']);
  }
  await moveClock(shop, minute);
  expect(outcomeOf(await postTo(shop, search, bodyOf('by number', coupon, 'YILMAZ')))).toEqual([
    200,
    'granted',
  ]);
}, 60_000);

test.each(asked)(
  '[A-01] a member finds their own %s however much others guessed, and spends nothing',
  async (how) => {
    const coupon = await couponOf(ayseId);
    const { authorized } = await memberOf(shop);
    const headers = { ...authorized, ...newAddress() };
    await spendAll();
    for (let tries = 0; tries < 12; tries += 1) {
      const answer = await postTo(shop, search, bodyOf(how, coupon, ''), headers);
      expect(outcomeOf(answer)).toEqual([200, 'granted']);
    }
    const one = await getFrom(shop, `/crs/open-tickets/${coupon.number}`, headers);
    const ofBooking = await getFrom(shop, `/crs/open-tickets/pnr/${coupon.pnr}`, headers);
    expect([one.status, ofBooking.status]).toEqual([200, 200]);
    await moveClock(shop, minute);
    expect(outcomeOf(await guess(headers))).toEqual([400, 'open-ticket-not-found']);
  },
  60_000,
);

test.each(asked)(
  '[A-01] the browser that booked finds its own %s however much others guessed',
  async (how) => {
    const coupon = await couponOf();
    await spendAll();
    const answer = await postTo(shop, search, bodyOf(how, coupon, 'YILMAZ'), { cookie: coupon.cookie });
    expect(outcomeOf(answer)).toEqual([200, 'granted']);
  },
  60_000,
);

test('[A-01] whoever follows the mailed link finds the coupon of that booking however much others guessed', async () => {
  const coupon = await couponOf();
  await spendAll();
  const browser = browserClient(shop);
  const lookup = { pnr: coupon.pnr, surname: 'YILMAZ' };
  await browser.post('/crs/rail-booking/send-booking-link', lookup, newAddress());
  const code = /kod=([\w-]+)/.exec((await lettersTo(shop, 'yolcu@example.com')).at(-1)?.text ?? '')?.[1];
  await browser.post('/crs/rail-booking/open-booking-link', { code }, newAddress());
  const answer = await browser.post(search, bodyOf('by number', coupon, 'YILMAZ'), newAddress());
  expect(answer.status).toBe(200);
}, 60_000);

test('[A-01] a coupon is guessed at five times an hour; its owner by another proof still finds it', async () => {
  const coupon = await couponOf();
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1) {
    answers.push(outcomeOf(await postTo(shop, search, bodyOf('by number', coupon, 'DEMİR'))).join(' '));
  }
  expect(answers).toEqual([
    ...Array.from({ length: 5 }, () => '400 open-ticket-not-found'),
    '403 more-proof-needed',
  ]);
  const own = await postTo(shop, search, bodyOf('by number', coupon, ''), { cookie: coupon.cookie });
  expect(outcomeOf(own)).toEqual([200, 'granted']);
});

test('[A-01] one address that guesses on and on waits alone: it spends nobody else’s guesses', async () => {
  const coupon = await couponOf();
  const headers = newAddress();
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => guess(headers)));
  }
  expect(outcomeOf(await guess(headers))).toEqual([429, 'too-many-tries']);
  expect(outcomeOf(await postTo(shop, search, bodyOf('by number', coupon, 'YILMAZ')))).toEqual([
    200,
    'granted',
  ]);
}, 60_000);

test('[P-15] own coupons are chosen to pay with, however much others guessed', async () => {
  const coupon = await couponOf(ayseId);
  const { authorized } = await memberOf(shop);
  const { locator } = await sellBooking(shop, { userId: ayseId });
  await spendAll();
  const body = { pnr: locator, couponNumbers: [coupon.number], lastName: 'YILMAZ' };
  const answers = [
    await postTo(shop, '/crs/open-tickets/choose', body, authorized),
    await postTo(
      shop,
      '/crs/open-tickets/choose',
      { ...body, couponNumbers: [newCouponNumber()] },
      authorized,
    ),
  ];
  expect(answers.map(outcomeOf)).toEqual([
    [409, 'not-in-this-status'],
    [403, 'more-proof-needed'],
  ]);
}, 60_000);

test.each([
  ['without a cookie', {}],
  ['with the cookie of another browser', { bookings: 'a'.repeat(43) }],
])(
  '[E-09] %s a surname that is another asks the store the same as a coupon nobody has',
  async (_, cookies) => {
    const coupon = await couponOf();
    for (const how of asked) {
      const nobodys = { number: newCouponNumber(), pnr: newLocator(), cookie: '' };
      const there = await statementsOf(shop, searchOpenTickets, {
        body: bodyOf(how, coupon, 'DEMİR'),
        cookies,
      });
      const nowhere = await statementsOf(shop, searchOpenTickets, {
        body: bodyOf(how, nobodys, 'DEMİR'),
        cookies,
      });
      expect(there.length).toBeGreaterThan(3);
      expect(nowhere).toEqual(there);
    }
  },
);
