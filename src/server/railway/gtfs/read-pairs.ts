import * as z from 'zod/mini';
import type { NetworkDocument, WrittenTrain } from '#server/railway/network/network-document.ts';
import { text } from './feed-cells.ts';
import { type Reading, rowsOf } from './feed-rows.ts';

type Pairs = NetworkDocument['pairs'];

const numbersIn = (cell: string): number[] => cell.split(' ').map(Number);
const numbers = text.check(z.regex(/^\d{1,9}( \d{1,9})*$/));
const pairRow = z.object({ from: numbers, to: numbers });

type Calls = readonly Pick<WrittenTrain, 'stops'>[];

/** Stations that trains join, one group for each piece of the network that hangs together. */
const joined = (trains: Calls): readonly (readonly number[])[] => {
  const above = new Map<number, number>();
  const headOf = (station: number): number => {
    const next = above.get(station) ?? station;
    if (next === station) return station;
    const head = headOf(next);
    above.set(station, head);
    return head;
  };
  for (const { stops } of trains) {
    const head = headOf(stops[0]?.[0] ?? 0);
    for (const [station] of stops) above.set(headOf(station), head);
  }
  const groups = new Map<number, number[]>();
  for (const station of above.keys()) {
    groups.set(headOf(station), [...(groups.get(headOf(station)) ?? []), station]);
  }
  return [...groups.values()];
};

/** From each station, those a train goes on to. */
const carried = (trains: Calls): Pairs => {
  const further = new Map<number, Set<number>>();
  for (const { stops } of trains) {
    stops.forEach(([station], at) => {
      const ends = further.get(station) ?? new Set();
      for (const [other] of stops.slice(at + 1)) ends.add(other);
      further.set(station, ends);
    });
  }
  return [...further].map(([station, ends]) => ({ from: [station], to: [...ends] }));
};

/** Where more stations than these hang together, only what one train carries is offered. */
const mostTogether = 600;

const offered = (trains: Calls): Pairs => {
  const groups = joined(trains);
  return groups.some((group) => group.length > mostTogether)
    ? carried(trains)
    : groups.map((group) => ({ from: [...group], to: [...group] }));
};

/** Where the shop offers to go; a feed that does not say is offered as far as its trains are joined. */
export const readPairs = (reading: Reading, trains: Calls): Pairs => {
  const rows = rowsOf(reading, 'sefer_pairs.txt', pairRow);
  return rows.length === 0
    ? offered(trains)
    : rows.map(({ value }) => ({ from: numbersIn(value.from), to: numbersIn(value.to) }));
};
