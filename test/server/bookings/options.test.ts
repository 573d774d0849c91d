import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { day } from '#domain/values/durations.ts';
import { newSecret } from '#server/platform/secret.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { hour, memberOf, minute, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne, bodyOf, holdSeat, newBench, passengerOf, placeOf } from '#test/support/shop/bookings.ts';
import { followLetter } from '#test/support/shop/followed-link.ts';
import { newTraveller } from '#test/support/shop/reserving.ts';
import { readOutcome } from '#test/support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const reserve = '/crs/rail-booking/';
const create = '/crs/rail-booking/create-pnr';
const extend = '/crs/rail-booking/v2/extend-reservation';
const extendExactly = '/crs/rail-booking/v2/extend-reservation-exact';
const cancel = '/crs/rail-booking/v2/reservation-cancellation';
const simulate = '/crs/rail-booking/v2/reservation-to-ticket-simulation';
const acting = [extend, cancel, simulate];

const booked = async (answer: Response) => z.decode(reservation, await answer.json());

/** A reservation twenty days ahead whose e-mail is proved, and the browser that made it. */
const newReservation = async (path: string = reserve) => {
  const browser = browserClient(shop);
  const { ride, held, body } = await bodyForOne(shop, { daysAhead: 20, passenger: newTraveller() });
  const first = await booked(await browser.post(path, body));
  const { locator } = first;
  const made = path === create ? first : await booked(await followLetter(shop, browser, locator));
  return { browser, ride, held, made, locator };
};

const holdOf = (locator: string) =>
  shop.open.app.db
    .selectFrom('seat_hold')
    .select(['state', 'deadline'])
    .where('booking', '=', locator)
    .execute();

const asked = async (browser: BrowserClient, path: string, body: Readonly<Record<string, unknown>>) =>
  readOutcome(await browser.post(path, body));

test('[S-14] [C-07] an option is extended twice by a day, its places with it, and not a third time', async () => {
  const { browser, made, locator } = await newReservation();
  const first = await booked(await browser.post(extend, { locator }));
  expect([first.deadline - made.deadline, first.extensions]).toEqual([day, 1]);
  expect(await holdOf(locator)).toEqual([{ state: 'held', deadline: first.deadline }]);
  const second = await booked(await browser.post(extend, { locator }));
  expect([second.deadline - made.deadline, second.extensions]).toEqual([2 * day, 2]);
  expect(await asked(browser, extend, { locator })).toEqual([409, 'option-not-extended']);
  expect(second.events.map(({ action }) => action)).toEqual([
    'reserved',
    'link-opened',
    'option-extended',
    'option-extended',
  ]);
});

test('[S-14] [C-07] an option is extended to a wanted instant, no later than a day more and no earlier than it is', async () => {
  const { browser, made, locator } = await newReservation();
  for (const optionDate of [made.deadline + day + 1, made.deadline, made.deadline - hour, 0, -1]) {
    expect(await asked(browser, extendExactly, { locator, optionDate })).toEqual([
      409,
      'option-not-extended',
    ]);
  }
  const wanted = made.deadline + 90 * minute;
  const longer = await booked(await browser.post(extendExactly, { locator, optionDate: wanted }));
  expect([longer.deadline, longer.extensions]).toEqual([wanted, 1]);
  const most = await booked(await browser.post(extendExactly, { locator, optionDate: wanted + day }));
  expect(most.deadline).toBe(wanted + day);
});

test('[S-14] [S-16] an option that is over is neither extended, cancelled nor converted, and its place is free', async () => {
  const { browser, made, locator, ride, held } = await newReservation();
  await moveClock(shop, made.deadline - shop.open.app.clock.now());
  for (const path of acting) {
    expect(await asked(browser, path, { locator })).toEqual([409, 'not-in-this-status']);
  }
  const found = await booked(
    await browser.post('/crs/rail-booking/get-reservation', { locator, lastName: 'YILMAZ' }),
  );
  expect(found.status).toBe('option-expired');
  expect((await holdSeat(shop, ride, held.seat)).seat).toBe(held.seat);
});

