import { createHash } from 'node:crypto';
import type { KnownCaller } from '#server/people/access/known-caller.ts';

/** Who asks for a place, by marks that lead back to nobody. */
export type Asker = {
  readonly network: number;
  /** Null for whoever has no name: all of them behind a network are one. */
  readonly browser: number | null;
  /** Whether this process has lately given that network next to nothing: its first places are given without counting. */
  readonly isNew: boolean;
};

const markBytes = 6;

const markOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, markBytes);

export const askerOf = ({ name, network }: KnownCaller, isNew: boolean): Asker => ({
  network: markOf(network),
  browser: name === null ? null : markOf(name),
  isNew,
});
