import { type AnyStateMachine, fromPromise } from 'xstate';
import { deadline } from '#machines/kit/flow/deadline.ts';
import type { HandClock } from './hand-clock.ts';
import type { Asked, Step } from './path.ts';

type Waiting = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };

/** A machine whose ports answer as a path says, and whose deadlines run by a clock moved by hand. */
export type Scripted = {
  readonly machine: AnyStateMachine;
  /** Gives what was asked since the last look. */
  readonly takeAsked: () => readonly Asked[];
  /** Lets the time of a step pass and answers a port where the step says so; events are left to the caller. */
  readonly play: (step: Pick<Step, 'cause' | 'event' | 'at'>) => void;
};

const answerIn = (event: object) => event as { readonly output?: unknown; readonly error?: unknown };

export const scripted = (machine: AnyStateMachine, clock: HandClock, startsAt: number): Scripted => {
  const waiting = new Map<string, Waiting>();
  let asked: Asked[] = [];

  const logicOf = (isDeadline: boolean) =>
    fromPromise<unknown, unknown>(
      ({ input, self, signal }) =>
        new Promise((resolve, reject) => {
          asked.push({ port: self.id, input });
          waiting.set(self.id, { resolve, reject });
          if (!isDeadline) return;
          const { at } = input as { readonly at: number };
          const alarm = clock.setTimeout(() => resolve(undefined), at - startsAt - clock.now());
          const disarm = () => clock.clearTimeout(alarm);
          signal.addEventListener('abort', disarm);
          waiting.set(self.id, {
            resolve,
            reject: (error) => {
              disarm();
              reject(error);
            },
          });
        }),
    );

  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logicOf(logic === deadline),
  ]);

  const answer = (port: string) => {
    const found = waiting.get(port);
    if (found === undefined) throw new Error(`Port ${port} is not asked.`);
    waiting.delete(port);
    return found;
  };

  return {
    machine: machine.provide({ actors: Object.fromEntries(actors) }),
    takeAsked: () => {
      const taken = asked;
      asked = [];
      return taken;
    },
    play: ({ cause, event, at }) => {
      clock.passTo(at);
      if (cause.kind === 'deadline' || cause.kind === 'delay') clock.strike();
      if (cause.kind !== 'answer') return;
      const { output, error } = answerIn(event);
      if (cause.ends === 'done') answer(cause.port).resolve(output);
      else answer(cause.port).reject(error);
    },
  };
};
