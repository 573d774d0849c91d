import { loadSearchStations as call } from '#contract/journeys/journeys.ts';
import { likelier } from '#domain/journey/likelier-station.ts';
import type { Station } from '#domain/journey/station.ts';
import { granted } from '#domain/values/answer.ts';
import type { TrainType } from '#domain/values/train-type.ts';
import { keptFor } from '#server/platform/kept.ts';
import { writtenOperation } from '#server/railway/context/operation.ts';
import { provinceOf } from '#server/railway/geography/provinces.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { joinedGroups } from './searched-pairs.ts';

/** A reader may keep it this many seconds before it asks whether it has changed. */
const keepFor = 60;

/** A fast train stands for more readers than a local one. */
const weights: Partial<Record<TrainType, number>> = { YHT: 8, AH: 3, BOLGESEL: 1 };
const otherWeight = 2;

const weightsIn = ({ trains }: Network): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const train of trains) {
    if (train === undefined) continue;
    const days = train.calendar.weekdays.filter(Boolean).length;
    for (const { station } of train.stops) {
      sums.set(station, (sums.get(station) ?? 0) + days * (weights[train.type] ?? otherWeight));
    }
  }
  return sums;
};

type Pairs = { readonly from: number[]; readonly to: readonly number[] };

/** Stations from which one may go to the same others stand together. */
const groupsOf = ({ pairs }: Network): readonly Pairs[] => {
  const groups = new Map<string, Pairs>();
  for (const [from, others] of pairs) {
    const to = [...new Set([...others, from])].toSorted((one, other) => one - other);
    const name = to.join(' ');
    const group = groups.get(name) ?? { from: [], to };
    group.from.push(from);
    groups.set(name, group);
  }
  return [...groups.values()];
};

/** The stations from or to which tickets are sold. */
export const servedStations = keptFor(
  ({ pairs }: Network): ReadonlySet<number> =>
    new Set([...pairs].flatMap(([from, others]) => [from, ...others])),
);

export const searchStationsOf = keptFor((network: Network) => {
  const ends = servedStations(network);
  const weighed = weightsIn(network);
  const stations = [...network.stations.values()]
    .filter(({ id }: Station) => ends.has(id))
    .map((station) => ({ ...station, weight: weighed.get(station.id) ?? 0 }))
    .toSorted(likelier);
  const cities = new Map(stations.map(({ cityId }) => [cityId, provinceOf(cityId)?.name ?? '']));
  const days = network.trains.flatMap((train) => (train === undefined ? [] : [train.opensDaysBefore]));
  return {
    cities: [...cities],
    stations: stations.map(({ id, name, cityId, weight }) => [id, name, cityId, weight] as const),
    pairs: groupsOf(network),
    joined: joinedGroups(network),
    daysOnSale: Math.max(0, ...days),
    maxPassengers: network.terms.mostPassengers,
    tariffs: network.terms.tariffs.map(
      ({ code, fromMonths, underMonths, isForCitizensOnly, discount }) =>
        [code, fromMonths, underMonths, isForCitizensOnly, discount] as const,
    ),
  };
});

const writtenOf = keptFor((network: Network) => JSON.stringify(searchStationsOf(network)));

/** What the search of the shop looks through. */
export const searchStations = writtenOperation(
  call,
  async (_, { railway }) => granted(writtenOf(railway.network())),
  keepFor,
);
