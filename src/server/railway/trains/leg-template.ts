import {
  cabinCounted,
  cabinInCar,
  cabinInFares,
  carGaps,
  type Gaps,
  type PriceFacts,
  pairText,
  segmentGaps,
} from '#contract/journeys/availability-text.ts';
import { trainNameText } from '#contract/journeys/train-text.ts';
import { cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { keptByKey, keptFor } from '#server/platform/kept.ts';
import type { Network, TrainCoach } from '#server/railway/network/railway.ts';
import type { Leg } from '#server/railway/planner/journey.ts';
import { listPricesIn } from './prices.ts';

/** A class at a price: what is written of it in a coach and over the whole train. */
export type CabinTemplate = {
  readonly cabinClass: CabinClass;
  readonly price: PriceFacts;
  readonly inCar: Gaps;
  readonly inFares: Gaps;
  readonly counted: Gaps;
};

export type CarTemplate = {
  readonly coach: number;
  readonly car: Gaps;
  readonly cabins: readonly CabinTemplate[];
};

/** Everything of a stretch of a train that is the same whatever the day and whoever sits there. */
export type LegTemplate = {
  readonly names: string;
  readonly segments: readonly {
    readonly gaps: Gaps;
    readonly pair: string;
    readonly departure: number;
    readonly arrival: number;
  }[];
  readonly cars: readonly CarTemplate[];
  readonly cabins: readonly CabinTemplate[];
  readonly capacities: readonly { readonly booking: number; readonly places: number }[];
  readonly kilometres: number;
  readonly isOvernight: boolean;
};

const dayLong = 1440;
const stopsATrain = 128;
const mostTexts = 20_000;

const classesIn = (network: Network, { template }: TrainCoach): readonly CabinClass[] => [
  ...new Set((network.templates.get(template)?.places ?? []).map(({ cabinClass }) => cabinClass)),
];

const pairsOf = keptFor((_network: Network) => keptByKey<string>(mostTexts));
const cabins = keptByKey<CabinTemplate>(mostTexts);

/** One for each price, whichever train asks it. */
const cabinAt = (price: PriceFacts): CabinTemplate =>
  cabins(`${price.cabinClass} ${price.full} ${price.economy}`, () => ({
    cabinClass: price.cabinClass,
    price,
    inCar: cabinInCar(price),
    inFares: cabinInFares(price),
    counted: cabinCounted(price),
  }));

const segmentsOf = (network: Network, { train, from, to }: Leg): LegTemplate['segments'] =>
  train.stops.slice(from, to).flatMap((stop, at) => {
    const next = train.stops[from + at + 1];
    const begins = network.stations.get(stop.station);
    const ends = network.stations.get(next?.station ?? -1);
    if (next === undefined || begins === undefined || ends === undefined) {
      return [];
    }
    const isFirst = from + at === 0;
    const gaps = segmentGaps({
      id: train.index * stopsATrain + from + at,
      minutes: next.arrival - stop.departure,
      // A run has not arrived where it begins: the operator counts from the midnight that follows.
      stay: isFirst ? stop.departure - dayLong : stop.departure - stop.arrival,
      kilometres: next.kilometres - stop.kilometres,
    });
    const pair = pairsOf(network)(`${begins.id} ${ends.id}`, () => pairText(begins, ends));
    return [{ gaps, pair, departure: stop.departure, arrival: next.arrival }];
  });

const capacitiesOf = (network: Network, { train }: Leg): LegTemplate['capacities'] => {
  const places = train.coaches.flatMap(({ template }) => network.templates.get(template)?.places ?? []);
  const sums = new Map<CabinClass, number>();
  for (const { cabinClass } of places) {
    sums.set(cabinClass, (sums.get(cabinClass) ?? 0) + 1);
  }
  return [...sums].map(([cabinClass, sum]) => ({
    booking: cabinClassOnWire[cabinClass].booking.id,
    places: sum,
  }));
};

export const legTemplateOf = (network: Network, leg: Leg): LegTemplate => {
  const { train, from, to } = leg;
  const priceOf = listPricesIn(network);
  const classes = [...new Set(train.coaches.flatMap((coach) => classesIn(network, coach)))];
  const sold = classes.flatMap((cabinClass): CabinTemplate[] => {
    const full = priceOf(train, from, to, cabinClass);
    if (full === null) {
      return [];
    }
    return [cabinAt({ cabinClass, full, economy: priceOf(train, from, to, 'Y1') ?? full })];
  });
  const cars = train.coaches.map((coach): CarTemplate => {
    const inside = classesIn(network, coach).flatMap(
      (cabinClass) => sold.find((cabin) => cabin.cabinClass === cabinClass) ?? [],
    );
    return { coach: coach.index, car: carGaps(coach), cabins: inside };
  });
  const begins = train.stops[from];
  const ends = train.stops[to];
  return {
    names: trainNameText({ ...train, from: begins?.station ?? 0, to: ends?.station ?? 0 }),
    segments: segmentsOf(network, leg),
    cars,
    cabins: sold,
    capacities: capacitiesOf(network, leg),
    kilometres: (ends?.kilometres ?? 0) - (begins?.kilometres ?? 0),
    isOvernight: (train.stops.at(-1)?.arrival ?? 0) >= dayLong,
  };
};
