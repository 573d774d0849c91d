import { Breach } from './breach.ts';
import { type Due, duesAfter, type Link, timeAlternatives } from './dues.ts';
import type { Exploration, Start, WalkedEdge } from './explore.ts';
import { instantOf, instantsIn, shownAt } from './instants.ts';
import type { MachineState, Stepped } from './machine-state.ts';
import { earliest } from './schedule.ts';
import { keyOf } from './state-key.ts';
import { addStep, initialBounds, projectTo, type TimeBounds } from './zone.ts';

/** One way to keep time so far, and the links it was chosen by, step by step. */
export type Timing = {
  readonly zone: TimeBounds;
  readonly links: readonly Link[];
  readonly before: Timing | null;
};

/** A path up to one of its steps, with everything that decides how it may go on. */
export type Trail = {
  readonly start: Start;
  readonly before: Trail | null;
  readonly edge: WalkedEdge | null;
  readonly step: number;
  readonly state: number;
  readonly machineState: MachineState;
  readonly dues: readonly Due[];
  readonly timings: readonly Timing[];
};

const stepsThatMatter = (
  { walk }: Exploration,
  machineState: MachineState,
  dues: readonly Due[],
  step: number,
) =>
  new Set([
    0,
    step,
    ...dues.map((due) => due.step),
    ...dues.map((due) => due.armedAt),
    ...instantsIn(machineState.snapshot.context).map(([, value]) => instantOf(walk, value, step).step),
  ]);

export const trailAt = ({ walk }: Exploration, start: Start): Trail => ({
  start,
  before: null,
  edge: null,
  step: 0,
  state: start.to,
  machineState: start.stepped.machineState,
  dues: duesAfter(walk, [], start.stepped, 0),
  timings: [{ zone: initialBounds, links: [], before: null }],
});

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const assertDeterministic = ({ walk, states }: Exploration, edge: WalkedEdge, stepped: Stepped) => {
  if (isSame(stepped.taken, edge.stepped.taken) && keyOf(walk, stepped.machineState) === states[edge.to]?.key)
    return;
  throw new Breach(
    'control',
    `${walk.flow}, ${states[edge.from]?.name}`,
    `${edge.move.key} does not always do the same there: what decides it is missing in the walk's control`,
  );
};

/** Goes one step further: an event, an answer or the end of a wait, or gives null when no timing allows it. */
export const extendTrail = (exploration: Exploration, trail: Trail, edge: WalkedEdge): Trail | null => {
  const { walk, stepper } = exploration;
  const step = trail.step + 1;
  const stepped = stepper.step(trail.machineState, edge.move.sent(shownAt(walk, step)));
  assertDeterministic(exploration, edge, stepped);
  const dues = duesAfter(walk, trail.dues, stepped, step);
  const matters = stepsThatMatter(exploration, stepped.machineState, dues, step);
  const ways = timeAlternatives(trail.dues, step, edge.move.cause);
  const timings = trail.timings.flatMap((timing) =>
    ways.flatMap((links): Timing[] => {
      const next = addStep(timing.zone, step, links);
      return next === null ? [] : [{ zone: projectTo(next, matters), links, before: timing }];
    }),
  );
  if (timings.length === 0) return null;
  return {
    start: trail.start,
    before: trail,
    edge,
    step,
    state: edge.to,
    machineState: stepped.machineState,
    dues,
    timings,
  };
};

/** Every trail of a path, from its start to its end. */
export const trailsOf = (end: Trail): readonly Trail[] => {
  const trails: Trail[] = [];
  for (let trail: Trail | null = end; trail !== null; trail = trail.before) trails.push(trail);
  return trails.toReversed();
};

export const edgesOf = (trail: Trail): readonly WalkedEdge[] =>
  trailsOf(trail).flatMap(({ edge }) => (edge === null ? [] : [edge]));

const linksOf = (end: Timing | undefined): readonly Link[] => {
  const links: Link[] = [];
  for (let timing = end ?? null; timing !== null; timing = timing.before) links.push(...timing.links);
  return links.toReversed();
};

/** The earliest instant of every step of a path, in milliseconds from its start. */
export const timesOf = ({ timings, step }: Trail): readonly number[] => {
  const times = earliest(linksOf(timings[0]), step);
  if (times === null) throw new Error('A path that could be walked has no schedule.');
  return times;
};
