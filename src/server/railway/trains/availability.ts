import { amountText, emptyCar } from '#contract/journeys/availability-text.ts';
import {
  availabilityParts,
  type JourneyFacts,
  legText,
  wholeRunText,
} from '#contract/journeys/train-text.ts';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { day as dayLong, minute } from '#domain/values/durations.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { keptByKey, keptFor } from '#server/platform/kept.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { FreeInCoach } from '#server/railway/occupancy/occupancy.ts';
import { endOf, type Leg, startOf } from '#server/railway/planner/journey.ts';
import { freePlaces } from './describe-cabin.ts';
import type { FoundJourney, FoundLeg } from './find-journeys.ts';
import { type CarTemplate, type LegTemplate, legTemplateOf } from './leg-template.ts';

const mostRuns = 5000;
const mostTemplates = 4000;
/** A leg is some fifteen kilobytes long. */
const mostWrittenLegs = 2000;

type LegText = { readonly text: string; readonly leastPrice: number };

type WrittenLeg = LegText & Pick<FoundLeg, 'free' | 'isOnSale'>;

type Kept = {
  readonly templateOf: (leg: Leg) => LegTemplate;
  readonly wholeRun: (runId: number, leg: Leg) => string;
  /** What was last told of a stretch of a run. */
  readonly written: Map<string, WrittenLeg>;
};

const wholeRunOf = ({ train, day }: Leg): string => {
  const midnight = startOfDay(day);
  return wholeRunText(
    train.stops.slice(1).map((next, at) => {
      const here = train.stops[at] ?? next;
      return {
        from: here.station,
        to: next.station,
        departure: midnight + here.departure * minute,
        arrival: midnight + next.arrival * minute,
      };
    }),
  );
};

export const templatesOf = keptFor((network: Network): Kept => {
  const templates = keptByKey<LegTemplate>(mostTemplates);
  const runs = keptByKey<string>(mostRuns);
  return {
    written: new Map(),
    wholeRun: (runId, leg) => runs(runId, () => wholeRunOf(leg)),
    templateOf: (leg) =>
      templates(`${leg.train.index} ${leg.from} ${leg.to}`, () => legTemplateOf(network, leg)),
  };
});

type Free = {
  readonly inCoach: (coach: number, cabinClass: CabinClass) => number;
  readonly inTrain: (cabinClass: CabinClass) => number;
};

const freeOf = (free: readonly FreeInCoach[]): Free => {
  const sums = new Map<CabinClass, number>();
  for (const each of free) {
    sums.set(each.cabinClass, (sums.get(each.cabinClass) ?? 0) + freePlaces(each));
  }
  return {
    inCoach: (coach, cabinClass) => {
      const found = free.find((each) => each.coach === coach && each.cabinClass === cabinClass);
      return found === undefined ? 0 : freePlaces(found);
    },
    inTrain: (cabinClass) => sums.get(cabinClass) ?? 0,
  };
};

const carText = ({ coach, car, cabins }: CarTemplate, runId: number, free: Free): string => {
  const id = coachIdOf(runId, coach);
  const inside =
    cabins.length === 0
      ? `${emptyCar[0]}${id}${emptyCar[1]}`
      : cabins
          .map(({ cabinClass, inCar }) => {
            const count = free.inCoach(coach, cabinClass);
            return `${inCar[0]}${id}${inCar[1]}${count}${inCar[2]}${count}${inCar[3]}`;
          })
          .join();
  return `${car[0]}${id}${car[1]}${runId}${car[2]}${inside}${car[3]}`;
};

const leastPriceOf = ({ cabins }: LegTemplate, free: Free): number => {
  const prices = cabins
    .filter(({ cabinClass }) => free.inTrain(cabinClass) > 0)
    .map(({ price }) => price.full);
  return prices.length === 0 ? 0 : Math.min(...prices);
};

