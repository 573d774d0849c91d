import type { Link } from './dues.ts';

/**
 * How far apart some steps may lie: `atLeast[a][b]` milliseconds from step a to step b. It is a matrix of difference bounds, as timed automata
 * are explored with.
 */
export type TimeBounds = {
  readonly steps: readonly number[];
  readonly atLeast: readonly (readonly number[])[];
};

const unknown = Number.NEGATIVE_INFINITY;

export const initialBounds: TimeBounds = { steps: [0], atLeast: [[0]] };

/** Adds a step with what is known of it, or gives null when no timing can meet it all. */
export const addStep = (
  { steps, atLeast }: TimeBounds,
  step: number,
  links: readonly Link[],
): TimeBounds | null => {
  const all = [...steps, step];
  const known = [...atLeast.map((row) => [...row, unknown]), [...steps.map(() => unknown), 0]];
  for (const { earlier, later, atLeast: apart } of links) {
    const from = all.indexOf(earlier);
    const to = all.indexOf(later);
    for (const row of known) {
      const reached = (row[from] ?? unknown) + apart;
      known[to]?.forEach((onward, column) => {
        row[column] = Math.max(row[column] ?? unknown, reached + onward);
      });
    }
    if (known.some((row, index) => (row[index] ?? 0) > 0)) return null;
  }
  return { steps: all, atLeast: known };
};

/** Forgets the steps nothing is counted from any more. */
export const projectTo = ({ steps, atLeast }: TimeBounds, wanted: ReadonlySet<number>): TimeBounds => {
  const kept = steps.map((_, index) => index).filter((index) => wanted.has(steps[index] ?? -1));
  return {
    steps: kept.map((index) => steps[index] ?? -1),
    atLeast: kept.map((row) => kept.map((column) => atLeast[row]?.[column] ?? unknown)),
  };
};

export const apartIn = ({ steps, atLeast }: TimeBounds, earlier: number, later: number): number =>
  atLeast[steps.indexOf(earlier)]?.[steps.indexOf(later)] ?? unknown;
