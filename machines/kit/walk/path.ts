import type { EventObject, StateValue } from 'xstate';

/** What makes a step happen, in the names of the `.paths.ts` file. */
export type Cause =
  | { readonly kind: 'event'; readonly event: string; readonly sample: string | null }
  | {
      readonly kind: 'answer';
      readonly port: string;
      readonly outcome: string;
      readonly ends: 'done' | 'error';
    }
  | { readonly kind: 'deadline'; readonly port: string }
  | { readonly kind: 'delay'; readonly delay: string; readonly timer: string };

export type Asked = { readonly port: string; readonly input: unknown };
export type SentEvent = { readonly to: string; readonly event: EventObject };
export type Acted = { readonly action: string; readonly params: unknown };

/** Everything that can be told of a machine after a step, whichever layer is asked. */
export type Sight = {
  readonly value: StateValue;
  readonly context: unknown;
  readonly tags: readonly string[];
  readonly status: string;
  readonly output: unknown;
  /** Ports asked by this step and still waited for, in order. */
  readonly asked: readonly Asked[];
  readonly emitted: readonly unknown[];
  /** Events sent to children. */
  readonly sentEvents: readonly SentEvent[];
  /** Actions that are neither assign, emit nor raise. */
  readonly acted: readonly Acted[];
};

/** What becomes of a port asked at a step: `outcome` is null when this path never answers it. */
export type Ahead = {
  readonly port: string;
  readonly outcome: string | null;
  readonly ends: 'done' | 'error' | 'deadline' | null;
  /** The index of the step that answers it. */
  readonly step: number | null;
};

export type Step = {
  /** `entering: login.submitted (right details) → signingIn` */
  readonly title: string;
  readonly cause: Cause;
  /** The event exactly as the machine receives it. */
  readonly event: EventObject;
  /**
   * Milliseconds to let pass before the step, and the instant of the step counted from the start. A wait of one
   * millisecond only tells two instants apart.
   */
  readonly wait: number;
  readonly at: number;
  /** Ids of the transitions taken; none when the event is refused here. */
  readonly taken: readonly string[];
  /** The state in words of the chart: `signedIn.watching.calm`. */
  readonly state: string;
  readonly expected: Sight;
  readonly ahead: readonly Ahead[];
};

/** One walk through a flow; every layer (pure, live, view, browser) can be driven by it. */
export type Path = {
  readonly flow: string;
  readonly title: string;
  readonly start: string;
  readonly input: unknown;
  readonly startsAt: number;
  readonly state: string;
  readonly begins: Sight;
  readonly ahead: readonly Ahead[];
  readonly steps: readonly Step[];
};
