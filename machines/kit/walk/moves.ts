import {
  type AnyStateMachine,
  __unsafe_getAllOwnEventDescriptors as acceptedBy,
  type EventObject,
} from 'xstate';
import type { MachineState } from './machine-state.ts';
import type { Cause } from './path.ts';
import type { Outcome, Walk } from './walk.ts';
import { declaredIn } from './watch.ts';

/** One thing that may happen to a flow, and the event it becomes at a given instant. */
export type Move = {
  readonly key: string;
  readonly cause: Cause;
  readonly proves: readonly string[];
  readonly sent: (now: number) => EventObject;
};

const done = 'xstate.done.actor.';
const error = 'xstate.error.actor.';

/** Broken clocks are drawn but not sampled: every deadline breaks in this one way. */
const brokenClock: Outcome = { kind: 'error', error: new Error('The world broke.'), proves: [] };

const keyOf = (cause: Cause) => {
  if (cause.kind === 'event') return cause.sample === null ? cause.event : `${cause.event} (${cause.sample})`;
  if (cause.kind === 'answer') return `${cause.ends}.actor.${cause.port} (${cause.outcome})`;
  return cause.kind === 'deadline' ? `done.actor.${cause.port}` : `after.${cause.delay}`;
};

const moveOf = (cause: Cause, proves: readonly string[], sent: Move['sent']): Move => ({
  key: keyOf(cause),
  cause,
  proves,
  sent,
});

const samplesOf = ({ events }: Walk, event: string): Readonly<Record<string, object>> | null =>
  (events as Readonly<Record<string, Readonly<Record<string, object>> | undefined>>)[event] ?? null;

/** The events readers and other flows may send, each with its samples. */
export const eventsOf = (machine: AnyStateMachine): readonly string[] => [
  ...new Set(
    [...declaredIn(machine).values()]
      .map(({ eventType }): string => eventType)
      .filter((event) => event !== '' && !event.startsWith('xstate.')),
  ),
];

const eventMoves = (walk: Walk, event: string): readonly Move[] => {
  const samples = samplesOf(walk, event);
  if (samples === null) return [moveOf({ kind: 'event', event, sample: null }, [], () => ({ type: event }))];
  return Object.entries(samples).map(([sample, payload]) =>
    moveOf({ kind: 'event', event, sample }, [], (now) => ({
      ...payload,
      type: event,
      ...('at' in payload ? { at: now } : {}),
    })),
  );
};

const outcomeEventAt = (
  outcome: Outcome,
  port: string,
  now: number,
): EventObject & Record<string, unknown> => {
  if (outcome.kind === 'error') return { type: `${error}${port}`, error: outcome.error, actorId: port };
  const output = outcome.outputAt ? outcome.outputAt(now) : outcome.output;
  return { type: `${done}${port}`, output, actorId: port };
};

const outcomesOf = (walk: Walk, port: string, isDeadline: boolean) =>
  Object.entries(walk.outcomes[port] ?? (isDeadline ? { breaks: brokenClock } : {}));

const answerMoves = (walk: Walk, port: string, isDeadline: boolean, ends: 'done' | 'error') =>
  outcomesOf(walk, port, isDeadline)
    .filter(([, { kind }]) => kind === ends)
    .map(([name, outcome]) =>
      moveOf({ kind: 'answer', port, outcome: name, ends }, outcome.proves, (now) =>
        outcomeEventAt(outcome, port, now),
      ),
    );

const timeMoves = (machineState: MachineState) =>
  [...machineState.timers].map(([timer, { event }]) => {
    const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1] ?? timer;
    return moveOf({ kind: 'delay', delay, timer }, [], () => event);
  });

export type Moves = {
  /** Every event with every sample: what a reader may try in any state. */
  readonly alphabet: readonly Move[];
  /** What may happen now: events the state listens to, answers of running ports, time. */
  readonly from: (machineState: MachineState) => readonly Move[];
};

export const movesOf = (walk: Walk, machine: AnyStateMachine): Moves => {
  const events = new Set([...eventsOf(machine), ...Object.keys(walk.events)]);
  const byEvent = new Map([...events].map((event) => [event, eventMoves(walk, event)]));
  const portMoves = (machineState: MachineState, accepted: readonly string[]) =>
    [...machineState.running].flatMap(([port, { isDeadline }]) => [
      ...(accepted.includes(`${done}${port}`)
        ? isDeadline
          ? [
              moveOf(
                { kind: 'deadline', port },
                [],
                () => ({ type: `${done}${port}`, actorId: port }) as EventObject,
              ),
            ]
          : answerMoves(walk, port, isDeadline, 'done')
        : []),
      ...(accepted.includes(`${error}${port}`) ? answerMoves(walk, port, isDeadline, 'error') : []),
    ]);
  return {
    alphabet: [...byEvent.values()].flat(),
    from: (machineState) => {
      if (machineState.snapshot.status !== 'active') return [];
      const accepted: readonly string[] = acceptedBy(machineState.snapshot);
      return [
        ...accepted.flatMap((event) => byEvent.get(event) ?? []),
        ...portMoves(machineState, accepted),
        ...timeMoves(machineState),
      ];
    },
  };
};
