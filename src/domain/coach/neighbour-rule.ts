import type { Neighbour, Seated } from './seated.ts';

/** Between whom the railway keeps women and men apart: passengers of different bookings, everybody, or nobody. */
export const neighbourRules = ['between-bookings', 'always', 'off'] as const;

export type NeighbourRule = (typeof neighbourRules)[number];

export const isNeighbourRule = (text: string): text is NeighbourRule =>
  neighbourRules.some((rule) => rule === text);

/**
 * Between bookings no woman sits beside a man she does not travel with, nor a man beside such a woman; always, nor beside one she travels
 * with. A pet is neither, nor is anybody of whom nothing is known. Plain holds are judged by the same rule in SQL (`hold-statement.ts`).
 */
export const maySitBeside = (one: Seated, other: Neighbour, rule: NeighbourRule): boolean =>
  rule === 'off' ||
  one.occupant === 'pet' ||
  other.occupant === 'pet' ||
  other.occupant === 'unknown' ||
  one.gender === other.gender ||
  (rule === 'between-bookings' && one.party === other.party);
