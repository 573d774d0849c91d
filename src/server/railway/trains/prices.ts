import { fullPriceOf } from '#domain/fare/price.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { keptByKey, keptFor } from '#server/platform/kept.ts';
import type { Network, Train } from '#server/railway/network/railway.ts';

type PriceOf = (train: Train, from: number, to: number, cabinClass: CabinClass) => Kurus | null;

const mostPrices = 200_000;
const pricesOf = keptFor((_network: Network) => keptByKey<Kurus | null>(mostPrices));

/** Full fares by the stops of a stretch and by class, reckoned once for each. */
export const pricesIn = (network: Network): PriceOf => {
  const kept = pricesOf(network);
  return (train, from, to, cabinClass) =>
    kept(`${train.index} ${from} ${to} ${cabinClass}`, () => {
      const begins = train.stops[from]?.station ?? -1;
      const ends = train.stops[to]?.station ?? -1;
      return network.fareOf(train, begins, ends, cabinClass)?.amount ?? null;
    });
};

/** What the cheapest fare family makes of them, where no family is named. */
export const listPricesIn = (network: Network): PriceOf => {
  const fareOf = pricesIn(network);
  const family = 'STANDART';
  const surcharge = network.terms.surcharges.get(family);
  return (...stretch) => {
    const fare = fareOf(...stretch);
    return fare === null || surcharge === undefined ? null : fullPriceOf(fare, { family, surcharge });
  };
};
