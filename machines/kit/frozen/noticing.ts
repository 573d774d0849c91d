import type { AnyStateMachine } from 'xstate';
import { type Playing, replayed } from './replay.ts';
import type { Twig } from './tree.ts';

type Line = readonly Twig[];

const only = ([first, ...rest]: Line): Twig[] =>
  first === undefined ? [] : [{ ...first, twigs: only(rest) }];

/** Whether a suite notices that another machine stands in the place of its own. */
export type Noticing = (machine: AnyStateMachine, transition: string) => boolean;

const differs = (playing: Playing, machine: AnyStateMachine) => {
  try {
    for (const { isSame } of replayed(playing, machine)) if (!isSame) return true;
    return false;
  } catch {
    return true;
  }
};

/** The nearest way to the transition a fault lies in is tried first: most faults show there at once. */
export const noticingOf = (playing: Playing): Noticing => {
  const nearest = new Map<string, Line>();
  for (const { line, stepped } of replayed(playing))
    for (const id of stepped?.taken ?? []) {
      const known = nearest.get(id);
      if (known === undefined || line.length < known.length) nearest.set(id, line);
    }
  return (machine, transition) => {
    const line = nearest.get(transition);
    return (
      (line !== undefined && differs({ ...playing, roots: only(line) }, machine)) || differs(playing, machine)
    );
  };
};
