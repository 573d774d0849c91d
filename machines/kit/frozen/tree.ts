import type { FrozenStep, Seen } from './suite.ts';

/** A frozen step and the steps that go on from it. */
export type Twig = {
  readonly cause: string;
  readonly at: number;
  state: string;
  /** Null as long as nobody has looked. */
  seen: Seen | null;
  twigs: Twig[];
};

/** The steps as a tree; the starts are its roots. */
export const treeOf = (steps: readonly FrozenStep[]): Twig[] => {
  const roots: Twig[] = [];
  const line: Twig[] = [];
  for (const { depth, ...step } of steps) {
    const twig = { ...step, twigs: [] };
    (depth === 0 ? roots : (line[depth - 1]?.twigs ?? roots)).push(twig);
    line[depth] = twig;
  }
  return roots;
};

export const stepsOf = (twigs: readonly Twig[], depth = 0): readonly FrozenStep[] =>
  twigs.flatMap(({ cause, at, state, seen, twigs: next }) => [
    { depth, cause, at, state, seen: seen ?? {} },
    ...stepsOf(next, depth + 1),
  ]);

export const twigAt = (twigs: readonly Twig[], cause: string, at: number): Twig | undefined =>
  twigs.find((twig) => twig.cause === cause && twig.at === at);
