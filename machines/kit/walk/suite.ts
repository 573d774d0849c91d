import { atLeastSteps } from './bound.ts';
import { chanceOf, shuffled } from './chance.ts';
import { cover, reachedBy, stepsIn } from './cover.ts';
import type { Exploration } from './explore.ts';
import { type Criterion, type Goal, goalOf } from './goals.ts';
import type { Path } from './path.ts';
import { realise } from './realise.ts';
import { reasonsOf, type Unreached } from './reasons.ts';
import { coverTrips, transitionOfTrip, tripsIn, tripTargets } from './round-trips.ts';
import { type Survey, survey } from './survey.ts';
import type { Trail } from './trail.ts';

export type Asking = { readonly criterion: Criterion; readonly maxSteps: number; readonly seed: number };

/** A small set of paths for one criterion, and how far it goes. */
export type Suite = Asking & {
  readonly flow: string;
  readonly reached: number;
  readonly of: number;
  readonly unreached: readonly Unreached[];
  /** Transitions that no timing can reach. */
  readonly dead: readonly string[];
  readonly steps: number;
  /** No set of paths that reaches as much takes fewer steps; null when no bound is known for the criterion. */
  readonly atLeast: number | null;
  readonly paths: readonly Path[];
};

export const ordinary: Asking = { criterion: 'transitions', maxSteps: 25, seed: 1 };

const tries = 3;

/** The same goal, with the ways of every state tried in another order. */
const reordered = (exploration: Exploration, goal: Goal, seed: number): Goal => {
  const chance = chanceOf(seed);
  const ways = exploration.states.map(({ id }) => shuffled(goal.ways(id), chance));
  return { ...goal, ways: (state) => ways[state] ?? [] };
};

const fewest = (covers: readonly (readonly Trail[])[], reached: (ends: readonly Trail[]) => number) =>
  covers.toSorted((a, b) => reached(b) - reached(a) || stepsIn(a) - stepsIn(b))[0] ?? [];

const dead = 'dead: no timing can reach it';
const unsure = 'no timing was found that reaches it';

const explainUnreached = (found: Survey, target: string, maxSteps: number) => {
  const trail = found.nearest.get(target);
  if (trail) return `it takes ${trail.step} steps, more than ${maxSteps}`;
  return found.exhausted ? dead : unsure;
};

type ReasonOf = ReturnType<typeof reasonsOf>;

const covered = (exploration: Exploration, { criterion, maxSteps, seed }: Asking, reasonOf: ReasonOf) => {
  if (criterion === 'round-trips') {
    const targets = tripTargets(exploration);
    const ends = coverTrips(exploration, targets, maxSteps);
    const unmet = (target: string) =>
      `no way back within ${maxSteps} steps after ${transitionOfTrip(target)}`;
    return { targets, ends, reached: new Set(ends.flatMap(tripsIn)), unmet, atLeast: null };
  }
  const goal = goalOf(exploration, criterion);
  const walkable = new Set(goal.targets.filter((target) => reasonOf(target) === null));
  const found = survey(exploration, { ...goal, targets: [...walkable] });
  const wanted = new Set(found.nearest.keys());
  const reachedIn = (ends: readonly Trail[]) => new Set(ends.flatMap((end) => reachedBy(goal, end)));
  const covers = Array.from({ length: tries }, (_, index) =>
    cover(
      exploration,
      index === 0 ? goal : reordered(exploration, goal, seed + index),
      found.nearest,
      maxSteps,
    ),
  );
  const ends = fewest(covers, (some) => reachedIn(some).size);
  const reached = reachedIn(ends);
  return {
    targets: goal.targets,
    ends,
    reached,
    unmet: (target: string) => explainUnreached(found, target, maxSteps),
    atLeast: atLeastSteps(
      exploration,
      goal,
      [...wanted].filter((target) => reached.has(target)),
    ),
  };
};

/** Builds the suite of a flow for one criterion. The same asking gives the same suite. */
export const suiteOf = (exploration: Exploration, asking: Asking = ordinary): Suite => {
  const reasonOf = reasonsOf(exploration);
  const { targets, ends, reached, unmet, atLeast } = covered(exploration, asking, reasonOf);
  const unreached = targets
    .filter((target) => !reached.has(target))
    .map((target) => ({ target, reason: reasonOf(target) ?? unmet(target) }));
  return {
    ...asking,
    flow: exploration.walk.flow,
    reached: targets.length - unreached.length,
    of: targets.length,
    unreached,
    dead: unreached
      .filter(({ target, reason }) => reason === dead && exploration.declared.has(target))
      .map(({ target }) => target),
    steps: stepsIn(ends),
    atLeast,
    paths: ends.map((end) => realise(exploration, end)),
  };
};
