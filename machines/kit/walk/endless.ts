import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { Breach } from './breach.ts';
import type { MachineState } from './machine-state.ts';
import type { Moves } from './moves.ts';
import { stableTextOf } from './stable-text.ts';
import type { Stepper } from './stepper.ts';
import type { Walk } from './walk.ts';

const looked = 400;

const leavesOf = (value: unknown, at = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, at === '' ? key : `${at}.${key}`))
    : [[at, value]];

const most = <Key>(counts: ReadonlyMap<Key, ReadonlySet<string>>) =>
  [...counts].toSorted(([, a], [, b]) => b.size - a.size)[0];

const note = (counts: Map<string, Set<string>>, key: string, text: string) =>
  counts.set(key, (counts.get(key) ?? new Set()).add(text));

/** Looks at the first states of a walk without end and names the state and the part of control that grow. */
export const endlessIn = (walk: Walk, stepper: Stepper, moves: Moves): Breach => {
  const seen = new Set<string>();
  const states = new Map<string, Set<string>>();
  const parts = new Map<string, Set<string>>();
  const queue: MachineState[] = Object.values(walk.starts).map((input) => stepper.begin(input).machineState);
  for (const machineState of queue) {
    const { value, context } = machineState.snapshot;
    const control = walk.control(context);
    const key = stableTextOf([value, control, [...machineState.running.keys()]]);
    if (seen.has(key) || seen.size > looked) continue;
    seen.add(key);
    note(states, stateNameOf(value), stableTextOf(control));
    for (const [part, leaf] of leavesOf(control)) note(parts, part, stableTextOf(leaf));
    queue.push(
      ...moves
        .from(machineState)
        .map((move) => stepper.step(machineState, move.sent(walk.startsAt)).machineState),
    );
  }
  const part = most(parts);
  const place = `${walk.flow}, ${most(states)?.[0]}`;
  if (part === undefined || part[1].size < 3)
    return new Breach('small', place, 'the walk has no end: parallel parts multiply');
  return new Breach(
    'finite',
    place,
    `the walk has no end: control.${part[0]} took ${part[1].size} values and goes on`,
  );
};
