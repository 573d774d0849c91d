import type { Exploration, WalkedEdge } from './explore.ts';
import type { Goal } from './goals.ts';
import { extendTrail, type Trail, trailsOf } from './trail.ts';

type Way = { readonly state: number; readonly last: WalkedEdge | null; readonly before: Way | null };
type Wanted = Set<string>;
/** For each target the trail nearest in time. */
type Nearest = ReadonlyMap<string, Trail>;

const hasWanted = (targets: readonly string[], wanted: ReadonlySet<string>) =>
  targets.some((target) => wanted.has(target));

const edgesAlong = (way: Way, last: WalkedEdge): readonly WalkedEdge[] => {
  const edges = [last];
  for (let at: Way = way; at.before !== null && at.last !== null; at = at.before) edges.push(at.last);
  return edges.toReversed();
};

/** Ways, nearest first and without looking at time, to steps that reach something still wanted. */
function* nearestWays(trail: Trail, goal: Goal, wanted: Wanted): Generator<readonly WalkedEdge[]> {
  const seen = new Set<string>();
  const queue: Way[] = [{ state: trail.state, last: trail.edge, before: null }];
  for (const way of queue)
    for (const edge of goal.ways(way.state)) {
      if (hasWanted(goal.byStep(edge, way.last), wanted)) yield edgesAlong(way, edge);
      const place = goal.isPairwise ? `${edge.to} ${edge.stepped.taken.join()}` : `${edge.to}`;
      if (seen.has(place)) continue;
      seen.add(place);
      queue.push({ state: edge.to, last: edge, before: way });
    }
}

/** The targets the last step of a trail reaches; of a trail without a step, those of its start. */
const reachedAt = (goal: Goal, { edge, before, start }: Trail): readonly string[] =>
  edge ? goal.byStep(edge, before?.edge ?? null) : goal.byStart(start);

const along = (exploration: Exploration, trail: Trail, edges: readonly WalkedEdge[]) =>
  edges.reduce<Trail | null>((at, edge) => (at === null ? null : extendTrail(exploration, at, edge)), trail);

/** So many ways are tried in time before a path is taken to be at its end. */
const mostTries = 12;

/** Goes to the nearest wanted step that time allows. */
const toNearest = (exploration: Exploration, trail: Trail, goal: Goal, wanted: Wanted): Trail | null => {
  let tries = 0;
  for (const edges of nearestWays(trail, goal, wanted)) {
    const next = along(exploration, trail, edges);
    tries += 1;
    if (next !== null || tries === mostTries) return next;
  }
  return null;
};

/** Every target a path reaches, from its start on. */
export const reachedBy = (goal: Goal, end: Trail): readonly string[] =>
  trailsOf(end).flatMap((trail) => reachedAt(goal, trail));

const strike = (goal: Goal, to: Trail, from: Trail | null, wanted: Wanted) => {
  for (let trail: Trail | null = to; trail !== null && trail !== from; trail = trail.before)
    for (const target of reachedAt(goal, trail)) wanted.delete(target);
};

const extended = (
  exploration: Exploration,
  begun: Trail,
  goal: Goal,
  wanted: Wanted,
  maxSteps: number,
): Trail => {
  let trail = begun;
  strike(goal, trail, null, wanted);
  for (;;) {
    const next = trail.step < maxSteps ? toNearest(exploration, trail, goal, wanted) : null;
    if (next === null || next.step > maxSteps) return trail;
    strike(goal, next, trail, wanted);
    trail = next;
  }
};

/** The trail, among the nearest in time to what is still wanted, that takes the fewest steps. */
const begin = (found: Nearest, wanted: Wanted, maxSteps: number): Trail | null =>
  [...wanted]
    .flatMap((target) => found.get(target) ?? [])
    .filter(({ step }) => step <= maxSteps)
    .reduce<Trail | null>((best, trail) => (best === null || trail.step < best.step ? trail : best), null);

const walked = (exploration: Exploration, goal: Goal, found: Nearest, maxSteps: number) => {
  const wanted = new Set(found.keys());
  const ends: Trail[] = [];
  while (wanted.size > 0) {
    const begun = begin(found, wanted, maxSteps);
    if (begun === null) break;
    ends.push(extended(exploration, begun, goal, wanted, maxSteps));
  }
  return ends;
};

/** Cuts what a path does after the last target that only it reaches; null when nothing is left to do. */
const cut = (goal: Goal, end: Trail, isNeeded: (target: string) => boolean): Trail | null =>
  trailsOf(end).findLast((trail) => reachedAt(goal, trail).some(isNeeded)) ?? null;

/** Keeps only what others do not do: short paths are given up first. */
const pruned = (goal: Goal, ends: readonly Trail[], targets: ReadonlySet<string>) => {
  const counts = new Map<string, number>();
  const count = (end: Trail, by: number) => {
    for (const target of new Set(reachedBy(goal, end))) counts.set(target, (counts.get(target) ?? 0) + by);
  };
  for (const end of ends) count(end, 1);
  const kept = ends
    .toSorted((a, b) => a.step - b.step)
    .flatMap((end) => {
      count(end, -1);
      const own = cut(goal, end, (target) => targets.has(target) && (counts.get(target) ?? 0) === 0);
      if (own === null) return [];
      count(own, 1);
      return [own];
    });
  return kept.toSorted((a, b) => b.step - a.step);
};

export const stepsIn = (ends: readonly Trail[]): number => ends.reduce((sum, { step }) => sum + step, 0);

/**
 * Paths of at most so many steps that together reach every target of a survey: each begins with the nearest trail the
 * survey has found and goes on to whatever is nearest.
 */
export const cover = (
  exploration: Exploration,
  goal: Goal,
  found: Nearest,
  maxSteps: number,
): readonly Trail[] => pruned(goal, walked(exploration, goal, found, maxSteps), new Set(found.keys()));
