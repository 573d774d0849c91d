import type { Exploration } from './explore.ts';
import type { Goal } from './goals.ts';
import { search } from './reach.ts';
import { type Trail, trailAt } from './trail.ts';

/** The nearest trail in time that reaches each target, and whether everything in time was looked at. */
export type Survey = { readonly nearest: ReadonlyMap<string, Trail>; readonly exhausted: boolean };

/** Where the step before decides what a step reaches, it belongs to the moment. */
export const lastOf =
  (goal: Goal) =>
  (trail: Trail): string =>
    goal.isPairwise ? (trail.edge?.stepped.taken.join() ?? '') : '';

const targetsOf = (goal: Goal, { edge, before }: Trail) =>
  edge ? goal.byStep(edge, before?.edge ?? null) : [];

/** Looks at every way of a flow in time for the targets of a goal: what it does not find, no timing can reach. */
export const survey = (exploration: Exploration, goal: Goal): Survey => {
  const wanted = new Set(goal.targets);
  const nearest = new Map<string, Trail>();
  const note = (trail: Trail, targets: readonly string[]) => {
    for (const target of targets) if (wanted.delete(target)) nearest.set(target, trail);
    return wanted.size === 0;
  };
  const starts = exploration.starts.map((start) => trailAt(exploration, start));
  for (const trail of starts) note(trail, goal.byStart(trail.start));
  const { exhausted } = search(
    exploration,
    starts,
    goal.ways,
    (next) => note(next, targetsOf(goal, next)),
    lastOf(goal),
  );
  return { nearest, exhausted };
};
