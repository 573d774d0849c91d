import { onTestFinished, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { type Keepable, type KeptBefore, keepUp, nothingKept } from '#app/keeping/keeping.ts';
import { shelf } from './kept-shelf.ts';

type Steps = { readonly steps: number };

const walk = setup({
  types: {} as {
    context: Steps;
    events: { type: 'step.taken' } | { type: 'step.undone' } | { type: 'walk.left' };
  },
  actions: {
    count: assign(({ context }) => ({ steps: context.steps + 1 })),
    uncount: assign(({ context }) => ({ steps: context.steps - 1 })),
    forgetSteps: assign({ steps: 0 }),
  },
}).createMachine({
  id: 'booking',
  context: { steps: 0 },
  initial: 'walking',
  states: {
    walking: {
      on: {
        'step.taken': { actions: 'count' },
        'step.undone': { actions: 'uncount' },
        'walk.left': { actions: 'forgetSteps' },
      },
    },
  },
});

/** A walk of no step is nothing to be kept. */
export const keptWalk: Keepable<Steps> = {
  flow: 'booking',
  machine: walk,
  kept: ({ steps }) => (steps === 0 ? null : steps),
  extent: 'typed',
};

/** A page with a walk that is kept: on a shelf of its own, or on the one of the page before. Some steps come before it is. */
export const walkKept = (calls = shelf(), before: KeptBefore = nothingKept, stepsBefore = 0) => {
  const failed = vi.fn<() => void>();
  const continuedElsewhere = vi.fn<() => void>();
  const actor = createActor(walk, {
    ...(typeof before.kept === 'number' && {
      snapshot: walk.resolveState({ value: 'walking', context: { steps: before.kept } }),
    }),
  }).start();
  onTestFinished(() => {
    actor.stop();
  });
  for (let step = 0; step < stepsBefore; step += 1) actor.send({ type: 'step.taken' });
  keepUp(actor, keptWalk, calls, before, { continuedElsewhere, failed });
  return {
    calls,
    failed,
    continuedElsewhere,
    step: () => actor.send({ type: 'step.taken' }),
    undo: () => actor.send({ type: 'step.undone' }),
    leave: () => actor.send({ type: 'walk.left' }),
    steps: () => actor.getSnapshot().context.steps,
    stop: () => actor.stop(),
  };
};
