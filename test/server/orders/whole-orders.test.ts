import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLength } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { buyersOf } from '../../support/shop/buyers.ts';
import {
  book,
  chooseSeat,
  findOffers,
  findRuns,
  type OrderPlaces,
  type Run,
} from '../../support/shop/order-client.ts';
import { faultsOfBooks } from '../../support/shop/shop-books.ts';
import { type Acknowledged, orderOn } from '../../support/shop/whole-order.ts';

const ankara = 98;
const eskisehir = 93;

let shop: TestShop;
let places: OrderPlaces;

const chance = chanceOf(inject('seed'));
const newBuyer = buyersOf(inject('seed'));

const runsInDays = async (days: number): Promise<readonly Run[]> => {
  const day = travelDayOf(Math.floor(shop.open.app.clock.now() / dayLength) + days);
  const found = await findRuns(places, { from: ankara, to: eskisehir, day }, newBuyer());
  return found.ok ? found.value : [];
};

beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1', BANK_PORT: '0' } });
  places = { shop: `http://127.0.0.1:${shop.port}`, bank: shop.open.app.settings.cardOrigin };
});
afterAll(() => shop.end());

test('[C-06] [C-07] forty travellers find a train, choose a seat, book and pay at once; the books, the bank and the ledger agree', async () => {
  const runs = await runsInDays(5);
  expect(runs.length).toBeGreaterThan(3);
  const orders = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      orderOn(places, runs[index % 4] ?? { runId: 0, from: 0, to: 0 }, newBuyer(), chance),
    ),
  );
  expect(orders.filter(({ ok }) => !ok)).toEqual([]);
  const acknowledged: Acknowledged[] = orders.flatMap((order) => (order.ok ? [order.value] : []));
  expect(await faultsOfBooks(shop.url, acknowledged)).toEqual([]);
});

test('[C-06] a place is booked in every coach of a day, also behind a coach that sells none', async () => {
  const [refused, booked] = [new Map<string, string>(), new Set<number>()];
  for (const run of await runsInDays(11)) {
    const found = await findOffers(places, run, newBuyer());
    const offers = found.ok ? found.value : [];
    const oneOfEach = new Map(offers.map((offer) => [offer.coachId, offer]));
    for (const offer of oneOfEach.values()) {
      const buyer = newBuyer();
      const chosen = await chooseSeat(places, offer, buyer);
      const got = chosen.ok ? await book(places, [chosen.value], buyer) : chosen;
      if (got.ok) booked.add(offer.coachId);
      else refused.set(`${offer.coachId} ${offer.seat}`, got.refusal);
    }
  }
  expect([...refused]).toEqual([]);
  expect(booked.size).toBeGreaterThan(20);
});