export const segmentsText = ({ segments }: LegTemplate, midnight: number): string =>
  segments
    .map(
      ({ gaps, pair, departure, arrival }) =>
        `${gaps[0]}${midnight + departure * minute}${gaps[1]}${midnight + arrival * minute}${gaps[2]}${pair}${gaps[3]}`,
    )
    .join();

const writeLeg = ({ leg, runId, isOnSale, free: rows }: FoundLeg, kept: Kept): LegText => {
  const template = kept.templateOf(leg);
  const free = freeOf(rows);
  const segments = segmentsText(template, startOfDay(leg.day));
  const fares = template.cabins.map(({ cabinClass, price, inFares }) => {
    const count = free.inTrain(cabinClass);
    const least =
      count === 0 ? 'null,"minPriceCurrency":null' : `${amountText(price.full)},"minPriceCurrency":"TRY"`;
    return `${inFares[0]}${count}${inFares[1]}${least}${inFares[2]}${count}${inFares[3]}`;
  });
  const counts = template.cabins
    .filter(({ cabinClass }) => free.inTrain(cabinClass) > 0)
    .map(({ cabinClass, counted }) => `${counted[0]}${free.inTrain(cabinClass)}${counted[1]}`);
  const leastPrice = leastPriceOf(template, free);
  const text = legText({
    runId,
    names: template.names,
    leastPrice,
    isReservable: leg.train.isReservable,
    capacities: template.capacities,
    segments,
    cars: template.cars.map((car) => carText(car, runId, free)).join(),
    wholeRun: kept.wholeRun(runId, leg),
    kilometres: template.kilometres,
    isOnSale,
    fares: fares.join(),
    counts: counts.join(),
    date: leg.day * dayLong,
    number: leg.train.number,
    isOvernight: template.isOvernight,
  });
  return { text, leastPrice };
};

const isAlike = (one: FreeInCoach, other: FreeInCoach | undefined): boolean =>
  one === other ||
  (one.coach === other?.coach &&
    one.cabinClass === other.cabinClass &&
    freePlaces(one) === freePlaces(other));

/** As many are free in every coach as when it was last told of. */
const isUnchanged = ({ free, isOnSale }: FoundLeg, before: WrittenLeg): boolean =>
  isOnSale === before.isOnSale &&
  free.length === before.free.length &&
  free.every((row, at) => isAlike(row, before.free[at]));

const writeLegOnce = (found: FoundLeg, kept: Kept): LegText => {
  const { leg, runId, free, isOnSale } = found;
  const key = `${runId} ${leg.from} ${leg.to}`;
  const before = kept.written.get(key);
  if (before !== undefined && isUnchanged(found, before)) return before;
  if (kept.written.size >= mostWrittenLegs) kept.written.clear();
  const written = { ...writeLeg(found, kept), free, isOnSale };
  kept.written.set(key, written);
  return written;
};

const writeJourney = ({ legs }: FoundJourney, write: (leg: FoundLeg) => LegText): JourneyFacts => {
  const written = legs.map(write);
  const journey = legs.map(({ leg }) => leg);
  const prices = written.map(({ leastPrice }) => leastPrice);
  return {
    legs: written.map(({ text }) => text),
    milliseconds: endOf(journey) - startOf(journey),
    leastPrice: prices.includes(0) ? 0 : prices.reduce((sum, price) => sum + price, 0),
    isNextDay: dayNumberAt(startOf(journey)) !== dayNumberAt(endOf(journey)),
  };
};

/** The operator's own answer to a search, as parts of a text: one list of journeys for each way. */
export const writeAvailability = (
  network: Network,
  ways: readonly (readonly FoundJourney[])[],
): readonly string[] => {
  const kept = templatesOf(network);
  const texts = new Map<FoundLeg, LegText>();
  const write = (leg: FoundLeg): LegText => {
    const written = texts.get(leg) ?? writeLegOnce(leg, kept);
    texts.set(leg, written);
    return written;
  };
  return availabilityParts(ways.map((journeys) => journeys.map((journey) => writeJourney(journey, write))));
};
