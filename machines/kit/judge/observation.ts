import type { EventObject } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { Stepped } from '#machines/kit/walk/machine-state.ts';
import type { Asked, Cause } from '#machines/kit/walk/path.ts';

/** One step of a flow as somebody sees it who stands outside: what came, and what the flow did of it. */
export type Observation<Context = unknown> = {
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
  readonly context: Context;
  readonly isOver: boolean;
  readonly output: unknown;
  /** Milliseconds from the start; null where nobody looked at the time. */
  readonly at: number | null;
};

/** How a flow is begun, as an event. */
export const begunBy = (input: unknown): EventObject & { readonly input: unknown } => ({
  type: 'xstate.init',
  input,
});

/** What is observed of a single step, without looking at the time. */
export const observationIn = (
  { machineState: { snapshot }, asked, emitted, taken }: Stepped,
  cause: Cause | null,
  event: EventObject,
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
