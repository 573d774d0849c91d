import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { listOf, wishOf } from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';

const sevenHours = 25_200_000;
const month = 31 * 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const offices = async (text: string | null) => {
  const { body } = await postTo(shop, '/car-rental/location-search', { text });
  return body.offices.map(({ id }: { readonly id: string }) => id);
};

const idsIn = (body: { readonly offers: readonly RentalOffer[] }) => body.offers.map(({ id }) => id);

test('[C-09] offices are found by name, address or province, whatever case, accents and writing', async () => {
  expect([
    await offices('eskisehir'),
    await offices('KADIKÖY'),
    await offices('istanbul'),
    await offices('آنکارا'),
    await offices('nirgends'),
  ]).toEqual([
    ['eskisehir'],
    ['istanbul-sogutlucesme'],
    ['istanbul-sogutlucesme', 'istanbul-pendik'],
    ['ankara'],
    [],
  ]);
  expect((await offices(null)).length).toBe(12);
});

test('[K-03] four cars at first and four more each time, under one search', async () => {
  const first = await listOf(shop, wishOf(shop));
  const { carRentalSearchId, count, offset } = first.body;
  const pages = await Promise.all(
    Array.from({ length: 11 }, (_, page) =>
      postTo(shop, '/car-rental/list-by-carrentalsearchid', {
        carRentalSearchId,
        listing: { offset: 4 * page },
      }),
    ),
  );
  const seen = pages.flatMap(({ body }) => idsIn(body));
  expect([count, offset, idsIn(first.body)]).toEqual([37, 0, seen.slice(0, 4)]);
  expect([seen.length, new Set(seen).size]).toEqual([37, 37]);
});

test('[K-03] bands of the daily fee and the order of the list', async () => {
  const { body } = await listOf(shop, wishOf(shop), { bands: ['over-4000'], sort: 'dearest', limit: 40 });
  const fees = body.offers.map(({ dailyFee }: RentalOffer) => dailyFee);
  expect([body.count, fees[0], Math.min(...fees) > 4_000]).toEqual([8, 6_260, true]);
  expect(fees).toEqual(fees.toSorted((one: number, other: number) => other - one));
});

test('a list that is no longer kept is searched for again', async () => {
  const { body } = await listOf(shop, wishOf(shop));
  const ask = (carRentalSearchId: string) =>
    postTo(shop, '/car-rental/list-by-carrentalsearchid', { carRentalSearchId });
  expect((await ask('nobody')).body.type).toBe('rental-search-over');
  await moveClock(shop, 30 * 60_000);
  expect((await ask(body.carRentalSearchId)).body.type).toBe('rental-search-over');
});

test('an office without cars has an empty list, one whose company is silent says so', async () => {
  const empty = await listOf(shop, wishOf(shop, 'kars'));
  const silent = await listOf(shop, wishOf(shop, 'erzincan'));
  expect([empty.body.count, empty.body.offers, silent.body.type]).toEqual([0, [], 'rental-unreachable']);
});

test('a company that is slow is waited for', async () => {
  expect((await listOf(shop, wishOf(shop, 'karaman'))).body.count).toBe(37);
});

test('a company that does not answer at all is told of, at every call that needs it', async () => {
  const { world } = shop.open;
  const rule = {
    do: 'meet',
    name: 'car-rental',
    with: { kind: 'refuse', status: 503 },
    times: null,
  } as const;
  await world?.carryOut(rule);
  const answers = [await postTo(shop, '/car-rental/location-search', {}), await listOf(shop, wishOf(shop))];
  await world?.carryOut({ do: 'let-pass', name: 'car-rental' });
  expect(answers.map(({ body }) => body.type)).toEqual(['rental-unreachable', 'rental-unreachable']);
});

test('wishes that cannot be are refused by name', async () => {
  const { pickUpAt: at } = wishOf(shop);
  const night = at - sevenHours;
  const asked = [
    { pickUpOffice: 'mars' },
    { dropOffOffice: '' },
    { pickUpAt: shop.open.app.clock.now() },
    { dropOffAt: at },
    { dropOffAt: at + month },
    { pickUpOffice: 'konya', pickUpAt: night },
  ];
  const answers: unknown[] = [];
  for (const changed of asked) answers.push((await listOf(shop, { ...wishOf(shop), ...changed })).body.type);
  expect(answers).toEqual([
    'rental-place-unknown',
    'rental-place-unknown',
    'rental-time-wrong',
    'rental-time-wrong',
    'rental-time-wrong',
    'rental-office-closed',
  ]);
});