test('[S-16] [S-18] a cancelled reservation gives its place back at once and stays cancelled', async () => {
  const { browser, locator, ride, held } = await newReservation();
  const gone = await booked(await browser.post(cancel, { locator }));
  expect([gone.status, gone.passengers[0]?.tickets[0]?.[0]?.status]).toEqual(['cancelled', 'invalid']);
  expect(await holdOf(locator)).toEqual([]);
  expect((await holdSeat(shop, ride, held.seat)).seat).toBe(held.seat);
  for (const path of acting) {
    expect(await asked(browser, path, { locator })).toEqual([409, 'not-in-this-status']);
  }
});

test('[S-13] [S-14] a sale that waits for its money has no option to extend or convert', async () => {
  const { browser, locator } = await newReservation(create);
  for (const path of [extend, simulate]) {
    expect(await asked(browser, path, { locator })).toEqual([409, 'not-in-this-status']);
  }
});

test('[C-07] the simulation tells what the tickets will cost, and changes nothing', async () => {
  const { browser, made, locator } = await newReservation();
  const answer = z
    .object({
      totalPrice: z.number(),
      optionDate: z.int(),
      prices: z.array(z.object({ priceAmount: z.number() })),
    })
    .parse(await (await browser.post(simulate, { locator })).json());
  expect([answer.totalPrice * 100, answer.optionDate]).toEqual([made.amount, made.deadline]);
  expect(answer.prices.reduce((sum, { priceAmount }) => sum + priceAmount, 0)).toBe(answer.totalPrice);
  const rows = await shop.open.app.db
    .selectFrom('booking')
    .select(['status', 'revision'])
    .where('locator', '=', locator)
    .execute();
  expect(rows).toEqual([{ status: 'active', revision: 2 }]);
});

test('[A-01] PNR and surname do not act: a stranger, another member and a PNR that is not there are told the same', async () => {
  const { locator } = await newReservation();
  const { authorized } = await memberOf(shop, { email: 'bozkir@example.com' });
  for (const path of acting) {
    for (const [pnr, headers] of [
      [locator, {}],
      [locator, authorized],
      ['AAAAAA', {}],
    ] as const) {
      const answer = await shop.askJson(path, { locator: pnr, lastName: 'YILMAZ' }, headers);
      expect(await readOutcome(answer)).toEqual([403, 'proof-needed']);
    }
  }
  expect((await holdOf(locator)).length).toBe(1);
});

test('[S-14] of twenty who extend one option at once two do, and the option is two days longer', async () => {
  const { browser, made, locator } = await newReservation();
  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.post(extend, { locator })));
  expect(answers.filter(({ status }) => status === 200).length).toBe(2);
  const [hold] = await holdOf(locator);
  expect((hold?.deadline ?? 0) - made.deadline).toBe(2 * day);
});

test('[S-16] of twenty who cancel, extend or convert at once one cancels and none extends after it', async () => {
  const { browser, locator } = await newReservation();
  const paths = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? cancel : extend));
  const answers = await Promise.all(
    paths.map(async (path) => ({ path, status: (await browser.post(path, { locator })).status })),
  );
  expect(answers.filter(({ path, status }) => path === cancel && status === 200).length).toBe(1);
  expect(await holdOf(locator)).toEqual([]);
  const [row] = await shop.open.app.db
    .selectFrom('booking')
    .select(['status'])
    .where('locator', '=', locator)
    .execute();
  expect(row?.status).toBe('cancelled');
});

test('one key, one extension: said again the answer is the same, with another body it is refused', async () => {
  const { browser, made, locator } = await newReservation();
  const key = { 'idempotency-key': 'bir-kere' };
  const [first, again] = [
    await booked(await browser.post(extend, { locator }, key)),
    await booked(await browser.post(extend, { locator }, key)),
  ];
  expect([first.deadline - made.deadline, again]).toEqual([day, first]);
  const inBody = await browser.post(extend, { locator, idempotencyKey: 'bir-kere' });
  expect(await readOutcome(inBody)).toEqual([422, 'key-used-otherwise']);
});

test('one key, one booking: twenty who ask at once with one body make one, and it is told to all who are answered', async () => {
  const { body } = await bodyForOne(shop, { daysAhead: 20 });
  const key = { 'idempotency-key': 'ayni-anda' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.askJson(create, body, key)));
  const heard = await Promise.all(
    answers.map(async (answer) =>
      answer.ok ? (await booked(answer)).locator : (await readOutcome(answer))[1],
    ),
  );
  const made = new Set(heard.filter((one) => one !== 'key-in-use'));
  expect(made.size).toBe(1);
  const later = await booked(await shop.askJson(create, body, key));
  expect([...made]).toEqual([later.locator]);
  const rows = await shop.open.app.db
    .selectFrom('ticket')
    .select('locator')
    .where('locator', '=', later.locator)
    .execute();
  expect(rows.length).toBe(1);
});

