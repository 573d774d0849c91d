import type { MachineState, Stepped } from '#machines/kit/walk/machine-state.ts';
import { type Move, movesOf } from '#machines/kit/walk/moves.ts';
import { stableTextOf } from '#machines/kit/walk/stable-text.ts';
import { keyOf } from '#machines/kit/walk/state-key.ts';
import { copyOf, stepperOf } from '#machines/kit/walk/stepper.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { begunBy, type Observation, observationIn } from './observation.ts';

/** One thing that may happen to a flow, what it does then, and where it is afterwards as far as its control tells. */
export type Going = {
  readonly move: Move | null;
  readonly seen: Observation;
  readonly stepped: Stepped;
  readonly key: string;
  readonly title: string;
};

/** Runs a flow purely, a step at a time. Steps are run once, whichever rule asks for them. */
export const goingsOf = (walk: Walk) => {
  const machine = copyOf(walk.machine);
  const stepper = stepperOf(machine);
  const moves = movesOf(walk, machine);
  const known = new Map<string, readonly Going[]>();

  const starts = (): readonly Going[] =>
    Object.entries(walk.starts).map(([title, input]) => {
      const stepped = stepper.begin(input);
      const key = keyOf(walk, stepped.machineState);
      return { move: null, stepped, key, title, seen: observationIn(stepped, null, begunBy(input)) };
    });

  /** What a reader does and the flow does not hear is judged too: a rule may promise that it is heard. */
  const movesIn = (state: MachineState): readonly Move[] => {
    const heard = moves.from(state);
    const keys = new Set(heard.map((move) => move.key));
    const isOver = state.snapshot.status !== 'active';
    return isOver ? [] : [...heard, ...moves.alphabet.filter((move) => !keys.has(move.key))];
  };

  const run = (state: MachineState, key: string, from: string): readonly Going[] =>
    movesIn(state).flatMap((move): readonly Going[] => {
      const event = move.sent(walk.startsAt);
      const stepped = stepper.step(state, event);
      const to = keyOf(walk, stepped.machineState);
      if (stepped.taken.length === 0 && to === key && move.cause.kind !== 'event') return [];
      const seen = observationIn(stepped, move.cause, event);
      return [{ move, stepped, key: to, seen, title: `${from}: ${move.key} → ${seen.stands}` }];
    });

  const after = ({ stepped: { machineState }, key, seen }: Going): readonly Going[] => {
    const text = `${key} ${stableTextOf(machineState.snapshot.context)}`;
    const goings = known.get(text) ?? run(machineState, key, seen.stands);
    known.set(text, goings);
    return goings;
  };

  return { starts, after };
};
