import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Acted, Asked, SentEvent } from './path.ts';

export type Running = { readonly source: string; readonly input: unknown; readonly isDeadline: boolean };
export type Timer = { readonly event: EventObject; readonly delay: number };

/** A machine at rest, with what pure snapshots leave out: who is still asked, and which timers still run. */
export type MachineState = {
  readonly snapshot: AnyMachineSnapshot;
  readonly running: ReadonlyMap<string, Running>;
  readonly timers: ReadonlyMap<string, Timer>;
};

export type Verdict = { readonly transition: string; readonly holds: boolean };
export type Reading = { readonly by: string; readonly part: string };

/** What one step did. */
export type Stepped = {
  readonly machineState: MachineState;
  readonly taken: readonly string[];
  /** Ids of the states entered or passed on the way, those left aside in which the machine stood before. */
  readonly passed: readonly string[];
  readonly asked: readonly Asked[];
  readonly emitted: readonly unknown[];
  readonly sentEvents: readonly SentEvent[];
  readonly acted: readonly Acted[];
  /** Timers and deadlines armed by this step, in order. */
  readonly armed: readonly string[];
  readonly verdicts: readonly Verdict[];
  readonly readings: readonly Reading[];
};

export type Action = { readonly type: string; readonly params?: unknown };

type Spawned = { id: string; src: unknown; input: unknown; actorRef: unknown };
type Raised = { id?: string; event: EventObject; delay?: number };
type Sent = { targetId?: string; to: { id: string } | string; event: EventObject };

export type Effects = Omit<Stepped, 'machineState' | 'taken' | 'passed' | 'verdicts' | 'readings'> & {
  readonly running: ReadonlyMap<string, Running>;
  readonly timers: ReadonlyMap<string, Timer>;
};

type Before = Pick<MachineState, 'running' | 'timers'> | null;

/** A finished actor and a timer that struck are over before the step begins. */
const leftAfter = (before: Before, event: EventObject | null) => {
  const ended = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event?.type ?? '')?.[1];
  return {
    running: new Map([...(before?.running ?? [])].filter(([id]) => id !== ended)),
    timers: new Map([...(before?.timers ?? [])].filter(([, timer]) => timer.event.type !== event?.type)),
  };
};

/** Reads the actions of a step, in order, as what was asked, told, said and armed. */
export const effectsOf = (
  actions: readonly Action[],
  before: Before,
  event: EventObject | null,
  isDeadline: (source: string) => boolean,
): Effects => {
  const { running, timers } = leftAfter(before, event);
  const asked = new Map<string, Asked>();
  const armed: string[] = [];
  const emitted: unknown[] = [];
  const sentEvents: SentEvent[] = [];
  const acted: Acted[] = [];
  for (const { type, params } of actions)
    if (type === 'xstate.spawnChild') {
      const { id, src, input } = params as Spawned;
      running.set(id, { source: String(src), input, isDeadline: isDeadline(String(src)) });
      asked.delete(id);
      asked.set(id, { port: id, input });
      armed.push(id);
    } else if (type === 'xstate.stopChild') {
      const id = (params as { id: string } | undefined)?.id ?? '';
      running.delete(id);
      asked.delete(id);
    } else if (type === 'xstate.raise') {
      const { id, event: raised, delay } = params as Raised;
      if (delay === undefined) continue;
      timers.set(id ?? raised.type, { event: raised, delay });
      armed.push(id ?? raised.type);
    } else if (type === 'xstate.cancel') timers.delete((params as { sendId: string }).sendId);
    else if (type === 'xstate.emit') emitted.push((params as { event: unknown }).event);
    else if (type === 'xstate.sendTo') {
      const { targetId, to, event: sent } = params as Sent;
      sentEvents.push({ to: targetId ?? (typeof to === 'string' ? to : to.id), event: sent });
    } else if (!type.startsWith('xstate.')) acted.push({ action: type, params });
  return { running, timers, asked: [...asked.values()], emitted, sentEvents, acted, armed };
};
