import { type Priced, type PriceOf, priceOf } from '#domain/fare/price.ts';
import type { Tariff } from '#domain/fare/tariffs.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { PlannedLeg } from './planned-leg.ts';

type Legs = readonly (readonly PlannedLeg[])[];

/** There and back between the same two ends. */
export const tripOf = ([outward, back]: Legs): PriceOf['trip'] => {
  const [first, last] = [outward?.at(0)?.wish, outward?.at(-1)?.wish];
  const [begins, ends] = [back?.at(0)?.wish, back?.at(-1)?.wish];
  return begins !== undefined &&
    begins.fromStation === last?.toStation &&
    ends?.toStation === first?.fromStation
    ? 'round-trip'
    : 'one-way';
};

/** Null where the network sells no such place or family. */
export const pricedLeg = (
  leg: PlannedLeg,
  tariff: Tariff,
  trip: PriceOf['trip'],
  network: Network,
): Priced | null => {
  const fare = network.fareOf(leg.train, leg.wish.fromStation, leg.wish.toStation, leg.place.cabinClass);
  const { family } = leg.wish;
  const surcharge = network.terms.surcharges.get(family);
  return fare === null || surcharge === undefined ? null : priceOf({ fare, family, surcharge, tariff, trip });
};
