import type { Exploration, WalkedEdge } from '#machines/kit/walk/explore.ts';
import type { Move } from '#machines/kit/walk/moves.ts';
import { keyOf } from '#machines/kit/walk/state-key.ts';
import type { Trail } from '#machines/kit/walk/trail.ts';
import { causeText } from './causes.ts';
import { trailsToFreeze } from './freeze.ts';
import type { Replayed } from './replay.ts';
import type { Today } from './sight.ts';

/** What happens somewhere in a flow, as far as its control tells one place from another. */
export type Reached = ReadonlySet<string>;

const placeIn = (from: string | undefined, cause: string) => `${from} > ${cause}`;

export const placeOf = ({ walk }: Today, { from, twig }: Replayed): string =>
  placeIn(from === null ? 'start' : keyOf(walk, from.machineState), twig.cause);

/** Whether no accepted step does what may happen in a state of the walk. */
export const isMissingIn =
  ({ states }: Exploration, reached: Reached) =>
  (from: number, { cause }: Move): boolean =>
    !reached.has(placeIn(states[from]?.key, causeText(cause)));

export const isWalkedIn = (exploration: Exploration, reached: Reached): boolean => {
  const isMissing = isMissingIn(exploration, reached);
  return exploration.states.every(({ id, out, refusals }) =>
    [...out, ...refusals].every(({ move }) => !isMissing(id, move)),
  );
};

type Ending = Trail & { readonly edge: WalkedEdge };

/** The nearest ways to everything that can be walked, in time, and is walked by no accepted step. */
export const unwalkedIn = (exploration: Exploration, reached: Reached): readonly Ending[] => {
  if (isWalkedIn(exploration, reached)) return [];
  const isMissing = isMissingIn(exploration, reached);
  return trailsToFreeze(exploration).flatMap((trail) => {
    const { edge } = trail;
    return edge !== null && isMissing(edge.from, edge.move) ? [{ ...trail, edge }] : [];
  });
};
