import type { Exploration, WalkedEdge } from '#machines/kit/walk/explore.ts';
import type { Move } from '#machines/kit/walk/moves.ts';
import { keyOf } from '#machines/kit/walk/state-key.ts';
import { edgesOf, type Trail, timesOf } from '#machines/kit/walk/trail.ts';
import { causeText } from './causes.ts';
import { plant, record, trailsToFreeze } from './freeze.ts';
import { namesOf, titlesOf } from './problems.ts';
import { type Playing, replayed } from './replay.ts';
import { signatureOfEdge } from './signature.ts';
import type { FrozenSuite } from './suite.ts';
import { type Twig, twigAt } from './tree.ts';

type Refilling = {
  readonly playing: Playing;
  readonly exploration: Exploration;
  readonly arrows: FrozenSuite['arrows'];
  /** What steps did that stood in the suite before. */
  readonly known: ReadonlySet<string>;
  /** The accepted transition. */
  readonly name: string;
};

const placeIn = (from: string | undefined, cause: string) => `${from} > ${cause}`;

/** What stands in the tree as it was accepted, and what is still to be accepted by another name. */
const lookAt = ({ playing, arrows }: Refilling) => {
  const { walk } = playing.today;
  const titles = titlesOf(playing.today);
  const reached = new Set<string>();
  const taken = new Set<string>();
  const differing = new Set<Twig>();
  const suspects = new Set([...titles.keys()].filter((id) => arrows[id] === undefined));
  for (const step of replayed(playing)) {
    const { twig, from, stepped, isSame } = step;
    if (!isSame) {
      differing.add(twig);
      for (const name of namesOf(arrows, titles, step)) suspects.add(name);
      continue;
    }
    reached.add(placeIn(from === null ? 'start' : keyOf(walk, from.machineState), twig.cause));
    for (const id of stepped?.taken ?? []) taken.add(id);
  }
  return { reached, taken, differing, suspects };
};

/** The steps of a path that the tree does not have yet; null where it would go on from one that differs. */
const missingOf = ({ roots }: Playing, trail: Trail, differing: ReadonlySet<Twig>) => {
  const times = timesOf(trail);
  let at = twigAt(roots, trail.start.name, 0);
  for (const [index, edge] of edgesOf(trail).entries()) {
    if (at !== undefined && differing.has(at)) return null;
    const next = at && twigAt(at.twigs, causeText(edge.move.cause), times[index + 1] ?? 0);
    if (next === undefined) return edgesOf(trail).slice(index);
    at = next;
  }
  return [];
};

/**
 * Walks again what was lost with the steps taken out, and what the accepted transition opens. Nothing is written that
 * has still to be accepted by another name. Gives whether the accepted transition is walked where it was not.
 */
export const refill = (refilling: Refilling): boolean => {
  const { playing, exploration, known, name } = refilling;
  const { reached, taken, differing, suspects } = lookAt(refilling);

  const isKnown = (edge: WalkedEdge) => known.has(signatureOfEdge(exploration, edge));
  const isAccepted = (edge: WalkedEdge, isOpened: boolean) => {
    const ids = edge.stepped.taken;
    if (ids.includes(name)) return true;
    if (ids.some((id) => suspects.has(id))) return false;
    return isKnown(edge) || (ids.length === 0 ? isOpened : ids.every((id) => taken.has(id)));
  };
  const areAccepted = (edges: readonly WalkedEdge[]) =>
    edges.every((edge, at) =>
      isAccepted(
        edge,
        edges.slice(0, at).some(({ stepped }) => stepped.taken.includes(name)),
      ),
    );

  const isMissing = (from: number, { cause }: Move) =>
    !reached.has(placeIn(exploration.states[from]?.key, causeText(cause)));
  const isComplete = exploration.states.every(({ id, out, refusals }) =>
    [...out, ...refusals].every(({ move }) => !isMissing(id, move)),
  );
  if (isComplete) return false;

  let isMore = false;
  for (const trail of trailsToFreeze(exploration)) {
    const { edge } = trail;
    if (edge === null ? name !== `start:${trail.start.name}` : !isMissing(edge.from, edge.move)) continue;
    const missing = missingOf(playing, trail, differing);
    if (missing === null || missing.length === 0 || !areAccepted(missing)) continue;
    plant(playing, trail);
    isMore ||= missing.some(({ stepped }) => stepped.taken.includes(name));
  }
  record(playing);
  return isMore;
};
