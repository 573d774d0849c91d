import type { PublishedTariff } from '#domain/fare/party-terms.ts';
import type { Language } from '#domain/values/language.ts';
import { onceEach } from '#domain/values/once-each.ts';
import { likelier } from './likelier-station.ts';
import { stationNameIn } from './station-name-in.ts';
import { type SearchStation, type StationIndex, stationIndexOf } from './station-search.ts';
import { cityOfEnd, wholeCitiesOf } from './whole-city.ts';

/** What the server tells of the stations, the likeliest first, in as few words as it can be told. */
type PublishedStations = {
  readonly cities: readonly (readonly [id: number, name: string])[];
  readonly stations: readonly (readonly [id: number, name: string, cityId: number, weight: number])[];
  readonly pairs: readonly { readonly from: readonly number[]; readonly to: readonly number[] }[];
  readonly joined: {
    readonly groups: readonly (readonly number[])[];
    readonly ways: readonly (readonly [from: number, to: readonly number[]])[];
  };
  readonly daysOnSale: number;
  readonly maxPassengers: number;
  readonly tariffs: readonly PublishedTariff[];
};

type Stations = ReadonlySet<number>;

/** All that a search leans on. An end of it is a station, or a city as a whole. */
export type StationBook = {
  readonly stations: ReadonlyMap<number, SearchStation>;
  readonly index: StationIndex;
  readonly isEnd: (end: number) => boolean;
  /** As it is read in a sentence, in Turkish where no language is said; empty for an end nobody knows. */
  readonly nameOf: (end: number, language?: Language) => string;
  /** Where one comes with what is sold from an end, and from where to it. */
  readonly reachedFrom: (end: number) => Stations;
  readonly leadingTo: (end: number) => Stations;
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

type Cities = ReadonlyMap<number, readonly number[]>;

/** What is sold to one of its stations is sold to a city, unless it is left from there. */
const withCities = (sides: (station: number) => Stations, cities: Cities) =>
  onceEach((end: number): Stations => {
    const own = cities.get(end) ?? [end];
    const others = new Set(own.flatMap((station) => [...sides(station)]));
    for (const station of own) others.delete(station);
    const whole = [...cities].filter(
      ([, members]) => !members.includes(own[0] ?? 0) && members.some((station) => others.has(station)),
    );
    return new Set([...others, ...whole.map(([city]) => city)]);
  });

/** A city stands before its stations: whoever names it alone means it. */
const cityEntry = (end: number, members: readonly SearchStation[]): readonly SearchStation[] => {
  const [first] = members;
  if (first === undefined) return [];
  const weight = members.reduce((sum, member) => sum + member.weight, 0);
  return [{ id: end, name: first.city, cityId: cityOfEnd(end) ?? 0, city: first.city, weight }];
};

export const stationBookOf = ({
  cities,
  stations: rows,
  pairs,
  joined: { groups, ways },
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
  const whole = wholeCitiesOf(stations, (city) => names.get(city) ?? '');
  const ofCities = [...whole].flatMap(([end, members]) =>
    cityEntry(
      end,
      members.flatMap((member) => byId.get(member) ?? []),
    ),
  );
  const sold = pairs.map(({ from, to }) => [from, to] as const);
  const byChange = ways.map(
    ([from, to]) => [groups[from] ?? [], to.flatMap((group) => groups[group] ?? [])] as const,
  );
  const sides: readonly Side[] = [...sold, ...byChange];
  const ends = new Map([...stations, ...ofCities].map((end) => [end.id, end]));
  return {
    stations: byId,
    isEnd: (end) => ends.has(end),
    nameOf: (end, language = 'tr') => {
      const known = ends.get(end);
      return known === undefined ? '' : stationNameIn(known, language);
    },
    index: stationIndexOf(ofCities.length === 0 ? stations : [...ends.values()].toSorted(likelier)),
    reachedFrom: withCities(sidesOf(sides), whole),
    leadingTo: withCities(sidesOf(sides.map(([from, to]) => [to, from])), whole),
    daysOnSale,
    maxPassengers,
    tariffs,
  };
};
