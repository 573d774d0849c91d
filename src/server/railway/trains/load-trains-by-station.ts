import { loadTrainsByStation as call } from '#contract/journeys/trains.ts';
import { startOfDay } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import { operation } from '#server/railway/context/operation.ts';
import { type Network, runsOn, type Train } from '#server/railway/network/railway.ts';

const minutesADay = 1440;
const dayLong = minutesADay * minute;

/** Which runs of a train are at a stop within a day from an instant on. */
const daysAt = ({ calendar }: Train, minuteOfStop: number, begin: number): readonly number[] => {
  const first = Math.ceil((begin - startOfDay(0) - minuteOfStop * minute) / dayLong);
  return runsOn(calendar, first) ? [first] : [];
};

const infoOf = (at: number, { stops }: Train) => {
  if (at === 0) return 'departure_station';
  return at === stops.length - 1 ? 'arrival_station' : 'intermediate_station';
};

const callsOf = (network: Network, train: Train, station: number, begin: number) =>
  train.stops.flatMap((stop, at, stops) => {
    const [first, last] = [stops[0], stops.at(-1)];
    if (stop.station !== station || first === undefined || last === undefined) {
      return [];
    }
    const leaves = stop === last ? stop.arrival : stop.departure;
    const comes = stop === first ? stop.departure : stop.arrival;
    const [from, to] = [first.station, last.station];
    return daysAt(train, leaves, begin).map((day) => {
      const instantOf = (minutes: number): number => startOfDay(day) + minutes * minute;
      return {
        trainId: runIdOf(train.index, day),
        trainNumber: train.number,
        trainName: train.name,
        lineName: train.line ?? `${namedStationIn(network, from).name}-${namedStationIn(network, to).name}`,
        lineStartStationId: from,
        lineEndStationId: to,
        lineStartDepartureTime: instantOf(first.departure),
        lineEndArrivalTime: instantOf(last.arrival),
        tsDepartureTime: instantOf(leaves),
        tsArrivalTime: instantOf(comes),
        stationInfo: infoOf(at, train),
      } as const;
    });
  });

/** What a station's board shows. */
export const loadTrainsByStation = operation(call, async ({ body }, { railway }) => {
  const network = railway.network();
  if (!network.stations.has(body.stationId)) {
    return refused('station-unknown');
  }
  const trains = network.trains
    .flatMap((train) => (train === undefined ? [] : callsOf(network, train, body.stationId, body.date)))
    .toSorted((one, other) => one.tsDepartureTime - other.tsDepartureTime);
  return trains.length === 0 ? refused('no-train-found') : granted(trains);
});
