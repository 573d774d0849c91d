import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { bodyOf, holdSeat, passengerOf, placeOf } from '../../support/shop/bookings.ts';
import { provedCard } from '../../support/shop/bought-ticket.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';
import { leavingRide, letItLeave } from '../../support/sold/leaving-ride.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

test('[S-10] a sale waits no longer than until its first train leaves; what is paid later goes back', async () => {
  const ride = await leavingRide(shop);
  const held = await holdSeat(shop, ride, ride.units.flat()[0] ?? '');
  const made = await shop.askJson(
    '/crs/rail-booking/create-pnr',
    bodyOf([passengerOf([placeOf(ride, held)])]),
    newAddress(),
  );
  const { locator } = await made.json();
  const { db, payments } = shop.open.app;
  const { amount, deadline } = await db
    .selectFrom('booking')
    .select(['amount', 'deadline'])
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const pay = async () =>
    postTo(
      shop,
      '/crs/rail-booking/v2/issue-ticket-3D',
      { locator, totalPrice: amount / 100, cardToken: await provedCard(shop) },
      newAddress(),
    );
  const begun = await pay();
  await letItLeave(shop);
  const paymentState = await payments.proceed(begun.body.enrollReference);
  expect([deadline, begun.body.payBy, paymentState?.status]).toEqual([
    ride.departure,
    ride.departure,
    'refunded',
  ]);
  expect([(await pay()).body.type, await statusesOfTickets(shop, { locator })]).toEqual([
    'nothing-due',
    ['unissued'],
  ]);
  expect((await booksOf(db)).difference).toBe(0);
});
