import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { findSeatRide, seatWishOf } from '../../support/sold/seat-ride.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

test('an address that names another party each time is stopped, and the name it is given then may ask at once', async () => {
  const wish = seatWishOf(findSeatRide(shop), '99Z');
  const ask = (cookie = '') =>
    shop.askJson('/tms/inventory/select-seat', wish, cookie === '' ? {} : { cookie });
  const statuses: number[] = [];
  for (let turn = 0; turn < 602; turn += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array.from({ length: 600 }, () => 400), 429, 429]);
  const refused = await ask();
  const name = refused.headers.getSetCookie()[0]?.split(';')[0];
  expect([refused.headers.get('retry-after'), (await ask(name)).status]).toEqual(['1', 400]);
});
