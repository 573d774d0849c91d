import type { EventObject } from 'xstate';
import type { Exploration, WalkedState } from './explore.ts';
import { goalOf } from './goals.ts';
import type { Move } from './moves.ts';
import { once } from './once.ts';
import type { Path } from './path.ts';
import { realise } from './realise.ts';
import { survey } from './survey.ts';

/** `by control`: the state takes the event or refuses it, as its control says. */
export type Verdict = 'accepted' | 'refused' | 'by control';

/** Every state of a chart against every event with every sample. */
export type Matrix = {
  readonly flow: string;
  readonly events: readonly string[];
  readonly rows: readonly { readonly state: string; readonly verdicts: readonly Verdict[] }[];
};

const accepts = ({ out }: WalkedState, { key }: Move) => out.some(({ move }) => move.key === key);

const verdictOf = (states: readonly WalkedState[], move: Move): Verdict => {
  if (states.every((state) => accepts(state, move))) return 'accepted';
  return states.some((state) => accepts(state, move)) ? 'by control' : 'refused';
};

const isAlive = ({ machineState }: WalkedState) => machineState.snapshot.status === 'active';

export const matrixOf = ({ walk, moves, states }: Exploration): Matrix => ({
  flow: walk.flow,
  events: moves.alphabet.map(({ key }) => key),
  rows: [...new Set(states.filter(isAlive).map(({ name }) => name))].map((name) => {
    const here = states.filter((state) => isAlive(state) && state.name === name);
    return { state: name, verdicts: moves.alphabet.map((move) => verdictOf(here, move)) };
  }),
});

/** A path to a state, and the events that must change nothing there. */
export type Probe = {
  readonly path: Path;
  readonly state: string;
  readonly refused: readonly { readonly key: string; readonly event: EventObject }[];
};

/** For every walked state that any timing can reach: how to come there and what it must refuse. */
export const probesOf = once((exploration: Exploration): readonly Probe[] => {
  const { walk, moves, states } = exploration;
  const { nearest } = survey(exploration, {
    ...goalOf(exploration, 'states'),
    targets: states.map(({ id }) => `${id}`),
    byStart: ({ to }) => [`${to}`],
    byStep: ({ to }) => [`${to}`],
  });
  return states.filter(isAlive).flatMap((state): readonly Probe[] => {
    const trail = nearest.get(`${state.id}`);
    if (trail === undefined) return [];
    const path = realise(exploration, trail);
    const now = walk.startsAt + (path.steps.at(-1)?.at ?? 0);
    const refused = moves.alphabet
      .filter((move) => !accepts(state, move))
      .map(({ key, sent }) => ({ key, event: sent(now) }));
    return [{ path, state: state.name, refused }];
  });
});
