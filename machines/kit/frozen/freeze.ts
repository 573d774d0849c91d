import { arrowTitles } from '#machines/kit/walk/arrow-title.ts';
import type { Exploration, WalkedEdge } from '#machines/kit/walk/explore.ts';
import { edgeName, type Goal, goalOf } from '#machines/kit/walk/goals.ts';
import { once } from '#machines/kit/walk/once.ts';
import { survey } from '#machines/kit/walk/survey.ts';
import { edgesOf, type Trail, timesOf } from '#machines/kit/walk/trail.ts';
import { carriedBy, causeText } from './causes.ts';
import { type Came, type Playing, playedThrough, type Replayed } from './replay.ts';
import type { Shelf } from './shelf.ts';
import type { FrozenSuite, Written } from './suite.ts';
import { stepsOf, type Twig, twigAt } from './tree.ts';

/** Every walked edge, and every event a state listens to and its guards refuse. */
const goalIn = (exploration: Exploration): Goal => {
  const edges = goalOf(exploration, 'edges');
  const ways = exploration.states.map(({ id, out, refusals }) => [
    ...out,
    ...refusals.map(({ move, stepped }): WalkedEdge => ({ id: -1, from: id, to: id, move, stepped })),
  ]);
  const nameOf = (edge: WalkedEdge) => edgeName(exploration, edge);
  return {
    ...edges,
    targets: [...exploration.starts.flatMap(edges.byStart), ...ways.flat().map(nameOf)],
    byStep: (edge) => [nameOf(edge)],
    ways: (state) => ways[state] ?? [],
  };
};

/** For everything to freeze the nearest way to it, in time. */
export const trailsToFreeze = once((exploration: Exploration): readonly Trail[] => [
  ...survey(exploration, goalIn(exploration)).nearest.values(),
]);

/** The ways a flow can be begun, what may happen to it and how the world answers, as the walk of today says it. */
const noteCause = ({ events, answers, shelf }: Playing, { move }: WalkedEdge) => {
  const name = causeText(move.cause);
  const carried = carriedBy(move, shelf);
  const table = move.cause.kind === 'answer' ? answers : events;
  if (move.cause.kind === 'answer' || carried !== null) table[name] ??= carried;
};

const grown = (twigs: Twig[], cause: string, at: number): Twig => {
  const known = twigAt(twigs, cause, at);
  if (known !== undefined) return known;
  const twig: Twig = { cause, at, state: '', seen: null, twigs: [] };
  twigs.push(twig);
  return twig;
};

/** Lets the tree have a path; what it shows is recorded afterwards. */
export const plant = (playing: Playing, trail: Trail): void => {
  const { walk } = playing.today;
  const { name } = trail.start;
  playing.starts[name] ??= playing.shelf.put(walk.starts[name]);
  const times = timesOf(trail);
  let at = grown(playing.roots, name, 0);
  for (const [index, edge] of edgesOf(trail).entries()) {
    noteCause(playing, edge);
    at = grown(at.twigs, causeText(edge.move.cause), times[index + 1] ?? 0);
  }
};

/** Lets nothing stand in the tree that could not be played. */
const dropUnseen = (twigs: Twig[]): void => {
  twigs.splice(0, twigs.length, ...twigs.filter(({ seen }) => seen !== null));
  for (const twig of twigs) dropUnseen(twig.twigs);
};

/** Writes down every step that nobody has looked at yet, as it is today, and gives them. */
export const record = (playing: Playing): readonly Replayed[] => {
  const written = new Set<Twig>();
  const writeDown = (twig: Twig, came: Came) => {
    if (twig.seen !== null || came.impossible !== null) return;
    Object.assign(twig, { state: came.state, seen: came.seen });
    written.add(twig);
  };
  const steps = [...playedThrough(playing, playing.today.walk.machine, writeDown)];
  dropUnseen(playing.roots);
  return steps.filter(({ twig }) => written.has(twig));
};

const reference = /"@([0-9a-f]{8})"/g;

/** The named values that are pointed to, from wherever. */
const valuesIn = (shelf: Shelf, parts: unknown): Written => {
  const found = new Map<string, unknown>();
  const collect = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(reference)) {
      if (found.has(name)) continue;
      found.set(name, shelf.named(name));
      collect(shelf.named(name));
    }
  };
  collect(parts);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

export const frozenSuiteOf = (playing: Playing, arrows: FrozenSuite['arrows']): FrozenSuite => {
  const { startsAt, knows, shows, starts, events, answers, shelf, today } = playing;
  const steps = stepsOf(playing.roots);
  const values = valuesIn(shelf, [starts, events, answers, steps]);
  return { flow: today.walk.flow, startsAt, knows, shows, arrows, starts, events, answers, values, steps };
};

export const arrowsIn = ({ declared }: Exploration): FrozenSuite['arrows'] =>
  Object.fromEntries(arrowTitles(declared));
