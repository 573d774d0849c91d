import type { PublishedTariff } from '#domain/fare/party-terms.ts';
import { onceEach } from '#domain/values/once-each.ts';
import { plainNameOf } from './station-name.ts';
import { type SearchStation, type StationIndex, stationIndexOf } from './station-search.ts';

/** What the server tells of the stations, the likeliest first, in as few words as it can be told. */
type PublishedStations = {
  readonly cities: readonly (readonly [id: number, name: string])[];
  readonly stations: readonly (readonly [id: number, name: string, cityId: number, weight: number])[];
  readonly pairs: readonly { readonly from: readonly number[]; readonly to: readonly number[] }[];
  readonly daysOnSale: number;
  readonly maxPassengers: number;
  readonly tariffs: readonly PublishedTariff[];
};

type Stations = ReadonlySet<number>;

/** All that a search leans on. */
export type StationBook = {
  readonly stations: ReadonlyMap<number, SearchStation>;
  readonly index: StationIndex;
  /** As it is read in a sentence; empty for a station nobody knows. */
  readonly nameOf: (station: number) => string;
  /** Where tickets are sold to from a station, and from where to it. */
  readonly reachedFrom: (station: number) => Stations;
  readonly leadingTo: (station: number) => Stations;
  /** For how many days after today tickets are sold. */
  readonly daysOnSale: number;
  readonly maxPassengers: number;
  /** What passengers are sold to travel as, as it was told. */
  readonly tariffs: readonly PublishedTariff[];
};

type Side = readonly [ones: readonly number[], others: readonly number[]];

/** Either way: each station with all that stand in one group on the other side. Looked for where it is asked for. */
const sidesOf = (pairs: readonly Side[]) => {
  return onceEach((station: number): Stations => {
    const others = pairs.flatMap(([ones, side]) => (ones.includes(station) ? side : []));
    return new Set(others.filter((other) => other !== station));
  });
};

export const stationBookOf = ({
  cities,
  stations: rows,
  pairs,
  daysOnSale,
  maxPassengers,
  tariffs,
}: PublishedStations): StationBook => {
  const names = new Map(cities);
  const stations = rows.map(([id, name, cityId, weight]) => ({
    id,
    name,
    cityId,
    city: names.get(cityId) ?? '',
    weight,
  }));
  const byId = new Map(stations.map((station) => [station.id, station]));
  return {
    stations: byId,
    nameOf: (station) => plainNameOf(byId.get(station)?.name ?? ''),
    index: stationIndexOf(stations),
    reachedFrom: sidesOf(pairs.map(({ from, to }) => [from, to] as const)),
    leadingTo: sidesOf(pairs.map(({ from, to }) => [to, from] as const)),
    daysOnSale,
    maxPassengers,
    tariffs,
  };
};
