import { writeFileSync } from 'node:fs';
import type { NetworkDocument } from '#server/railway/network/network-document.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';

const mostLegs = 4;

type After = ReadonlyMap<number, ReadonlySet<number>>;

/** From each station, every station some train goes on to. */
const goingOnFrom = ({ trains }: NetworkDocument): After => {
  const after = new Map<number, Set<number>>();
  for (const { stops } of trains) {
    stops.forEach(([station], at) => {
      const further = after.get(station) ?? new Set();
      for (const [other] of stops.slice(at + 1)) further.add(other);
      after.set(station, further);
    });
  }
  return after;
};

const reachedFrom = (origin: number, after: After): ReadonlySet<number> => {
  const reached = new Set([origin]);
  let front: readonly number[] = [origin];
  for (let leg = 1; leg <= mostLegs; leg += 1) {
    const next = new Set(front.flatMap((station) => [...(after.get(station) ?? [])]));
    front = [...next].filter((station) => !reached.has(station));
    for (const station of front) reached.add(station);
  }
  return reached;
};

export type LeftOut = { readonly from: number; readonly to: number; readonly reason: string };

/** Pairs the operator names and this network does not carry, with the reason. */
export const leftOutPairs = (network: NetworkDocument): readonly LeftOut[] => {
  const known = new Set(network.stations.map(({ id }) => id));
  const after = goingOnFrom(network);
  return network.pairs
    .flatMap(({ from, to }) =>
      from.flatMap((origin) => {
        const reached = reachedFrom(origin, after);
        return to
          .filter((other) => !reached.has(other))
          .map((other) => ({
            from: origin,
            to: other,
            reason: known.has(other) ? 'no train within four legs' : 'the station is not in the station list',
          }));
      }),
    )
    .toSorted((one, other) => one.from - other.from || one.to - other.to);
};

export const pairsPage = 'docs/network-pairs.csv';

export const pairsTextOf = (pairs: readonly LeftOut[]): string =>
  ['from,to,reason', ...pairs.map(({ from, to, reason }) => `${from},${to},${reason}`), ''].join('\n');

/** `run.mjs test/support/railway/left-out-pairs.ts`: writes the list. */
export const main = (): Promise<number> => {
  writeFileSync(pairsPage, pairsTextOf(leftOutPairs(buildNetwork())));
  return Promise.resolve(0);
};
