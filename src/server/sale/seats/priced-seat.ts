import type { PricedSeat } from '#contract/seats/seats.ts';
import { tariffSold } from '#domain/catalogue/sale-terms.ts';
import { priceOf } from '#domain/fare/price.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import { coachIdOf, trainOfRun } from '#domain/values/run-id.ts';
import type { Network } from '#server/railway/network/railway.ts';

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
