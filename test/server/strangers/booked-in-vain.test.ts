import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BrowserClient } from '#test/support/browser-client.ts';
import { logInTo, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyOf, holdSeat, newBench, passengerOf, placeOf } from '#test/support/shop/bookings.ts';
import { browserAt, classesOnSale } from '#test/support/shop/free-seats.ts';
import { newTraveller, reserving } from '#test/support/shop/reserving.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

type Kind = 'buy' | 'reserve';

/** Holds one seat, books it in another traveller's name and gives it up again, so many times; gives what became of it. */
const bookInVain = async (kind: Kind, browsers: readonly Pick<BrowserClient, 'post'>[], times: number) => {
  const { ride, seats } = newBench(shop, { daysAhead: 20 });
  const outcomes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const browser = browsers[time % browsers.length];
    if (browser === undefined) throw new Error('Nobody books.');
    const place = placeOf(ride, await holdSeat(shop, ride, seats[0] ?? ''));
    const body = bodyOf([passengerOf([place], newTraveller())]);
    const answer = await browser.post(reserving[kind], body);
    const { type, locator } = await answer.json();
    outcomes.push(answer.ok ? 'booked' : type);
    if (answer.ok) await browser.post(reserving.cancel, { locator });
    else await shop.open.app.seats.release(place.allocationId);
  }
  return outcomes;
};

const countBooked = (outcomes: readonly string[]): number =>
  outcomes.filter((outcome) => outcome === 'booked').length;

const browsersAt = (address: string, count: number) => {
  const [run] = classesOnSale(shop);
  if (run === undefined) throw new Error('No train is on sale.');
  return Promise.all(Array.from({ length: count }, () => browserAt(shop, address, run)));
};

test('a guest’s browser is the same one however often it books: thirty reservations an hour, and thirty letters', async () => {
  const outcomes = await bookInVain('reserve', await browsersAt('203.0.113.81', 1), 34);
  expect([countBooked(outcomes), outcomes.at(-1)]).toEqual([30, 'too-many-tries']);
});

test('all guests behind a network reserve as often as four browsers, and a member beside them as before', async () => {
  const robots = await browsersAt('203.0.113.82', 8);
  expect(countBooked(await bookInVain('reserve', robots, 160))).toBe(120);
  const { client, authorized } = await logInTo(shop);
  const post: BrowserClient['post'] = (path, body) =>
    client.post(path, body, { ...authorized, 'x-forwarded-for': '203.0.113.82' });
  expect(await bookInVain('reserve', [{ post }], 2)).toEqual(['booked', 'booked']);
});

test('whoever has no turn left hears again what was booked under a key, and books nothing more', async () => {
  const [browser] = await browsersAt('203.0.113.83', 1);
  if (browser === undefined) throw new Error('Nobody books.');
  await bookInVain('reserve', [browser], 29);
  const { ride, seats } = newBench(shop, { daysAhead: 20 });
  const place = placeOf(ride, await holdSeat(shop, ride, seats[0] ?? ''));
  const body = { ...bodyOf([passengerOf([place], newTraveller())]), idempotencyKey: 'told again' };
  const { locator } = await (await browser.post(reserving.reserve, body)).json();
  expect((await bookInVain('reserve', [browser], 1))[0]).toBe('too-many-tries');
  expect((await (await browser.post(reserving.reserve, body)).json()).locator).toBe(locator);
});
