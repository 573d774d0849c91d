import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { browserAt, classesOnSale } from '#test/support/shop/free-seats.ts';
import { allContracts, driver, listOf, rentCar, wishOf } from '#test/support/shop/rented-car.ts';

const settings = { PROXIES: '1' };
let shop: TestShop;
let second: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings });
  second = await openTestShop({ settings, url: shop.url });
});
beforeEach(() => resetWorld(shop));
afterAll(async () => {
  await second.end();
  await shop.end();
});

const [ofName, ofArea] = [3, 12];

type Post = (path: string, body: unknown) => Promise<Response>;

/** Finds the cars of an office and lays one of them down, the first where no other is meant: each time from a list of its own. */
const saveCar = async (post: Post, more: object = {}, nth = 0) => {
  const list = await (await post('/car-rental/list', { wish: wishOf(shop), listing: { limit: 40 } })).json();
  const offer = list.offers?.[nth];
  if (offer === undefined) return list.type ?? 'no car is left';
  const wanted = { carRentalSearchId: list.carRentalSearchId, carId: offer.id, amountDue: offer.total };
  const answer = await post('/car-rental/order-payment', {
    ...wanted,
    driver,
    contracts: allContracts,
    ...more,
  });
  return answer.status === 200 ? 'laid down' : (await answer.json()).type;
};

const times = (outcomes: readonly string[], outcome: string) =>
  outcomes.filter((one) => one === outcome).length;

const namelessAt =
  (one: TestShop, address: string): Post =>
  (path, body) =>
    one.askJson(path, body, { 'x-forwarded-for': address });

const browserOf = (address: string) => {
  const [run] = classesOnSale(shop);
  if (run === undefined) throw new Error('No train is on sale.');
  return browserAt(shop, address, run);
};

test('a robot without a name has three unpaid cars, from however many networks and through two processes at once', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      saveCar(namelessAt(at % 2 === 0 ? shop : second, `2001:db8:71:${at}::1`), {}, at),
    ),
  );
  expect([times(outcomes, 'laid down'), times(outcomes, 'too-many-tries')]).toEqual([ofName, 30 - ofName]);
});

test('a robot of many names has twelve, and whoever comes from elsewhere finds the cars of the office', async () => {
  const robots = await Promise.all(Array.from({ length: 10 }, () => browserOf('2001:db8:72::1')));
  const outcomes: string[] = [];
  for (const { post } of robots.flatMap((robot) => Array.from({ length: 4 }, () => robot))) {
    outcomes.push(await saveCar(post));
  }
  const { body } = await listOf(shop, wishOf(shop));
  const other = await browserOf('203.0.113.72');
  expect([times(outcomes, 'laid down'), body.count, await saveCar(other.post)]).toEqual([
    ofArea,
    31,
    'laid down',
  ]);
});

test('what is paid for counts no more, nor what another of its list takes the place of', async () => {
  const { post, cookies } = await browserOf('203.0.113.73');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (let time = 0; time < 4; time += 1) {
    await rentCar(shop, { headers: { 'x-forwarded-for': '203.0.113.73', cookie } });
  }
  const { body: list } = await listOf(shop, wishOf(shop), { limit: 40 });
  const outcomes: string[] = [];
  for (const { id, total } of list.offers.slice(0, 6)) {
    const one = { carRentalSearchId: list.carRentalSearchId, carId: id, amountDue: total };
    outcomes.push(await saveCar(post, one));
  }
  for (let time = 0; time < 3; time += 1) outcomes.push(await saveCar(post));
  expect([times(outcomes.slice(0, 6), 'laid down'), ...outcomes.slice(6)]).toEqual([
    6,
    'laid down',
    'laid down',
    'cars-unpaid',
  ]);
});

test('whoever is refused without a name is given one with the refusal, and has a car by it', async () => {
  const post = namelessAt(shop, '203.0.113.74');
  for (let time = 0; time < ofName; time += 1) await saveCar(post);
  const given: string[] = [];
  const kept: Post = async (path, body) => {
    const from = { 'x-forwarded-for': '203.0.113.74', cookie: given.join('; ') };
    const answer = await shop.askJson(path, body, from);
    given.push(...answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? ''));
    return answer;
  };
  expect([await saveCar(kept), await saveCar(kept)]).toEqual(['too-many-tries', 'laid down']);
});

test('whoever asks for a fourth car pays a whole turn for each answer, and is told to wait after sixty', async () => {
  const { post } = await browserOf('203.0.113.75');
  for (let time = 0; time < ofName; time += 1) await saveCar(post);
  const list = await (await post('/car-rental/list', { wish: wishOf(shop) })).json();
  const [{ id, total }] = list.offers;
  const wanted = { carRentalSearchId: list.carRentalSearchId, carId: id, amountDue: total };
  const outcomes: string[] = [];
  for (let turn = ofName; turn < 61; turn += 1) {
    const answer = await post('/car-rental/order-payment', { ...wanted, driver, contracts: allContracts });
    outcomes.push((await answer.json()).type);
  }
  expect([times(outcomes, 'cars-unpaid'), outcomes.at(-1)]).toEqual([60 - ofName, 'too-many-tries']);
});
