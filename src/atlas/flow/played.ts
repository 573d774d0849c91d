import type { StateValue } from 'xstate';
import type { Broken } from '#machines/kit/judge/judge.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { activeStates } from './active-states.ts';
import type { AtlasFlow } from './atlas-flow.ts';

/** One moment of a flow that is played: where it stands, and what took it there. */
export type Moment = {
  readonly at: number;
  readonly title: string;
  readonly active: readonly string[];
  readonly taken: readonly string[];
  /** Milliseconds that pass before it. */
  readonly wait: number;
};

export type Played = {
  readonly id: string;
  readonly title: string;
  readonly moments: readonly Moment[];
  /** The rules a recorded session breaks. */
  readonly broken?: readonly string[];
};

export const momentOf = (
  { chart }: AtlasFlow,
  at: number,
  title: string,
  value: StateValue,
  taken: readonly string[],
  wait: number,
): Moment => ({ at, title, active: activeStates(chart.root, value), taken, wait });

export const playedPath = (flow: AtlasFlow, { title, start, begins, steps }: Path, id: string): Played => ({
  id,
  title,
  moments: [
    momentOf(flow, 0, start, begins.value, [], 0),
    ...steps.map((step, index) =>
      momentOf(flow, index + 1, step.title, step.expected.value, step.taken, step.wait),
    ),
  ],
});

/** The way to where a rule is broken. */
export const playedBroken = (flow: AtlasFlow, title: string, { start, begins, steps }: Broken): Played => ({
  id: title,
  title,
  moments: [
    momentOf(flow, 0, start, begins, [], 0),
    ...steps.map((step, index) => momentOf(flow, index + 1, step.title, step.value, step.taken, 0)),
  ],
});

export type Recorded = { readonly start: string; readonly events: readonly { readonly type: string }[] };

const isEvent = (value: unknown): value is { readonly type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A recording is a list of events, or an object that also names the start they began with. */
export const recordedIn = (flow: AtlasFlow, content: unknown): Recorded | null => {
  const [ordinary = ''] = Object.keys(flow.walk.starts);
  const { events, start } =
    typeof content === 'object' && content !== null && 'events' in content
      ? { events: content.events, start: 'start' in content ? content.start : ordinary }
      : { events: content, start: ordinary };
  if (!Array.isArray(events) || !events.every(isEvent)) return null;
  return { events, start: typeof start === 'string' && start in flow.walk.starts ? start : ordinary };
};
