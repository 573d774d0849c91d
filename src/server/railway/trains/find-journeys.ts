import { mostTrainsEachWay } from '#domain/fare/party-size.ts';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { day as dayLong } from '#domain/values/durations.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import type { TrainType } from '#domain/values/train-type.ts';
import { keptByKey, keptFor } from '#server/platform/kept.ts';
import type { Network, Train } from '#server/railway/network/railway.ts';
import type { FreeInCoach, Occupancy } from '#server/railway/occupancy/occupancy.ts';
import { inOrder, type Journey, type Leg } from '#server/railway/planner/journey.ts';
import { timetableIn } from '#server/railway/planner/planner.ts';
import { inPieces } from '#server/railway/planner/seat-changes.ts';
import { journeysLeft } from './day-journeys.ts';
import { maySearch } from './searched-pairs.ts';

export type Sought = {
  readonly from: number;
  readonly to: number;
  /** Departures from this instant on, for a day. */
  readonly begin: number;
  /** How many want to sit. */
  readonly party: number;
  readonly without: ReadonlySet<string>;
};

export type FoundLeg = {
  readonly leg: Leg;
  readonly runId: number;
  readonly isOnSale: boolean;
  readonly free: readonly FreeInCoach[];
};

export type JourneyKind = 'direct' | 'transfer' | 'seat-change';

export type FoundJourney = { readonly kind: JourneyKind; readonly legs: readonly FoundLeg[] };

export type SearchRefusal =
  | 'no-train-found'
  | 'station-unknown'
  | 'stations-alike'
  | 'stations-unpaired'
  | 'day-not-on-sale';

export type Within = {
  readonly network: Network;
  readonly occupancy: Pick<Occupancy, 'freeIn'>;
  readonly now: number;
};

export const saleOpensAt = ({ opensDaysBefore }: Train, day: number): number =>
  startOfDay(day - opensDaysBefore);

const sold = (free: FreeInCoach): FreeInCoach => ({
  ...free,
  general: 0,
  wheelchair: 0,
  boundTo: { F: 0, M: 0 },
});

/** Whether so many find places of one class. Wheelchair places are for wheelchair users alone. */
const hasRoom = (free: readonly FreeInCoach[], party: number): boolean => {
  const sums = new Map<string, number>();
  for (const each of free) {
    const sum = (sums.get(each.cabinClass) ?? 0) + each.general + each.boundTo.F + each.boundTo.M;
    if (sum >= party) {
      return true;
    }
    sums.set(each.cabinClass, sum);
  }
  return false;
};

/** The most days before departure that any train is sold. */
const saleOf = keptFor(({ trains }: Network): number => {
  const days = trains.flatMap((train) => (train === undefined ? [] : [train.opensDaysBefore]));
  return Math.max(0, ...days);
});

const refusalOf = (
  { from, to, begin }: Sought,
  { network, now }: Within,
): Exclude<SearchRefusal, 'no-train-found'> | null => {
  if (!(network.stations.has(from) && network.stations.has(to))) {
    return 'station-unknown';
  }
  if (from === to) {
    return 'stations-alike';
  }
  if (!maySearch(network, from, to)) {
    return 'stations-unpaired';
  }
  const isPast = begin + dayLong <= now;
  const isAhead = dayNumberAt(begin) > dayNumberAt(now) + saleOf(network);
  return isPast || isAhead ? 'day-not-on-sale' : null;
};

type FindLeg = (leg: Leg) => FoundLeg;

/** Free seats are looked up once for each stretch of a run. */
const legFinderIn = ({ occupancy, now }: Within): FindLeg => {
  const seen = keptByKey<FoundLeg>();
  return (leg) => {
    const runId = runIdOf(leg.train.index, leg.day);
    return seen(`${runId} ${leg.from} ${leg.to}`, () => {
      const isOnSale = now >= saleOpensAt(leg.train, leg.day);
      const free = occupancy.freeIn(runId, leg.from, leg.to);
      return { leg, runId, isOnSale, free: isOnSale ? free : free.map(sold) };
    });
  };
};

/** The same trains with changes of seat where nobody can sit to the end; null when that does not help. */
const withSeatChanges = (legs: readonly FoundLeg[], party: number, findLeg: FindLeg): FoundJourney | null => {
  if (legs.every(({ free, isOnSale }) => !isOnSale || hasRoom(free, party))) {
    return null;
  }
  const pieces: Leg[] = [];
  for (const { leg } of legs) {
    const found = inPieces(leg, mostTrainsEachWay, (from, to) =>
      hasRoom(findLeg({ ...leg, from, to }).free, party),
    );
    if (found === null) {
      return null;
    }
    pieces.push(...found);
  }
  return pieces.length > mostTrainsEachWay ? null : { kind: 'seat-change', legs: pieces.map(findLeg) };
};

export const legsOf = ({ legs }: FoundJourney): Journey => legs.map(({ leg }) => leg);

/** Journeys of one day with their free seats, sold-out ones too, by departure. */
export const findJourneys = (
  sought: Sought,
  within: Within,
): Answer<readonly FoundJourney[], SearchRefusal> => {
  const refusal = refusalOf(sought, within);
  if (refusal !== null) {
    return refused(refusal);
  }
  const timetable = timetableIn(within.network);
  const findLeg = legFinderIn(within);
  const journeys = journeysLeft(timetable, { ...sought, until: sought.begin + dayLong }, within.now);
  const found = journeys.map(
    (journey): FoundJourney => ({
      kind: journey.length === 1 ? 'direct' : 'transfer',
      legs: journey.map(findLeg),
    }),
  );
  const changes = found.flatMap(({ legs }) => withSeatChanges(legs, sought.party, findLeg) ?? []);
  const all = [...found, ...changes].toSorted((one, other) => inOrder(legsOf(one), legsOf(other)));
  return all.length === 0 ? refused('no-train-found') : granted(all);
};

/** The types of train that leave the country. */
export const internationalTypes: readonly TrainType[] = [
  'ULUSLARARASI_CMO',
  'ULUSLARARASI_SET',
  'ULUSLARARASI_NRT',
  'ULUSLARARASI',
];
