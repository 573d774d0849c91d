import type { AnyStateMachine } from 'xstate';
import { misledMutants } from '#machines/kit/mutants/misled.ts';
import { born, type Mutant, mutantsOf } from '#machines/kit/mutants/mutants.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';
import { extendTrail, type Trail, trailAt } from '#machines/kit/walk/trail.ts';
import { type Apart, waysApart } from './apart.ts';
import { plant, record } from './freeze.ts';
import { noticingOf } from './noticing.ts';
import type { Playing } from './replay.ts';

/** Every small fault, an arrow led to any other state among them. */
export const faultsOf = (machine: AnyStateMachine): readonly Mutant[] => [
  ...mutantsOf(machine),
  ...misledMutants(machine),
];

/** The action a fault leaves out or changes. */
export const actionIn = (fault: string): string | null => / action (\w+)$/.exec(fault)?.[1] ?? null;

/** The way as a path that keeps time, or null when no timing allows it. */
const trailOf = (exploration: Exploration, { start, moves }: Apart): Trail | null => {
  const begun = exploration.starts.find(({ name }) => name === start);
  return moves.reduce<Trail | null>(
    (trail, { key }) => {
      const state = exploration.states[trail?.state ?? -1];
      const edge = state?.out.find(({ move }) => move.key === key);
      const refusal = state?.refusals.find(({ move }) => move.key === key);
      if (trail === null || state === undefined) return null;
      if (edge !== undefined) return extendTrail(exploration, trail, edge);
      return refusal === undefined
        ? null
        : extendTrail(exploration, trail, { id: -1, from: state.id, to: state.id, ...refusal });
    },
    begun === undefined ? null : trailAt(exploration, begun),
  );
};

const mostWays = 50;

const wayToShow = (playing: Playing, exploration: Exploration, machine: AnyStateMachine, fault: string) => {
  let tried = 0;
  for (const way of waysApart(playing.today, machine, actionIn(fault))) {
    const trail = trailOf(exploration, way);
    tried += 1;
    if (trail !== null || tried === mostWays) return trail;
  }
  return null;
};

/** Adds the shortest way on which a small fault is seen, for every one of these that no step would notice. */
export const sharpen = (
  playing: Playing,
  exploration: Exploration,
  faults: readonly Mutant[] = mutantsOf(playing.today.walk.machine),
  recorded: (playing: Playing) => unknown = record,
): void => {
  const { equivalent = {} } = playing.today.walk;
  let isNoticed = noticingOf(playing);
  for (const fault of faults) {
    const machine = fault.name in equivalent ? null : born(fault);
    if (machine === null || isNoticed(machine, fault.at)) continue;
    const trail = wayToShow(playing, exploration, machine, fault.name);
    if (trail === null) continue;
    plant(playing, trail);
    recorded(playing);
    isNoticed = noticingOf(playing);
  }
};
