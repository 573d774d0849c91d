import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLength } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { copyOf } from '#test/support/copied-database.ts';
import type { FreshDatabase } from '#test/support/fresh-database.ts';
import { openTestShop, startedShop, type TestShop } from '#test/support/open-test-shop.ts';
import { buyersOf } from '../../support/shop/buyers.ts';
import {
  approve,
  askPayment,
  book,
  cardToken,
  chooseSeat,
  findOffers,
  findRuns,
  type OrderPlaces,
  openPayment,
  type Run,
} from '../../support/shop/order-client.ts';
import { loadOrders } from '../../support/shop/order-load.ts';
import { faultsOfBooks } from '../../support/shop/shop-books.ts';
import { orderOn } from '../../support/shop/whole-order.ts';

const aSecond = { timeout: 1_000, interval: 20 };

let database: FreshDatabase;
let one: TestShop;
let other: TestShop;

const chance = chanceOf(inject('seed'));
const newBuyer = buyersOf(inject('seed'));

const open = () => openTestShop({ url: database.url, settings: { PROXIES: '1', BANK_PORT: '0' } });

const placesOf = (shop: TestShop): OrderPlaces => ({
  shop: `http://127.0.0.1:${shop.port}`,
  bank: shop.open.app.settings.cardOrigin,
});

const runsInDays = async (days: number): Promise<readonly Run[]> => {
  const day = travelDayOf(Math.floor(one.open.app.clock.now() / dayLength) + days);
  const found = await findRuns(placesOf(one), { from: 98, to: 93, day }, newBuyer());
  if (!found.ok) throw new Error(`No runs were found: ${found.refusal}.`);
  return found.value;
};

const gotten = <Value>(got: { ok: true; value: Value } | { ok: false; refusal: string }): Value => {
  if (!got.ok) throw new Error(`It was refused: ${got.refusal}.`);
  return got.value;
};

const freeIn = ({ open: { app } }: TestShop, runId: number) =>
  app.occupancy.freeIn(runId, 0, 1).reduce((sum, { general }) => sum + general, 0);

beforeAll(async () => {
  database = await copyOf(startedShop);
  one = await open();
  other = await open();
});
afterAll(async () => {
  await one.end();
  await other.end();
  await database.drop();
});

test('what one process holds is taken at once for the other, and counted in its searches within a second', async () => {
  const [run] = await runsInDays(8);
  if (run === undefined) throw new Error('There is no run.');
  const before = freeIn(other, run.runId);
  const buyer = newBuyer();
  const [offer] = gotten(await findOffers(placesOf(one), run, buyer));
  if (offer === undefined) throw new Error('There is no place.');
  await chooseSeat(placesOf(one), offer, buyer);
  expect(await chooseSeat(placesOf(other), offer, newBuyer())).toEqual({
    ok: false,
    refusal: 'seat-taken',
    status: 400,
  });
  const seen = gotten(await findOffers(placesOf(other), run, newBuyer()));
  expect(seen.some(({ coachId, seat }) => coachId === offer.coachId && seat === offer.seat)).toBe(false);
  await vi.waitFor(() => expect(freeIn(other, run.runId)).toBeLessThan(before), aSecond);
});

test('an order goes on at whichever process answers', async () => {
  const [run] = await runsInDays(9);
  if (run === undefined) throw new Error('There is no run.');
  const buyer = newBuyer();
  const [a, b] = [placesOf(one), placesOf(other)];
  const [offer] = gotten(await findOffers(a, run, buyer));
  if (offer === undefined) throw new Error('There is no place.');
  const chosen = gotten(await chooseSeat(b, offer, buyer));
  const booked = gotten(await book(a, [chosen], buyer));
  const { payment, md } = gotten(await openPayment(b, booked, await cardToken(a), buyer));
  await approve(b, md ?? '');
  const settled = gotten(await askPayment(a, payment, buyer));
  expect([settled.pnr, settled.tutar]).toEqual([booked.locator, booked.price]);
  expect(await faultsOfBooks(database.url, [{ ...booked, holds: 1 }])).toEqual([]);
});

test('orders at both processes over the same trains leave one set of books', async () => {
  const runs = (await runsInDays(10)).slice(0, 2);
  const orders = await Promise.all(
    Array.from({ length: 24 }, (_, index) => {
      const run = runs[index % runs.length];
      if (run === undefined) throw new Error('There is no run.');
      return orderOn(placesOf(index % 3 === 0 ? one : other), run, newBuyer(), chance);
    }),
  );
  expect(orders.filter(({ ok }) => !ok)).toEqual([]);
  const acknowledged = orders.flatMap((order) => (order.ok ? [order.value] : []));
  expect(await faultsOfBooks(database.url, acknowledged)).toEqual([]);
});

test('a process goes and a new one takes its place while tickets are sold: no order fails', async () => {
  const runs = await runsInDays(11);
  const old = await open();
  let places = placesOf(old);
  const load = loadOrders({ places: () => places, runs, clients: 4, seed: inject('seed') });
  await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(2), { timeout: 30_000 });
  const young = await open();
  onTestFinished(() => young.end());
  places = placesOf(young);
  const before = load.acknowledged.length;
  await old.end();
  await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(before + 6), { timeout: 30_000 });
  await load.stop();
  expect([...load.refused]).toEqual([]);
  expect(await faultsOfBooks(database.url, load.acknowledged)).toEqual([]);
});
