import type { DayStatus } from '#domain/journey/day-offer.ts';
import { startOfDay } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { day as dayLong } from '#domain/values/durations.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { findBetween } from './find-between.ts';
import type { FoundLeg, Within } from './find-journeys.ts';
import { listPricesIn } from './prices.ts';

type Asked = { readonly from: number; readonly to: number; readonly party: number };

export type PricedDay = { readonly status: DayStatus; readonly price: Kurus | null };

type Prices = ReadonlyMap<CabinClass, Kurus>;

const anyTrain: ReadonlySet<string> = new Set();

/** What each rides a leg for in every class that has room for the whole party. */
const pricesOf = ({ leg, isOnSale, free }: FoundLeg, party: number, network: Network): Prices => {
  const room = new Map<CabinClass, number>();
  for (const { cabinClass, general, boundTo } of isOnSale ? free : []) {
    room.set(cabinClass, (room.get(cabinClass) ?? 0) + general + boundTo.F + boundTo.M);
  }
  const { train, from, to } = leg;
  const priced = [...room].flatMap(([cabinClass, places]) => {
    const price = places < party ? null : listPricesIn(network)(train, from, to, cabinClass);
    return price === null ? [] : [[cabinClass, price] as const];
  });
  return new Map(priced);
};

/** The least a journey costs each of a party in one class from end to end; null where no class has room throughout. */
const leastOf = (legs: readonly FoundLeg[], party: number, network: Network): Kurus | null => {
  const [first, ...others] = legs.map((leg) => pricesOf(leg, party, network));
  const sums = [...(first ?? [])].flatMap(([cabinClass, price]) => {
    const more = others.map((prices) => prices.get(cabinClass));
    return more.every((each) => each !== undefined) ? [more.reduce((sum, each) => sum + each, price)] : [];
  });
  return sums.length === 0 ? null : Math.min(...sums);
};

/** How a day stands for a party, and the least one of its journeys costs each of them. */
export const lowestPriceOfDay = (asked: Asked, day: number, within: Within): PricedDay => {
  const begin = startOfDay(day);
  if (begin + dayLong <= within.now) return { status: 'past', price: null };
  const found = findBetween({ ...asked, begin, without: anyTrain }, within);
  if (!found.ok) {
    const status = found.refusal === 'day-not-on-sale' ? 'not-on-sale' : 'no-train';
    return { status, price: null };
  }
  const legs = found.value.map((journey) => journey.legs);
  const prices = legs
    .map((each) => leastOf(each, asked.party, within.network))
    .filter((price) => price !== null);
  if (prices.length > 0) return { status: 'free', price: Math.min(...prices) };
  const isClosed = legs.every((each) => each.some(({ isOnSale, free }) => !isOnSale || free.length === 0));
  return { status: isClosed ? 'not-on-sale' : 'sold-out', price: null };
};
