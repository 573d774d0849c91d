import { type Place, straightKilometres } from '#server/railway/geography/straight-kilometres.ts';
import { seedFacts } from './seed-facts.ts';

export type Point = { readonly station: number; readonly kilometres: number };

/** A railway winds: it is longer than the straight way by about this much. */
const winding = 1.18;

const places = new Map<number, Place>(
  Object.values(seedFacts.stations)
    .flat()
    .flatMap(([id, , , latitude, longitude]) =>
      latitude === null || longitude === null ? [] : [[id, [latitude, longitude]] as const],
    ),
);

const keyOf = (one: number, other: number): string => `${Math.min(one, other)}-${Math.max(one, other)}`;
const known = new Map(seedFacts.kilometres.map(([one, other, long]) => [keyOf(one, other), long]));

/** Two stations at one place, or halts whose place is not known, are at least this far from each other. */
const least = 2;

/** Shares the way between two placed stations evenly among the halts that stand between them. */
const reckonedGaps = (line: readonly number[]): number[] => {
  const gaps = line.slice(1).map(() => least);
  let last = 0;
  line.forEach((station, at) => {
    const here = places.get(station);
    const there = places.get(line[last] ?? station);
    if (at === 0 || here === undefined) return;
    if (there !== undefined) {
      gaps.fill(Math.max(least, (straightKilometres(there, here) * winding) / (at - last)), last, at);
    }
    last = at;
  });
  return gaps;
};

type Span = { readonly from: number; readonly to: number; readonly long: number };

/** Known distances along the line, the shortest spans first, so that a longer one fills only what they leave. */
const spansOf = (line: readonly number[]): readonly Span[] =>
  line
    .flatMap((station, from) =>
      line.slice(from + 1).flatMap((other, further) => {
        const long = known.get(keyOf(station, other));
        return long === undefined ? [] : [{ from, to: from + further + 1, long }];
      }),
    )
    .toSorted((one, other) => one.to - one.from - (other.to - other.from));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Stretches the reckoned gaps of each span until the span is as long as it is known to be. */
const fitted = (line: readonly number[]): readonly number[] => {
  const gaps = reckonedGaps(line);
  const isFixed = gaps.map(() => false);
  for (const { from, to, long } of spansOf(line)) {
    const fixed = sum(gaps.slice(from, to).filter((_, at) => isFixed[from + at] === true));
    const free = sum(gaps.slice(from, to)) - fixed;
    for (let at = from; at < to; at += 1) {
      if (isFixed[at] === false && free > 0) gaps[at] = ((gaps[at] ?? 0) * (long - fixed)) / free;
      isFixed[at] = true;
    }
  }
  return gaps;
};

const measured = (line: readonly number[]): readonly Point[] => {
  const gaps = fitted(line);
  let kilometres = 0;
  return line.map((station, at) => {
    kilometres += at === 0 ? 0 : (gaps[at - 1] ?? 0);
    return { station, kilometres };
  });
};

const lines = new Map(Object.entries(seedFacts.lines).map(([name, line]) => [name, measured(line)]));

const lineNamed = (name: string): readonly Point[] => {
  const line = lines.get(name);
  if (line === undefined) throw new Error(`The seed knows no line ${name}.`);
  return line;
};

/** A stretch of a line, in the direction it is asked for. */
export type Stretch = readonly [line: string, from: number, to: number];

const cut = ([name, from, to]: Stretch): readonly Point[] => {
  const line = lineNamed(name);
  const begin = line.findIndex(({ station }) => station === from);
  const end = line.findIndex(({ station }) => station === to);
  if (begin === -1 || end === -1) throw new Error(`The line ${name} does not run from ${from} to ${to}.`);
  const points = line.slice(Math.min(begin, end), Math.max(begin, end) + 1);
  const origin = points[begin < end ? 0 : points.length - 1]?.kilometres ?? 0;
  return (begin < end ? points : points.toReversed()).map(({ station, kilometres }) => ({
    station,
    kilometres: Math.abs(kilometres - origin),
  }));
};

/** Stretches laid one behind the other, measured from the first point. */
export const wayOver = (stretches: readonly Stretch[]): readonly Point[] => {
  const way: Point[] = [];
  for (const stretch of stretches) {
    const origin = way.at(-1)?.kilometres ?? 0;
    const points = cut(stretch).map(({ station, kilometres }) => ({
      station,
      kilometres: origin + kilometres,
    }));
    way.push(...(way.length === 0 ? points : points.slice(1)));
  }
  return way;
};

/** The same way from its other end. */
export const reversedWay = (way: readonly Point[]): readonly Point[] => {
  const long = way.at(-1)?.kilometres ?? 0;
  return way.toReversed().map(({ station, kilometres }) => ({ station, kilometres: long - kilometres }));
};

/** Kilometres from stop to stop along any line that holds them both; the shortest where there are several. */
export const kilometresAlong = (stations: readonly number[]): readonly number[] => {
  let total = 0;
  return stations.map((station, at) => {
    const before = stations[at - 1];
    if (before !== undefined) total += gapBetween(before, station);
    return total;
  });
};

const gapBetween = (one: number, other: number): number => {
  const direct = known.get(keyOf(one, other));
  if (direct !== undefined) return direct;
  const ways = [...lines.values()].flatMap((line) => {
    const begin = line.find(({ station }) => station === one);
    const end = line.find(({ station }) => station === other);
    return begin === undefined || end === undefined ? [] : [Math.abs(end.kilometres - begin.kilometres)];
  });
  if (ways.length === 0) throw new Error(`No line of the seed joins ${one} and ${other}.`);
  return Math.min(...ways);
};
