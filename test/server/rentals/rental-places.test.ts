import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyTicket } from '#test/support/bought-ticket.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { sellBooking } from '#test/support/sold-booking.ts';
import { postTo } from '#test/support/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = (pnr: string, lastName: string) => postTo(shop, '/car-rental/tcdd-pnr', { pnr, lastName });

test('[F-08] PNR and surname fill the place and the time at which the train brings the driver', async () => {
  const { locator } = await buyTicket(shop);
  const { db } = shop.open.house;
  const { to_station, arrival } = await db
    .selectFrom('ticket')
    .select(['to_station', 'arrival'])
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const { last_name } = await db
    .selectFrom('passenger')
    .select('last_name')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const { status, body } = await ask(locator, last_name);
  expect([status, body.pickUp?.stationId ?? null, body.dropOff, body.dropOffAt]).toEqual([
    200,
    to_station,
    null,
    null,
  ]);
  const after = body.pickUpAt - arrival;
  expect([after >= 30 * 60_000, after < 45 * 60_000, body.pickUpAt % (15 * 60_000)]).toEqual([true, true, 0]);
  const wrong = [await ask(locator, 'BAŞKASI'), await ask('ZZZZZZ', last_name)];
  expect(wrong.map(({ body: { type } }) => type)).toEqual(['booking-not-found', 'booking-not-found']);
});

test('[F-08] of a way there and back it fills the way back too; where no office is near, none', async () => {
  const { clock } = shop.open.house;
  const departure = clock.now() + 6 * 86_400_000;
  const back = { direction: 'return', from_station: 1325, to_station: 98, departure } as const;
  const { locator } = await sellBooking(shop, { tickets: [{}, back] });
  const far = await sellBooking(shop, { tickets: [{ to_station: 5 }] });
  const [there, elsewhere] = [await ask(locator, 'YILMAZ'), await ask(far.locator, 'YILMAZ')];
  const before = departure - there.body.dropOffAt;
  expect([there.body.pickUp.id, there.body.dropOff.id, elsewhere.body.pickUp]).toEqual([
    'istanbul-sogutlucesme',
    'istanbul-sogutlucesme',
    null,
  ]);
  expect([before >= 30 * 60_000, before < 45 * 60_000, there.body.dropOffAt % (15 * 60_000)]).toEqual([
    true,
    true,
    0,
  ]);
});

test.each([
  ['changed for another', { status: 'changed' as const }],
  ['given back', { status: 'returned' as const }],
  ['of a train that has arrived', { departure: 1_000_000, arrival: 2_000_000 }],
])('[F-08] a ticket that is %s fills nothing in', async (_, ticket) => {
  const { locator } = await sellBooking(shop, { tickets: [ticket] });
  expect((await ask(locator, 'YILMAZ')).body.type).toBe('train-over');
});

test('guesses are counted as those of every lookup are', async () => {
  const types: string[] = [];
  for (let guess = 0; guess < 6; guess += 1) types.push((await ask('GUESSD', 'YILMAZ')).body.type);
  expect(types).toEqual([...Array.from({ length: 5 }, () => 'booking-not-found'), 'more-proof-needed']);
});
