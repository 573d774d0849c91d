import { asciiJson } from '#contract/wire/ascii-json.ts';
import { fareFamilyOnWire } from '#contract/wire/cabin-class.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';
import { amountText, distanceText, moneyText } from './availability-text.ts';

/** A train as far as it is the same every day. */
export type TrainFacts = {
  readonly number: string;
  readonly name: string;
  readonly commercialName: string;
  readonly type: TrainType;
  readonly schedule: number;
  readonly from: number;
  readonly to: number;
};

export const trainNameText = ({
  number,
  name,
  commercialName,
  type,
  schedule,
  from,
  to,
}: TrainFacts): string =>
  asciiJson({
    number,
    name,
    commercialName,
    type,
    line: null,
    reversed: false,
    scheduleId: schedule,
    departureStationId: from,
    arrivalStationId: to,
  }).slice(1, -1);

export type LegFacts = {
  readonly runId: number;
  /** Made by `trainNameText`. */
  readonly names: string;
  readonly leastPrice: Kurus;
  readonly isReservable: boolean;
  readonly capacities: readonly { readonly booking: number; readonly places: number }[];
  readonly segments: string;
  readonly cars: string;
  /** Made by `wholeRunText`. */
  readonly wholeRun: string;
  readonly kilometres: number;
  readonly isOnSale: boolean;
  readonly fares: string;
  readonly counts: string;
  /** The day the run begins, as its midnight in UTC. */
  readonly date: number;
  readonly number: string;
  readonly isOvernight: boolean;
};

/** How long an option may be held, in minutes. */
const reservationLockTime = 1440;
const capacitiesARun = 16;
const fareFamily = JSON.stringify(fareFamilyOnWire);

const two = (part: number): string => String(part).padStart(2, '0');

/** `22001-04052026`: the number and the day the run begins. */
export const runNumberOf = (number: string, date: number): string => {
  const day = new Date(date);
  return `${number}-${two(day.getUTCDate())}${two(day.getUTCMonth() + 1)}${day.getUTCFullYear()}`;
};

export const legText = (leg: LegFacts): string => {
  const { runId } = leg;
  const capacities = leg.capacities.map(
    ({ booking, places }, at) =>
      `{"id":${runId * capacitiesARun + at},"trainId":${runId},"bookingClassId":${booking},"capacity":${places}}`,
  );
  return `{"id":${runId},${leg.names},"minPrice":${moneyText(leg.leastPrice)},"reservationLockTime":${reservationLockTime},"reservable":${leg.isReservable},"bookingClassCapacities":[${capacities.join()}],"segments":[${leg.segments}],"cars":[${leg.cars}],"trainSegments":[${leg.wholeRun}],"totalDistance":${distanceText(leg.kilometres)},"onSale":${leg.isOnSale},"availableFareInfo":[{"fareFamily":${fareFamily},"cabinClasses":[${leg.fares}]}],"cabinClassAvailabilities":[${leg.counts}],"trainDate":${leg.date},"trainNumber":${asciiJson(runNumberOf(leg.number, leg.date))},"skipsDay":${leg.isOvernight}}`;
};

type Moved = {
  readonly from: number;
  readonly to: number;
  readonly departure: number;
  readonly arrival: number;
};

const naked = (instant: number): string => new Date(instant).toISOString().slice(0, 19);

/** Every stretch of a run from its first stop to its last. */
export const wholeRunText = (stretches: readonly Moved[]): string =>
  stretches
    .map(
      ({ from, to, departure, arrival }) =>
        `{"departureStationId":${from},"arrivalStationId":${to},"departureTime":"${naked(departure)}","arrivalTime":"${naked(arrival)}"}`,
    )
    .join();

export type JourneyFacts = {
  readonly legs: readonly string[];
  readonly milliseconds: number;
  readonly leastPrice: Kurus;
  readonly isNextDay: boolean;
};

const farthestReturn = 2_147_483_647;

/** What comes before each of several in a list. */
const comma = (at: number): string => (at === 0 ? '' : ',');

/** A leg stays a part of its own: it is told of in many answers, and long. */
const journeyParts = (
  { legs, milliseconds, leastPrice, isNextDay }: JourneyFacts,
  at: number,
): readonly string[] => [
  `${comma(at)}{"trains":[`,
  ...legs.flatMap((leg, index) => (index === 0 ? [leg] : [',', leg])),
  `],"totalTripTime":${milliseconds},"minPrice":${amountText(leastPrice)},"connection":${legs.length > 1},"dayChanged":${isNextDay}}`,
];

const wayParts = (journeys: readonly JourneyFacts[], at: number): readonly string[] => [
  `${comma(at)}{"trainAvailabilities":[`,
  ...journeys.flatMap(journeyParts),
  `],"resultCount":${journeys.length}}`,
];

/** The whole answer, in parts that follow one another: one list of journeys for each way that was asked for. */
export const availabilityParts = (ways: readonly (readonly JourneyFacts[])[]): readonly string[] => [
  '{"trainLegs":[',
  ...ways.flatMap(wayParts),
  `],"legCount":${ways.length},"roundTripDiscount":0,"maxRegionalTrainsRoundTripDays":${farthestReturn}}`,
];
