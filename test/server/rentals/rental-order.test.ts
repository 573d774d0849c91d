import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayWritten } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import {
  allContracts,
  askOrder,
  driver,
  type OrderOf,
  payFor,
  wishOf,
} from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const silence = {
  do: 'meet',
  name: 'car-rental',
  with: { kind: 'refuse', status: 503 },
  times: null,
} as const;

const refusalOf = async (of: OrderOf) => (await askOrder(shop, of)).body.type;

const testCar = (car: string): OrderOf => ({ office: 'eskisehir', car });

test.each<[string, string, OrderOf]>([
  ['car-taken', 'a car that was taken meanwhile', testCar('test-taken')],
  ['car-price-changed', 'a car whose price has changed', testCar('test-price')],
  ['driver-too-young', 'a driver too young for the car', testCar('test-age')],
  ['licence-too-new', 'a licence too new for the car', testCar('test-licence')],
  ['rental-driver-incomplete', 'a driver without a zip', { more: { driver: { ...driver, zip: '3801' } } }],
  [
    'rental-contracts-needed',
    'a contract that is not accepted',
    { more: { contracts: allContracts.slice(1) } },
  ],
  [
    'rental-contracts-needed',
    'the same contract thrice',
    { more: { contracts: ['pre-information', 'pre-information', 'pre-information'] } },
  ],
  ['amount-differs', 'another amount than is due', { more: { amountDue: 1 } }],
  ['car-unknown', 'a car of another list', { more: { carId: 'konya.bozkir.clio' } }],
  ['rental-search-over', 'a search there is none of', { more: { carRentalSearchId: 'none' } }],
])('[V-35] %s: %s', async (refusal, _, of) => {
  expect(await refusalOf(of)).toBe(refusal);
});

test('[V-35] a licence that will have been held for less than a year when the car is fetched is too new', async () => {
  const since = travelDayOf(dayNumberAt(shop.open.app.clock.now()) - 300);
  const more = { driver: { ...driver, licenceSince: dayWritten(since) } };
  expect(await refusalOf({ more })).toBe('licence-too-new');
});

test('a company that falls silent leaves nothing behind', async () => {
  const { asked } = await askOrder(shop, { more: { amountDue: 1 } });
  const { world, app } = shop.open;
  const before = await app.db.selectFrom('rental_order').select('number').execute();
  const rule = {
    do: 'meet',
    name: 'car-rental',
    with: { kind: 'refuse', status: 503 },
    times: null,
  } as const;
  await world?.carryOut(rule);
  const { body } = await postTo(shop, '/car-rental/order-payment', { ...asked, amountDue: 4_860 });
  await world?.carryOut({ do: 'let-pass', name: 'car-rental' });
  const after = await app.db.selectFrom('rental_order').select('number').execute();
  expect([body.type, after]).toEqual(['rental-unreachable', before]);
});

test('said again with one key it is one rental and one car; with another wish it is refused', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const { asked } = await askOrder(shop, { office: 'konya', headers, more: { idempotencyKey: 'one' } });
  const answers: { readonly reservationNumber?: string; readonly type?: string }[] = [];
  for (const body of [asked, asked, { ...asked, contracts: [] }]) {
    answers.push(await (await shop.askJson('/car-rental/order-payment', body, headers)).json());
  }
  const [first, again, otherwise] = answers;
  expect([again?.reservationNumber, otherwise?.type]).toEqual([
    first?.reservationNumber,
    'key-used-otherwise',
  ]);
});

test('pressed twenty times at once with one key it is laid down once', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.8' };
  const { db } = shop.open.app;
  const email = 'twenty@example.com';
  const refusedFirst = { amountDue: 1, idempotencyKey: 'twenty', driver: { ...driver, email } };
  const { asked } = await askOrder(shop, { office: 'izmir', headers, more: refusedFirst });
  const pressed = await Promise.all(
    Array.from({ length: 20 }, async () =>
      (await shop.askJson('/car-rental/order-payment', { ...asked, amountDue: 4_860 }, headers)).json(),
    ),
  );
  const rows = await db
    .selectFrom('rental_order')
    .select('number')
    .where('contact_email', '=', email)
    .execute();
  const numbers = new Set(pressed.flatMap(({ reservationNumber }) => reservationNumber ?? []));
  const others = pressed.flatMap(({ type }) => type ?? []);
  expect([[...numbers], others.filter((type) => type !== 'key-in-use')]).toEqual([
    rows.map(({ number }) => number),
    [],
  ]);
});

test('of one car as many are given as there are, however many ask at once', async () => {
  const wish = wishOf(shop, 'adana');
  const asked = await Promise.all(
    Array.from({ length: 12 }, () => askOrder(shop, { wish, car: 'bozkir.clio' })),
  );
  const countOf = (type: string | undefined) => asked.filter(({ body }) => body.type === type).length;
  expect([countOf(undefined), countOf('car-taken')]).toEqual([2, 10]);
  const { body } = await postTo(shop, '/car-rental/list', { wish, listing: { limit: 40 } });
  expect(body.count).toBe(36);
});

test('whoever chooses again from one list wants one car: the first is free again, unless it is being paid for', async () => {
  const first = await askOrder(shop, { office: 'sivas', car: 'bozkir.clio' });
  const { number, cookie } = { number: first.body.reservationNumber, cookie: first.cookie };
  const other = { ...first.asked, carId: 'sivas.toros.clio', amountDue: 5_505 };
  const second = await postTo(shop, '/car-rental/order-payment', other, { cookie });
  const { db } = shop.open.app;
  const rows = await db
    .selectFrom('rental_order')
    .innerJoin('supplier_rental', 'supplier_rental.key', 'rental_order.number')
    .select(['number', 'status', 'state'])
    .where('search', '=', first.asked.carRentalSearchId)
    .orderBy('made_at')
    .execute();
  expect(rows).toEqual([
    { number, status: 'refused', state: 'cancelled' },
    { number: second.body.reservationNumber, status: 'open', state: 'held' },
  ]);
  const due = { number: second.body.reservationNumber, due: 5_505, cookie, payBy: 0 };
  await shop.open.world?.carryOut(silence);
  const { paymentState } = await payFor(shop, due);
  await shop.open.world?.carryOut({ do: 'let-pass', name: 'car-rental' });
  const third = await postTo(shop, '/car-rental/order-payment', first.asked, { cookie });
  expect([paymentState?.status, third.body.type]).toEqual(['settling', 'payment-underway']);
});
