import type { EventObject } from 'xstate';
import type { MachineState } from '#machines/kit/walk/machine-state.ts';
import type { Move } from '#machines/kit/walk/moves.ts';
import type { Cause } from '#machines/kit/walk/path.ts';
import type { Shelf } from './shelf.ts';
import type { FrozenSuite } from './suite.ts';

/** What happens at a step, in words; two causes are the same when their words are. */
export const causeText = (cause: Cause): string => {
  if (cause.kind === 'event') return cause.sample === null ? cause.event : `${cause.event} (${cause.sample})`;
  if (cause.kind === 'answer')
    return `${cause.port} ${cause.ends === 'done' ? 'answers' : 'breaks'} (${cause.outcome})`;
  return cause.kind === 'deadline' ? `${cause.port} is over` : `${cause.delay} has passed`;
};

/** What an event carries, or what a port says; null where there is nothing to write down. */
export const carriedBy = ({ cause, sent }: Move, shelf: Shelf): unknown => {
  if (cause.kind === 'event' && cause.sample !== null)
    return shelf.putAt((now) => {
      const { type: _, ...carried } = sent(now);
      return carried;
    });
  if (cause.kind !== 'answer') return null;
  if (cause.ends === 'error') return shelf.put((sent(0) as unknown as { readonly error: unknown }).error);
  return shelf.putAt((now) => (sent(now) as unknown as { readonly output: unknown }).output ?? null);
};

const answer = /^(\S+) (answers|breaks) \(/;
const ending = /^(\S+) is over$/;
const waiting = /^(\S+) has passed$/;

/** The event of a transition that a cause may take, as xstate names it; of a delay, its beginning. */
export const eventTypeOf = (cause: string): string => {
  const [, port = '', ends] = answer.exec(cause) ?? [];
  if (ends !== undefined) return `xstate.${ends === 'answers' ? 'done' : 'error'}.actor.${port}`;
  const over = ending.exec(cause)?.[1];
  if (over !== undefined) return `xstate.done.actor.${over}`;
  const passed = waiting.exec(cause)?.[1];
  return passed === undefined ? (cause.split(' ', 1)[0] ?? cause) : `xstate.after.${passed}.`;
};

const errorFrom = (written: unknown): Error => {
  const { name, message } = written as Pick<Error, 'name' | 'message'>;
  return Object.assign(new Error(message), { name });
};

export type Happening =
  | { readonly event: EventObject; readonly impossible: null }
  | { readonly event: null; readonly impossible: string };

const impossible = (says: string): Happening => ({ event: null, impossible: says });
const possible = (event: object): Happening => ({ event: event as EventObject, impossible: null });

/** The event a written cause becomes for a flow that stands somewhere, or why it cannot happen there. */
export const happeningOf = (
  { events, answers }: Pick<FrozenSuite, 'events' | 'answers'>,
  shelf: Shelf,
  { running, timers, snapshot }: MachineState,
  cause: string,
  now: number,
): Happening => {
  if (snapshot.status !== 'active') return impossible('the flow has ended');
  const type = eventTypeOf(cause);
  const [, port, ends] = answer.exec(cause) ?? [];
  if (port !== undefined) {
    if (!running.has(port)) return impossible(`${port} is not asked`);
    const value = shelf.take(answers[cause], now);
    return possible({
      type,
      actorId: port,
      ...(ends === 'answers' ? { output: value } : { error: errorFrom(value) }),
    });
  }
  const over = ending.exec(cause)?.[1];
  if (over !== undefined)
    return running.has(over) ? possible({ type, actorId: over }) : impossible(`${over} is not waited for`);
  if (waiting.test(cause)) {
    const timer = [...timers.values()].find(({ event }) => event.type.startsWith(type));
    return timer === undefined ? impossible('nothing waits for that time') : possible(timer.event);
  }
  const carried = shelf.take(events[cause] ?? {}, now) as object;
  return possible({ ...carried, type });
};
