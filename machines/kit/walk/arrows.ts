import { arrowTitles } from './arrow-title.ts';
import type { Exploration } from './explore.ts';
import { goalOf } from './goals.ts';
import { once } from './once.ts';
import type { Path } from './path.ts';
import { realise } from './realise.ts';
import { reasonsOf, type Unreached } from './reasons.ts';
import { survey } from './survey.ts';

/** A declared transition, and the nearest path that ends with it. */
export type Arrow = { readonly transition: string; readonly title: string; readonly path: Path };

export type Arrows = { readonly walked: readonly Arrow[]; readonly unwalked: readonly Unreached[] };

/** One path per transition of a chart, titled like the chart: `asking: error.actor.holdSeats → broken`. */
export const arrowsOf = once((exploration: Exploration): Arrows => {
  const titles = arrowTitles(exploration.declared);
  const reasonOf = reasonsOf(exploration);
  const goal = goalOf(exploration, 'transitions');
  const walkable = goal.targets.filter((target) => reasonOf(target) === null);
  const { nearest, exhausted } = survey(exploration, { ...goal, targets: walkable });
  return {
    walked: [...nearest].map(([transition, trail]) => {
      const title = titles.get(transition) ?? transition;
      return { transition, title, path: realise(exploration, trail, title) };
    }),
    unwalked: goal.targets
      .filter((target) => !nearest.has(target))
      .map((target) => ({
        target,
        reason:
          reasonOf(target) ??
          (exhausted ? 'dead: no timing can reach it' : 'no timing was found that reaches it'),
      })),
  };
});
