import type { CabinClass } from '#domain/values/cabin-class.ts';
import { keptByKey, keptFor } from '#server/platform/kept.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { FreeInCoach } from '#server/railway/occupancy/occupancy.ts';
import { arrivalOf, departureOf, type Leg } from '#server/railway/planner/journey.ts';
import { type FoundJourney, type FoundLeg, saleOpensAt } from './find-journeys.ts';
import { pricesIn } from './prices.ts';

/** Whom the bound seats are counted for. */
export type Party = { readonly women: number; readonly men: number };

type Counts = { general: number; wheelchair: number; bound: number };

const mostTexts = 50_000;
const textsOf = keptFor((_network: Network) => keptByKey<string>(mostTexts));

const stopsText = ({ train, from, to }: Leg): string => {
  const departed = train.stops[from]?.departure ?? 0;
  const stops = train.stops.slice(from, to + 1).map(({ station, arrival, departure }) => ({
    station,
    arrives: arrival - departed,
    departs: departure - departed,
  }));
  return JSON.stringify(stops);
};

const fixedText = (leg: Leg): string => {
  const { train, from, to } = leg;
  const { number, name, commercialName, type, isReservable } = train;
  const fixed = {
    number,
    name,
    commercialName,
    type,
    from: train.stops[from]?.station ?? 0,
    to: train.stops[to]?.station ?? 0,
    isReservable,
  };
  return `${JSON.stringify(fixed).slice(1, -1)},"stops":${stopsText(leg)}`;
};

const boundFor = ({ F, M }: FreeInCoach['boundTo'], { women, men }: Party): number => {
  const isUnnamed = women === 0 && men === 0;
  return (isUnnamed || women > 0 ? F : 0) + (isUnnamed || men > 0 ? M : 0);
};

const countsOf = (free: readonly FreeInCoach[], party: Party): Map<CabinClass, Counts> => {
  const sums = new Map<CabinClass, Counts>();
  for (const { cabinClass, general, wheelchair, boundTo } of free) {
    const sum = sums.get(cabinClass) ?? { general: 0, wheelchair: 0, bound: 0 };
    sum.general += general;
    sum.wheelchair += wheelchair;
    sum.bound += boundFor(boundTo, party);
    sums.set(cabinClass, sum);
  }
  return sums;
};

/** The shop's own answer as text. Its parts that never change are written once. */
export const journeysText = (network: Network, party: Party) => {
  const fixed = textsOf(network);
  const priceOf = pricesIn(network);
  const legText = ({ leg, runId, isOnSale, free }: FoundLeg): string => {
    const { train, day, from, to } = leg;
    const cabins = [...countsOf(free, party)].map(
      ([cabinClass, { general, wheelchair, bound }]) =>
        `{"cabinClass":"${cabinClass}","price":${priceOf(train, from, to, cabinClass)},"general":${general},"wheelchair":${wheelchair},"bound":${bound}}`,
    );
    return `{"runId":${runId},"departure":${departureOf(leg)},"arrival":${arrivalOf(leg)},"isOnSale":${isOnSale},"saleOpensAt":${saleOpensAt(train, day)},"cabins":[${cabins.join()}],${fixed(`${train.index} ${from} ${to}`, () => fixedText(leg))}}`;
  };
  const wayText = (journeys: readonly FoundJourney[]): string =>
    `{"journeys":[${journeys.map(({ kind, legs }) => `{"kind":"${kind}","legs":[${legs.map(legText).join()}]}`).join()}]}`;
  const surcharges = JSON.stringify(Object.fromEntries(network.terms.surcharges));
  return (now: number, ways: readonly (readonly FoundJourney[])[]): string =>
    `{"now":${now},"surcharges":${surcharges},"ways":[${ways.map(wayText).join()}]}`;
};
