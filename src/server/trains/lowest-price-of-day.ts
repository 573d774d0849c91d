import type { DayStanding } from '#domain/day-offer.ts';
import type { Kurus } from '#domain/kurus.ts';
import { startOfDay } from '#domain/travel-day.ts';
import type { Network } from '#server/railway/railway.ts';
import { type FoundLeg, findJourneys } from './find-journeys.ts';
import { listPricesIn } from './prices.ts';

type Within = Parameters<typeof findJourneys>[1];

type Asked = { readonly from: number; readonly to: number; readonly party: number };

export type PricedDay = { readonly standing: DayStanding; readonly price: Kurus | null };

const dayLong = 86_400_000;
const anyTrain: ReadonlySet<string> = new Set();

/** The least the whole party can ride a leg for in one class, each; null where no class has room for it. */
const leastOf = ({ leg, isOnSale, free }: FoundLeg, party: number, network: Network): Kurus | null => {
  if (!isOnSale) return null;
  const room = new Map<FoundLeg['free'][number]['cabinClass'], number>();
  for (const { cabinClass, general, boundTo } of free) {
    room.set(cabinClass, (room.get(cabinClass) ?? 0) + general + boundTo.F + boundTo.M);
  }
  const { train, from, to } = leg;
  const prices = [...room].flatMap(([cabinClass, places]) => {
    const price = places < party ? null : listPricesIn(network)(train, from, to, cabinClass);
    return price === null ? [] : [price];
  });
  return prices.length === 0 ? null : Math.min(...prices);
};

const sumOf = (prices: readonly (Kurus | null)[]): Kurus | null =>
  prices.reduce<Kurus | null>((sum, price) => (sum === null || price === null ? null : sum + price), 0);

/** How a day stands for a party, and the least one of its journeys costs each of them. */
export const lowestPriceOfDay = (asked: Asked, day: number, within: Within): PricedDay => {
  const begin = startOfDay(day);
  if (begin + dayLong <= within.now) return { standing: 'past', price: null };
  const found = findJourneys({ ...asked, begin, without: anyTrain }, within);
  if (!found.ok) {
    const standing = found.refusal === 'day-not-on-sale' ? 'not-on-sale' : 'no-train';
    return { standing, price: null };
  }
  const legs = found.value.map((journey) => journey.legs);
  const prices = legs
    .map((each) => sumOf(each.map((leg) => leastOf(leg, asked.party, within.network))))
    .filter((price) => price !== null);
  if (prices.length > 0) return { standing: 'free', price: Math.min(...prices) };
  const isClosed = legs.every((each) => each.some(({ isOnSale }) => !isOnSale));
  return { standing: isClosed ? 'not-on-sale' : 'sold-out', price: null };
};
