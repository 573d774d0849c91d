import { keptFor } from '#server/platform/kept.ts';
import type { Network } from '#server/railway/network/railway.ts';

type Reach = ReadonlyMap<number, ReadonlySet<number>>;

/** Ankara Gar, where the lines of the west and of the east meet. */
const hub = 98;

const nowhere: ReadonlySet<number> = new Set();

/** By station, the trains that call there. */
const callsIn = ({ trains }: Network): Reach => {
  const calls = new Map<number, Set<number>>();
  for (const train of trains) {
    if (train === undefined) continue;
    for (const { station } of train.stops) {
      calls.set(station, (calls.get(station) ?? new Set()).add(train.index));
    }
  }
  return calls;
};

/**
 * By station, where one comes from it by a change, because tickets are sold from it to the hub and on from there. Two
 * stations of one city, and two at which one train calls, stay apart: there the railway chose to sell none.
 */
export const joinedPairs = keptFor((network: Network): Reach => {
  const { pairs, stations } = network;
  const calls = callsIn(network);
  const cityOf = (station: number) => stations.get(station)?.cityId ?? 0;
  const beyond = [...(pairs.get(hub) ?? nowhere)];
  const joinedTo = (from: number, sold: ReadonlySet<number>) => {
    const trains = [...(calls.get(from) ?? nowhere)];
    return beyond.filter(
      (to) =>
        !sold.has(to) &&
        new Set([from, to, hub].map(cityOf)).size === 3 &&
        !trains.some((train) => calls.get(to)?.has(train)),
    );
  };
  const joining = [...pairs].filter(([, sold]) => sold.has(hub));
  return new Map(joining.map(([from, sold]) => [from, new Set(joinedTo(from, sold))]));
});

/** Whether a search may lead from one station to another: tickets are sold, or a change joins what is sold. */
export const maySearch = (network: Network, from: number, to: number): boolean =>
  [network.pairs, joinedPairs(network)].some((reach) => reach.get(from)?.has(to) ?? false);

type Joined = {
  readonly groups: readonly (readonly number[])[];
  readonly ways: readonly (readonly [from: number, to: readonly number[]])[];
};

/** The same in few words: stations that are joined alike stand in one group, and each group leads to whole groups. */
export const joinedGroups = (network: Network): Joined => {
  const joined = joinedPairs(network);
  const leading = new Map<number, number[]>();
  for (const [from, others] of joined) {
    for (const to of others) leading.set(to, [...(leading.get(to) ?? []), from]);
  }
  const named = new Map<string, number[]>();
  for (const station of new Set([...joined.keys(), ...leading.keys()])) {
    const name = [joined.get(station) ?? [], leading.get(station) ?? []]
      .map((all) => [...all].join())
      .join(' ');
    if (name !== ' ') named.set(name, [...(named.get(name) ?? []), station]);
  }
  const groups = [...named.values()];
  const placeOf = new Map(groups.flatMap((group, place) => group.map((station) => [station, place])));
  const ways = groups.flatMap(([first = 0], place) => {
    const others = [...(joined.get(first) ?? [])].flatMap((to) => placeOf.get(to) ?? []);
    return others.length === 0 ? [] : [[place, [...new Set(others)]] as const];
  });
  return { groups, ways };
};
