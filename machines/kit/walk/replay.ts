import { type Actor, type AnyStateMachine, createActor, type EventObject } from 'xstate';
import { handClock } from './hand-clock.ts';
import type { Acted, Path, SentEvent, Sight, Step } from './path.ts';
import { scripted } from './scripted.ts';

/** A running flow in the hands of a path. */
export type Live = {
  /** The running actor, for a view to be drawn around. */
  readonly actor: Actor<AnyStateMachine>;
  /** The instant the flow lives in, in epoch milliseconds. */
  readonly now: () => number;
  /** Lets everything of a step happen but its event, which a view has still to send. */
  readonly prepare: (step: Pick<Step, 'cause' | 'event' | 'at'>) => Promise<void>;
  /** What the machine shows and did since the last look. */
  readonly readSight: () => Sight;
  readonly play: (step: Pick<Step, 'cause' | 'event' | 'at'>) => Promise<void>;
  readonly send: (event: EventObject) => Promise<void>;
  readonly stop: () => void;
};

const turns = 8;

/** Answers travel through promises: after a few turns everything that follows from one has happened. */
const settled = async () => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
};

/** Starts a real actor at the instant of a path's start, its ports scripted and its clock moved by hand. */
export const startLive = async (
  machine: AnyStateMachine,
  { input, startsAt }: Pick<Path, 'input' | 'startsAt'>,
): Promise<Live> => {
  const clock = handClock();
  const script = scripted(machine, clock, startsAt);
  let [emitted, sentEvents, acted]: [unknown[], SentEvent[], Acted[]] = [[], [], []];
  const actor = createActor(script.machine, {
    input,
    clock: { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout },
    inspect: (seen) => {
      if (
        seen.type === '@xstate.action' &&
        seen.actorRef === actor &&
        !seen.action.type.startsWith('xstate.')
      )
        acted.push({ action: seen.action.type, params: seen.action.params });
      if (seen.type !== '@xstate.event' || seen.sourceRef !== actor || seen.actorRef === actor) return;
      if (seen.event.type !== 'xstate.init')
        sentEvents.push({ to: String(Reflect.get(seen.actorRef, 'id')), event: seen.event });
    },
  });
  const failures: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe({ error: (error) => failures.push(error) });
  actor.start();
  await settled();
  return {
    actor,
    now: () => startsAt + clock.now(),
    prepare: async (step) => {
      script.play(step);
      await settled();
    },
    readSight: () => {
      if (failures.length > 0) throw failures[0];
      const { value, context, tags, status, output } = actor.getSnapshot();
      const sight: Sight = {
        value,
        context,
        tags: [...tags].toSorted(),
        status,
        output,
        asked: script.takeAsked(),
        emitted,
        sentEvents,
        acted,
      };
      [emitted, sentEvents, acted] = [[], [], []];
      return sight;
    },
    play: async (step) => {
      script.play(step);
      if (step.cause.kind === 'event') actor.send(step.event);
      await settled();
    },
    send: async (event) => {
      actor.send(event);
      await settled();
    },
    stop: () => actor.stop(),
  };
};

/** Replays a path on a live actor and gives what was seen: after the start, then after every step. */
export const replayLive = async (machine: AnyStateMachine, path: Path): Promise<readonly Sight[]> => {
  const live = await startLive(machine, path);
  const seen = [live.readSight()];
  for (const step of path.steps) {
    await live.play(step);
    seen.push(live.readSight());
  }
  live.stop();
  return seen;
};

/** What a path expects to be seen, in the same order. */
export const expectedOf = ({ begins, steps }: Path): readonly Sight[] => [
  begins,
  ...steps.map(({ expected }) => expected),
];
