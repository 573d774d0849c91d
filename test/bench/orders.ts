import { travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLength } from '#domain/values/durations.ts';
import { chanceOf, shuffled } from '#machines/kit/walk/chance.ts';
import { buyersOf } from '../support/shop/buyers.ts';
import {
  type Buyer,
  book,
  type Chosen,
  chooseSeat,
  findOffers,
  findRuns,
  type Got,
  type Offer,
  type OrderPlaces,
} from '../support/shop/order-client.ts';
import { payFor } from '../support/shop/whole-order.ts';
import type { Bench, Figure } from './figure.ts';
import { spawnShop } from './spawned-shop.ts';

const clients = 24;
const seconds = 12;
const runsAsked = 24;
const seed = 20_261_121;
const ends = { from: 98, to: 93 } as const;

type Deps = { readonly places: OrderPlaces; readonly newBuyer: () => Buyer; readonly day: string };

const gotten = <Value>(got: Got<Value>): Value => {
  if (!got.ok) throw new Error(`It was refused: ${got.refusal}.`);
  return got.value;
};

const offersOf = async ({ places, newBuyer, day }: Deps): Promise<readonly Offer[]> => {
  const runs = gotten(await findRuns(places, { ...ends, day }, newBuyer())).slice(0, runsAsked);
  const offers = await Promise.all(runs.map((run) => findOffers(places, run, newBuyer())));
  return shuffled(offers.flatMap(gotten), chanceOf(seed));
};

type Measured = { readonly rate: number; readonly count: number; readonly p50: number; readonly p99: number };

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

/** So many clients, each beginning again as soon as it is through, for some seconds or as long as there are places. */
const measure = async (
  offers: readonly Offer[],
  action: (offer: Offer) => Promise<void>,
): Promise<Measured> => {
  const lasted: number[] = [];
  const waiting = [...offers];
  const began = performance.now();
  const client = async (): Promise<void> => {
    while (performance.now() < began + seconds * 1_000) {
      const offer = waiting.pop();
      if (offer === undefined) return;
      const asked = performance.now();
      await action(offer);
      lasted.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const sorted = lasted.toSorted((one, other) => one - other);
  const rate = (lasted.length * 1_000) / (performance.now() - began);
  return { rate, count: lasted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
};

const figure = (name: string, value: number, unit: string, ratio: Figure['ratio'] = null): Figure => ({
  name,
  value,
  unit,
  ratio,
  target: null,
});

const hold = async ({ places, newBuyer }: Deps, offer: Offer): Promise<Chosen> =>
  gotten(await chooseSeat(places, offer, newBuyer()));

/** Search, hold, booking, card, bank's page, ticket. */
const order = async (bench: Deps, offer: Offer): Promise<void> => {
  const { places, newBuyer, day } = bench;
  const buyer = newBuyer();
  gotten(await findRuns(places, { ...ends, day }, buyer));
  const chosen = gotten(await chooseSeat(places, offer, buyer));
  const booked = gotten(await book(places, [chosen], buyer));
  gotten(await payFor(places, booked, buyer));
};

/** Whole orders a second over HTTP, beside plain holds of the same run. */
export const orders: Bench = async () => {
  const { places, end } = await spawnShop();
  try {
    const newBuyer = buyersOf(seed);
    const today = Math.floor(Date.now() / dayLength);
    const first: Deps = { places, newBuyer, day: travelDayOf(today + 5) };
    const second: Deps = { places, newBuyer, day: travelDayOf(today + 6) };
    const held = await measure(await offersOf(first), async (offer) => {
      await hold(first, offer);
    });
    const ordered = await measure(await offersOf(second), (offer) => order(second, offer));
    return [
      figure('holds over HTTP, neighbour rule on', held.rate, '1/s'),
      figure('hold over HTTP, p99', held.p99, 'ms'),
      figure('whole orders: search, hold, book, pay, ticket', ordered.rate, '1/s', {
        to: 'holds over HTTP',
        value: ordered.rate / held.rate,
      }),
      figure('whole orders a minute', ordered.rate * 60, '1/min'),
      figure('whole order, p50', ordered.p50, 'ms'),
      figure('whole order, p99', ordered.p99, 'ms'),
      figure('orders ticketed', ordered.count, 'orders'),
    ];
  } finally {
    await end();
  }
};
