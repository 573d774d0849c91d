import { loadTouristicTrains as call } from '#contract/journeys/trains.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { granted } from '#domain/values/answer.ts';
import { liraOf } from '#domain/values/kurus.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import { operation } from '#server/railway/context/operation.ts';
import type { RailwayContext } from '#server/railway/context/railway-context.ts';
import { type Network, runsOn, type Train } from '#server/railway/network/railway.ts';
import { arrivalOf, departureOf, type Leg } from '#server/railway/planner/journey.ts';
import { freePlaces } from './describe-cabin.ts';
import { describeRun } from './describe-run.ts';
import { saleOpensAt } from './find-journeys.ts';
import { listPricesIn } from './prices.ts';

/** Departures are shown this many days ahead, some before their sale opens. */
const shownDays = 90;

type Status = 'BUY' | 'FULL' | 'TEMPORARILY_CLOSED' | 'NOT_OPEN';

type Asked = Pick<RailwayContext, 'occupancy' | 'seats'> & {
  readonly network: Network;
  readonly now: number;
};

const statusOf = ({ train, day }: Leg, free: number, { seats, now }: Asked): Status => {
  if (now < saleOpensAt(train, day)) {
    return 'NOT_OPEN';
  }
  const runId = runIdOf(train.index, day);
  const isClosed = train.coaches.every(({ index }) => seats.isClosed(runId, index));
  if (isClosed) {
    return 'TEMPORARILY_CLOSED';
  }
  return free > 0 ? 'BUY' : 'FULL';
};

const describeDeparture = (leg: Leg, asked: Asked) => {
  const { train, day, from, to } = leg;
  const { network, occupancy, now } = asked;
  const first = train.stops[from];
  const last = train.stops[to];
  const isOpen = now >= saleOpensAt(train, day);
  const free = isOpen ? occupancy.freeIn(runIdOf(train.index, day), from, to) : [];
  const rows = free.map((row) => ({ cabinClass: row.cabinClass, places: freePlaces(row) }));
  const prices = rows.flatMap(({ cabinClass, places }) => {
    const price = places > 0 ? listPricesIn(network)(train, from, to, cabinClass) : null;
    return price === null ? [] : [price];
  });
  const availability = rows.reduce((sum, { places }) => sum + places, 0);
  return {
    ...describeRun(train, day),
    departureStation: namedStationIn(network, first?.station ?? 0),
    arrivalStation: namedStationIn(network, last?.station ?? 0),
    departureTime: departureOf(leg),
    arrivalTime: arrivalOf(leg),
    distance: (last?.kilometres ?? 0) - (first?.kilometres ?? 0),
    saleOpeningTime: saleOpensAt(train, day),
    status: statusOf(leg, availability, asked),
    availability,
    minPrice: prices.length === 0 ? null : liraOf(Math.min(...prices)),
    currency: 'TRY' as const,
  };
};

const legsAhead = (train: Train, now: number): readonly Leg[] =>
  Array.from({ length: shownDays }, (_, after) => dayNumberAt(now) + after)
    .filter((day) => runsOn(train.calendar, day))
    .map((day) => ({ train, day, from: 0, to: train.stops.length - 1 }))
    .filter((leg) => departureOf(leg) > now);

/** What the page of tourist trains lists. */
export const loadTouristicTrains = operation(call, async (_, { railway, occupancy, seats, clock }) => {
  const network = railway.network();
  const now = clock.now();
  const trains = network.trains
    .flatMap((train) => (train?.type === 'TURISTIK_TREN' ? legsAhead(train, now) : []))
    .map((leg) => describeDeparture(leg, { network, occupancy, seats, now }))
    .toSorted((one, other) => one.departureTime - other.departureTime);
  return granted({ trains });
});
