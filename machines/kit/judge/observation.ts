import type { EventObject } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { Stepped } from '#machines/kit/walk/machine-state.ts';
import type { Asked, Cause, Path, Sight } from '#machines/kit/walk/path.ts';
import { expectedOf } from '#machines/kit/walk/replay.ts';

/** One step of a flow as somebody sees it who stands outside: what came, and what the flow did of it. */
export type Observation = {
  /** Null at the start. */
  readonly cause: Cause | null;
  readonly event: EventObject;
  /** Whether the flow did anything of it. */
  readonly isTaken: boolean;
  readonly stands: string;
  /** Ports asked by this step. */
  readonly asked: readonly Asked[];
  readonly emitted: readonly unknown[];
  readonly tags: readonly string[];
  readonly context: unknown;
  readonly isOver: boolean;
  readonly output: unknown;
  /** Milliseconds from the start; null where nobody looked at the time. */
  readonly at: number | null;
};

const begun: EventObject = { type: 'xstate.init' };

const observationOf = (
  { value, asked, emitted, tags, context, status, output }: Sight,
  cause: Cause | null,
  event: EventObject,
  isTaken: boolean,
  at: number | null,
): Observation => ({
  cause,
  event,
  isTaken,
  stands: stateNameOf(value),
  asked,
  emitted,
  tags,
  context,
  isOver: status === 'done',
  output,
  at,
});

/** What is observed of a single step, without looking at the time. */
export const observationIn = (
  { machineState: { snapshot }, asked, emitted, taken }: Stepped,
  cause: Cause | null,
  event: EventObject = begun,
): Observation => ({
  cause,
  event,
  isTaken: cause === null || taken.length > 0,
  stands: stateNameOf(snapshot.value),
  asked,
  emitted,
  tags: [...snapshot.tags],
  context: snapshot.context,
  isOver: snapshot.status === 'done',
  output: snapshot.output,
  at: null,
});

/** A path as it is observed: in what it expects, or in what a layer has shown of it. */
export const observationsOf = (
  path: Path,
  seen: readonly Sight[] = expectedOf(path),
): readonly Observation[] =>
  seen.map((sight, index) => {
    const step = path.steps[index - 1];
    return step === undefined
      ? observationOf(sight, null, begun, true, 0)
      : observationOf(sight, step.cause, step.event, step.taken.length > 0, step.at);
  });
