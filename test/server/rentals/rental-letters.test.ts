import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailRentalLink } from '#contract/rentals/rental.ts';
import { day } from '#domain/values/durations.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { driver, orderCar, payFor, wishOf } from '../../support/shop/rented-car.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

test('[A-01] [R-28] the driver is sent three links an hour, whoever asks from wherever', async () => {
  const email = 'driver-of-many@example.com';
  const ordered = await orderCar(shop, { wish: wishOf(shop), more: { driver: { ...driver, email } } });
  await payFor(shop, ordered);
  const before = (await lettersTo(shop, email)).length;
  const asked = { reservationNumber: ordered.number, lastName: driver.lastName };
  const answers: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    answers.push((await postTo(shop, mailRentalLink.path, asked, newAddress())).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  expect((await lettersTo(shop, email)).length - before).toBe(3);
});

test('a driver’s papers are forgotten thirty days after the car is back', async () => {
  const wish = wishOf(shop);
  const { number } = await orderCar(shop, { wish });
  const driverRow = await shop.open.app.db
    .selectFrom('rental_driver')
    .select('forget_at')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  expect(driverRow.forget_at).toBe(wish.dropOffAt + 30 * day);
});
