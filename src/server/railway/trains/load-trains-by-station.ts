import { loadTrainsByStation as call } from '#contract/journeys/trains.ts';
import { startOfDay } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import { operation } from '#server/railway/context/operation.ts';
import { type Network, runsOn, type Train } from '#server/railway/network/railway.ts';
import { describeRun } from './describe-run.ts';

const minutesADay = 1440;
const dayLong = minutesADay * minute;

/** Which runs of a train are at a stop within a day from an instant on. */
const daysAt = ({ calendar }: Train, minuteOfStop: number, begin: number): readonly number[] => {
  const first = Math.ceil((begin - startOfDay(0) - minuteOfStop * minute) / dayLong);
  return runsOn(calendar, first) ? [first] : [];
};

const callsOf = (network: Network, train: Train, station: number, begin: number) =>
  train.stops.flatMap((stop, at) => {
    if (stop.station !== station) {
      return [];
    }
    const isFirst = at === 0;
    const isLast = at === train.stops.length - 1;
    return daysAt(train, isLast ? stop.arrival : stop.departure, begin).map((day) => ({
      ...describeRun(train, day),
      departureStation: namedStationIn(network, train.stops[0]?.station ?? 0),
      arrivalStation: namedStationIn(network, train.stops.at(-1)?.station ?? 0),
      arrivalTime: isFirst ? null : startOfDay(day) + stop.arrival * minute,
      departureTime: isLast ? null : startOfDay(day) + stop.departure * minute,
      stopDuration: isFirst || isLast ? 0 : stop.departure - stop.arrival,
    }));
  });

/** What a station's board shows. */
export const loadTrainsByStation = operation(call, async ({ body }, { railway }) => {
  const network = railway.network();
  if (!network.stations.has(body.stationId)) {
    return refused('station-unknown');
  }
  const trains = network.trains
    .flatMap((train) => (train === undefined ? [] : callsOf(network, train, body.stationId, body.date)))
    .toSorted(
      (one, other) =>
        (one.departureTime ?? one.arrivalTime ?? 0) - (other.departureTime ?? other.arrivalTime ?? 0),
    );
  return trains.length === 0 ? refused('no-train-found') : granted({ trains });
});
