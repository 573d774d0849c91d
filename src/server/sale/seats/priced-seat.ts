import type { PricedSeat } from '#contract/inventory.ts';
import { type Answer, granted, refused } from '#domain/answer.ts';
import type { CabinClass } from '#domain/cabin-class.ts';
import type { FareFamily } from '#domain/fare-family.ts';
import { priceOf } from '#domain/price.ts';
import { coachIdOf, trainOfRun } from '#domain/run-id.ts';
import { tariffSold } from '#domain/sale-terms.ts';
import type { Network } from '#server/railway/railway.ts';

/** A seat whose price is asked. */
export type AskedSeat = {
  readonly runId: number;
  readonly coach: number;
  readonly seat: string;
  readonly cabinClass: CabinClass;
  readonly fromStop: number;
  readonly toStop: number;
  readonly tariffId: number;
  readonly family: FareFamily;
};

type PriceRefusal = 'tariff-unknown' | 'price-unknown';

const pricedSeat = (network: Network, asked: AskedSeat): Answer<PricedSeat, PriceRefusal> => {
  const { runId, coach, seat, cabinClass, tariffId, family } = asked;
  const tariff = tariffSold(network.terms, tariffId);
  const train = network.trains[trainOfRun(runId)];
  if (tariff === null) return refused('tariff-unknown');
  const from = train?.stops[asked.fromStop]?.station;
  const to = train?.stops[asked.toStop]?.station;
  if (train === undefined || from === undefined || to === undefined) return refused('price-unknown');
  const fare = network.fareOf(train, from, to, cabinClass);
  if (fare === null) return refused('price-unknown');
  const surcharge = network.terms.surcharges.get(family);
  if (surcharge === undefined) return refused('price-unknown');
  const { amount } = priceOf({ fare, family, surcharge, tariff, trip: 'one-way' });
  return granted({ coachId: coachIdOf(runId, coach), seat, cabinClass, tariffId, amount });
};

export type PricedSeats = {
  readonly seatPrices: PricedSeat[];
  readonly totalPrice: number;
  readonly currency: 'TRY';
};

/** All of them with their sum, or the first refusal. */
export const pricedSeats = (
  network: Network,
  asked: readonly AskedSeat[],
): Answer<PricedSeats, PriceRefusal> => {
  const seatPrices: PricedSeat[] = [];
  for (const each of asked) {
    const priced = pricedSeat(network, each);
    if (!priced.ok) return priced;
    seatPrices.push(priced.value);
  }
  const totalPrice = seatPrices.reduce((sum, { amount }) => sum + amount, 0);
  return granted({ seatPrices, totalPrice, currency: 'TRY' });
};
