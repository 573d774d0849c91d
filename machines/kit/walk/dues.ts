import { type Instant, instantOf } from './instants.ts';
import type { Stepped } from './machine-state.ts';
import type { Cause } from './path.ts';
import type { Walk } from './walk.ts';

/** Something that will happen by itself: `offset` milliseconds after the step it is counted from. */
export type Due = Instant & { readonly id: string; readonly armedAt: number; readonly mayBeLate: boolean };

/** The later step happens at least so many milliseconds after the earlier one. */
export type Link = { readonly earlier: number; readonly later: number; readonly atLeast: number };

const dueOf = (walk: Walk, { machineState }: Stepped, id: string, step: number): Due | null => {
  const timer = machineState.timers.get(id);
  if (timer) return { id, step, offset: Math.max(0, timer.delay), armedAt: step, mayBeLate: false };
  const port = machineState.running.get(id);
  if (!port?.isDeadline) return null;
  const { at } = port.input as { readonly at: number };
  return { id, ...instantOf(walk, at, step), armedAt: step, mayBeLate: true };
};

/** What waits to happen after a step, in the order in which it was armed. */
export const duesAfter = (
  walk: Walk,
  before: readonly Due[],
  stepped: Stepped,
  step: number,
): readonly Due[] => {
  const { timers, running } = stepped.machineState;
  const kept = before.filter(({ id }) => (timers.has(id) || running.has(id)) && !stepped.armed.includes(id));
  const armed = [...new Set(stepped.armed.toReversed())].toReversed();
  return [...kept, ...armed.map((id) => dueOf(walk, stepped, id, step)).filter((due) => due !== null)];
};

export const struckBy = (cause: Cause): string | null => {
  if (cause.kind === 'delay') return cause.timer;
  return cause.kind === 'deadline' ? cause.port : null;
};

const exactly = (earlier: number, later: number, apart: number): readonly Link[] => [
  { earlier, later, atLeast: apart },
  { earlier: later, later: earlier, atLeast: -apart },
];

const notAfter = (step: number, from: number, apart: number): Link => ({
  earlier: step,
  later: from,
  atLeast: -apart,
});

/**
 * What a step says about time. Steps of readers and of the world lie a millisecond apart, so that no two of them
 * are the same instant. Of two things due at the same moment the one armed first happens first; everything
 * else leaves at least a millisecond. A deadline armed when it is already over happens at once: a second way to keep time.
 */
export const timeAlternatives = (
  dues: readonly Due[],
  step: number,
  cause: Cause,
): readonly (readonly Link[])[] => {
  const struck = dues.findIndex(({ id }) => id === struckBy(cause));
  const onward: Link = { earlier: step - 1, later: step, atLeast: struck < 0 ? 1 : 0 };
  return dues.reduce<readonly (readonly Link[])[]>(
    (ways, due, index) => {
      const overdue: Link = { earlier: due.step, later: due.armedAt, atLeast: due.offset };
      const isFirst = struck >= 0 && struck < index;
      const inTime =
        index === struck
          ? exactly(due.step, step, due.offset)
          : [notAfter(step, due.step, due.offset - (isFirst ? 0 : 1))];
      const late = index === struck || isFirst ? [...exactly(due.armedAt, step, 0), overdue] : null;
      const chosen = due.mayBeLate && late ? [inTime, late] : [inTime];
      return ways.flatMap((way) => chosen.map((links) => [...way, ...links]));
    },
    [[onward]],
  );
};
