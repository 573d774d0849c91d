import { mostTrainsEachWay } from '#domain/fare/party-size.ts';
import { keptByKey } from '#server/platform/kept.ts';
import type { Network, Train } from '#server/railway/network/railway.ts';
import { type ChangeTimes, usualChangeTimes } from './change-times.ts';
import { allConnections, connectionsOn, type DayOfConnections, dayLong } from './connections.ts';
import { hopsFrom, leastOver } from './hops.ts';
import { type Marks, openMarks } from './marks.ts';

/** A network as the search reads it: stations and trains by their places in arrays. One is made for each revision. */
export type Timetable = {
  readonly network: Network;
  readonly trains: readonly Train[];
  readonly stations: readonly number[];
  readonly placeOf: (station: number) => number | null;
  /** The places of each train's stops. */
  readonly ways: readonly Uint16Array[];
  /** Minutes needed after leaving a train, and besides at a station. */
  readonly changeAfter: Uint8Array;
  readonly changeAt: Uint8Array;
  /** How many calendar days the longest run touches after its first. */
  readonly longestRun: number;
  readonly dayOf: (dayNumber: number) => DayOfConnections;
  /** The least number of trains between places, from and to one. */
  readonly hopsFrom: (place: number) => Uint8Array;
  readonly hopsTo: (place: number) => Uint8Array;
  /** For each train: the fewest trains before it for whoever comes from a place, and after it for whoever goes to one. */
  readonly comeOf: (place: number) => Uint8Array;
  readonly goOf: (place: number) => Uint8Array;
  readonly marks: Marks;
};

const keptBy = <Value>(make: (key: number) => Value, most = Number.POSITIVE_INFINITY) => {
  const kept = keptByKey<Value>(most);
  return (key: number): Value => kept(key, () => make(key));
};

const keptDays = 120;
const longestChange = 255;

const minutes = (sum: number): number => Math.min(longestChange, Math.max(1, Math.round(sum)));

export const timetableOf = (network: Network, changes: ChangeTimes = usualChangeTimes): Timetable => {
  const trains = network.trains.filter((train): train is Train => train !== undefined);
  const stations = [...new Set(trains.flatMap(({ stops }) => stops.map(({ station }) => station)))].toSorted(
    (one, other) => one - other,
  );
  const places = new Map(stations.map((station, place) => [station, place]));
  const placeOf = (station: number): number | null => places.get(station) ?? null;
  const ways = trains.map(({ stops }) => Uint16Array.from(stops, ({ station }) => places.get(station) ?? 0));
  const waysBack = ways.map((way) => way.toReversed());
  const hopsOut = keptBy((place) => hopsFrom(place, stations.length, ways, mostTrainsEachWay));
  const hopsIn = keptBy((place) => hopsFrom(place, stations.length, waysBack, mostTrainsEachWay));
  const all = allConnections(trains, (station) => places.get(station) ?? 0);
  const lastArrivals = trains.map(({ stops }) => stops.at(-1)?.arrival ?? 0);
  const longestRun = Math.max(0, ...lastArrivals.map((arrival) => Math.floor(arrival / dayLong)));
  return {
    network,
    trains,
    stations,
    placeOf,
    ways,
    changeAfter: Uint8Array.from(trains, (train) => minutes(changes.after(train))),
    changeAt: Uint8Array.from(stations, (station) => Math.max(0, changes.atStation(station))),
    longestRun,
    dayOf: keptBy((dayNumber) => connectionsOn(dayNumber, all, trains), keptDays),
    hopsFrom: hopsOut,
    hopsTo: hopsIn,
    comeOf: keptBy((place) => leastOver(ways, hopsOut(place))),
    goOf: keptBy((place) => leastOver(ways, hopsIn(place))),
    marks: openMarks({ places: stations.length, trains: trains.length, legs: mostTrainsEachWay }),
  };
};
