import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPnr, getReservation } from '#contract/bookings/rail-booking.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '#test/support/shop/bookings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const bookedPnr = async (): Promise<string> => {
  const { body } = await bodyForOne(shop);
  return (await (await shop.askJson(createPnr.path, body)).json()).locator;
};

/** What became of so many look-ups by the right surname, each from an address of its own. */
const found = async (locator: string, times: number): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const address = { 'x-forwarded-for': `203.0.${Math.floor(at / 250)}.${at % 250}` };
    const answer = await shop.askJson(getReservation.path, { locator, lastName: 'YILMAZ' }, address);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  return statuses;
};

/** Counts of look-ups that stand in the store. */
const counted = async (): Promise<number> =>
  (await shop.open.app.db.selectFrom('try_count').selectAll().execute()).length;

test('[E-06] a booking is found by its surname however often, from wherever: what is found is no guess at it, nor at any', async () => {
  const locator = await bookedPnr();
  const before = await counted();
  const statuses = await found(locator, 201);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect(await counted()).toBe(before);
}, 120_000);
