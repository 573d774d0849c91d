import { afterAll, beforeAll, expect, test } from 'vitest';
import { surnameKeyOf } from '#domain/person/surname-key.ts';
import { day, minute } from '#domain/values/durations.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { buyTicket } from '../../support/shop/bought-ticket.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

const [ankara, sogutlucesme, konya] = [98, 1325, 796];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = (pnr: string, lastName: string, headers = {}) =>
  postTo(shop, '/car-rental/tcdd-pnr', { pnr, lastName }, headers);

test('[F-08] PNR and surname fill the place and the time at which the train brings the driver', async () => {
  const { locator } = await buyTicket(shop);
  const { db } = shop.open.app;
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
  const { clock } = shop.open.app;
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

/** Two who bought together; the second goes on another train, elsewhere and two days later. */
const sellParted = async () => {
  const { db, clock } = shop.open.app;
  const departure = clock.now() + 5 * day;
  const elsewhere = { to_station: konya, departure, arrival: departure + day / 8 };
  const sold = await sellBooking(shop, { tickets: [{}, elsewhere] });
  await db
    .updateTable('passenger')
    .set({ last_name: 'KAYA', surname_key: surnameKeyOf('KAYA') })
    .where('locator', '=', sold.locator)
    .where('ordinal', '=', 1)
    .execute();
  return { ...sold, departure };
};

test('[F-08] of a booking of several, the train of whoever is named fills place and time, not another’s', async () => {
  const { locator, departure } = await sellParted();
  const [yilmaz, kaya] = [await ask(locator, 'Yılmaz'), await ask(locator, 'kaya')];
  expect([yilmaz, kaya].map(({ body }) => [body.pickUp.stationId, body.pickUpAt > departure])).toEqual([
    [sogutlucesme, false],
    [konya, true],
  ]);
});

test('[F-08] whoever owns the booking and names none of its passengers has all of its trains', async () => {
  const { locator, cookie } = await sellParted();
  const named = await ask(locator, 'YILMAZ', { cookie });
  const unnamed = await ask(locator, 'BAŞKASI', { cookie });
  expect([named, unnamed].map(({ body }) => body.pickUp.stationId)).toEqual([sogutlucesme, konya]);
});

test('[F-08] once the way there is travelled, the way back fills place and time of its arrival', async () => {
  const { clock } = shop.open.app;
  const departure = clock.now() + day;
  const arrival = departure + day / 8;
  const there = { departure: 1_000_000, arrival: 2_000_000 };
  const back = { direction: 'return', from_station: sogutlucesme, to_station: ankara } as const;
  const { locator } = await sellBooking(shop, { tickets: [there, { ...back, departure, arrival }] });
  const { status, body } = await ask(locator, 'YILMAZ');
  expect([status, body.pickUp?.id, body.dropOff, body.dropOffAt]).toEqual([200, 'ankara', null, null]);
  const after = body.pickUpAt - arrival;
  expect([after >= 30 * minute, after < 45 * minute]).toEqual([true, true]);
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
