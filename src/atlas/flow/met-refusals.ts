import { explore } from '#machines/kit/walk/explore.ts';
import { refusalsIn } from '#machines/kit/walk/refusals-of.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';

/** The names of the refusals that are met on each arrow, by the id of the arrow. */
export type MetRefusals = Readonly<Record<string, readonly string[]>>;

/** Walks a flow, and notes on which arrow each refusal is met: the guards decide, as they do for a reader. */
export const metRefusals = (walk: Walk): MetRefusals => {
  const met = new Map<string, Set<string>>();
  for (const { move, stepped } of explore(walk).edges) {
    const event = move.sent(walk.startsAt);
    const refused = refusalsIn(event);
    const arrows = stepped.taken.filter((arrow) => arrow.split('|')[1] === event.type);
    for (const arrow of refused.length === 0 ? [] : arrows)
      met.set(arrow, new Set([...(met.get(arrow) ?? []), ...refused]));
  }
  return Object.fromEntries([...met].map(([arrow, refused]) => [arrow, [...refused].toSorted()]));
};
