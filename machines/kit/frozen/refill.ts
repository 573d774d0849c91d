import type { Exploration } from '#machines/kit/walk/explore.ts';
import { edgesOf, type Trail, timesOf } from '#machines/kit/walk/trail.ts';
import { causeText } from './causes.ts';
import { plant, trailsToFreeze } from './freeze.ts';
import { type Allowed, recordAllowed } from './fresh.ts';
import { isMissingIn, isWalkedIn, placeOf } from './reached.ts';
import { type Playing, replayed } from './replay.ts';
import { type Twig, twigAt } from './tree.ts';

/** What stands in the tree as it was accepted, and what does not. */
const lookAt = (playing: Playing) => {
  const reached = new Set<string>();
  const differing = new Set<Twig>();
  for (const step of replayed(playing)) {
    if (step.isSame) reached.add(placeOf(playing.today, step));
    else differing.add(step.twig);
  }
  return { reached, differing };
};

/** Whether the tree does not have all of a path yet, and it would not go on from a step that differs. */
const isLacking = ({ roots }: Playing, trail: Trail, differing: ReadonlySet<Twig>): boolean => {
  const times = timesOf(trail);
  let at = twigAt(roots, trail.start.name, 0);
  for (const [index, edge] of edgesOf(trail).entries()) {
    if (at !== undefined && differing.has(at)) return false;
    const next = at && twigAt(at.twigs, causeText(edge.move.cause), times[index + 1] ?? 0);
    if (next === undefined) return true;
    at = next;
  }
  return at === undefined;
};

/**
 * Walks again what was lost with the steps taken out, and what the accepted transitions open. Gives whether they are
 * walked where they were not, and what of it has to be accepted by other names.
 */
export const refill = (playing: Playing, exploration: Exploration, allowed: Allowed) => {
  const { reached, differing } = lookAt(playing);
  const isMissing = isMissingIn(exploration, reached);
  const isBegun = ({ name }: Trail['start']) => twigAt(playing.roots, name, 0) !== undefined;
  const isMeant = ({ name }: Trail['start']) => allowed.names.includes(`start:${name}`);
  const isComplete =
    exploration.starts.every((start) => isBegun(start) || !isMeant(start)) &&
    isWalkedIn(exploration, reached);
  if (isComplete) return { isMore: false, open: [] };
  const isStart = (start: Trail['start']) => isMeant(start) || isBegun(start);
  for (const trail of trailsToFreeze(exploration)) {
    const { edge, start } = trail;
    if (!isStart(start) || (edge !== null && !isMissing(edge.from, edge.move))) continue;
    if (isLacking(playing, trail, differing)) plant(playing, trail);
  }
  return recordAllowed(playing, allowed);
};