test('[E-07] a booking that was made unheard keeps its seat from a corrected one, under its key and under another; a seat chosen anew is booked', async () => {
  const { ride, seats } = newBench(shop, { daysAhead: 20 });
  const party = newSecret();
  const wishFor = async (seat: string) => placeOf(ride, await holdSeat(shop, ride, seat, { party }));
  const [first, other] = [await wishFor(seats[0] ?? ''), await wishFor(seats[1] ?? '')];
  const corrected = { lastName: 'Yıldız' };
  const key = { 'idempotency-key': 'duyulmayan' };
  const unheard = await booked(await shop.askJson(create, bodyOf([passengerOf([first])]), key));
  const again = bodyOf([passengerOf([first], corrected)]);
  expect(await readOutcome(await shop.askJson(create, again, key))).toEqual([422, 'key-used-otherwise']);
  const elseKeyed = { 'idempotency-key': 'duyulmayan, duzeltilmis' };
  expect(await readOutcome(await shop.askJson(create, again, elseKeyed))).toEqual([
    400,
    'selection-time-expired',
  ]);
  const anew = bodyOf([passengerOf([other], corrected)]);
  const made = await booked(await shop.askJson(create, anew, { 'idempotency-key': 'yeni-koltuk' }));
  expect(made.passengers.map(({ lastName }) => lastName)).toEqual(['YILDIZ']);
  expect([await holdOf(unheard.locator), await holdOf(made.locator)].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});

test('one key is its owner’s: another address may use it; a body that differs may not', async () => {
  const [one, other] = [await bodyForOne(shop, { daysAhead: 20 }), await bodyForOne(shop, { daysAhead: 20 })];
  const key = { 'idempotency-key': '1', 'x-forwarded-for': '203.0.113.1' };
  const first = await booked(await shop.askJson(create, one.body, key));
  expect(await readOutcome(await shop.askJson(create, other.body, key))).toEqual([422, 'key-used-otherwise']);
  const elsewhere = { ...key, 'x-forwarded-for': '203.0.113.2' };
  const second = await booked(await shop.askJson(create, other.body, elsewhere));
  expect(second.locator).not.toBe(first.locator);
});

test('a refusal leaves the key free: with the seat held again the same key books', async () => {
  const { ride, seats } = newBench(shop, { daysAhead: 20 });
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: { identityNumber: '77777777770' } });
  const key = { 'idempotency-key': 'yeniden' };
  expect(await readOutcome(await shop.askJson(create, body, key))).toEqual([400, 'identity-unreachable']);
  const right = {
    ...body,
    passengers: body.passengers.map((one) => ({ ...Object(one), identityNumber: '10000000146' })),
  };
  expect((await shop.askJson(create, right, key)).status).toBe(200);
  expect(held.seat).toBe(seats[0]);
});

test('a body key is read where there is no header', async () => {
  const { body } = await bodyForOne(shop, { daysAhead: 20 });
  const keyed = { ...body, idempotencyKey: 'govdede' };
  const [first, again] = [
    await booked(await shop.askJson(create, keyed)),
    await booked(await shop.askJson(create, keyed)),
  ];
  expect(again).toEqual(first);
});

test('[S-14] one address reserves thirty times an hour and may still buy; another may still reserve', async () => {
  const address = { 'x-forwarded-for': '203.0.113.99' };
  const nobody = { passengers: [] };
  for (let at = 0; at < 30; at += 1) {
    expect(await readOutcome(await shop.askJson(reserve, nobody, address))).toEqual([400, 'no-passenger']);
  }
  expect(await readOutcome(await shop.askJson(reserve, nobody, address))).toEqual([429, 'too-many-tries']);
  const hidden = { ...nobody, preReservation: true };
  expect(await readOutcome(await shop.askJson(create, hidden, address))).toEqual([429, 'too-many-tries']);
  expect(await readOutcome(await shop.askJson(create, nobody, address))).toEqual([400, 'no-passenger']);
  const elsewhere = { 'x-forwarded-for': '203.0.113.98' };
  expect(await readOutcome(await shop.askJson(reserve, nobody, elsewhere))).toEqual([400, 'no-passenger']);
});
