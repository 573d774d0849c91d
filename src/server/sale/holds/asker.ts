import { createHash } from 'node:crypto';
import type { KnownCaller } from '#server/people/access/known-caller.ts';
import { areaOf } from '#server/platform/tries/caller-subject.ts';

/** Who asks for a place, by marks that lead back to nobody. */
export type Asker = {
  /** Those of one area follow one another: `marksOfArea` says from which to which. */
  readonly network: number;
  /** Null for whoever has no name: all of them behind a network are one. */
  readonly browser: number | null;
  /** Whether this process has lately given a name of that area next to nothing: its first places are given without counting. */
  readonly isNew: boolean;
};

const markBytes = 6;
/** Half of a network's mark is its area's, the other its own: together no more than a number holds. */
const half = 2 ** 26;

const markOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, markBytes);

const networkMarkOf = (network: string): number =>
  (markOf(areaOf(network)) % half) * half + (markOf(network) % half);

/** The marks of all networks in the area of one. */
export const marksOfArea = (network: number) => {
  const first = network - (network % half);
  return { first, last: first + half - 1 };
};

export const askerOf = ({ name, network }: KnownCaller, isNew: boolean): Asker => ({
  network: networkMarkOf(network),
  browser: name === null ? null : markOf(name),
  isNew,
});
