import type { Exploration, Start, WalkedEdge } from './explore.ts';
import type { Stepped } from './machine-state.ts';
import type { Ways } from './reach.ts';
import { nodesOf } from './watch.ts';

export const criteria = [
  'states',
  'transitions',
  'edges',
  'pairs',
  'guards',
  'errors',
  'round-trips',
] as const;
export type Criterion = (typeof criteria)[number];

/** What a suite must reach: targets by name, and which of them a start or a step reaches. */
export type Goal = {
  readonly targets: readonly string[];
  readonly byStart: (start: Start) => readonly string[];
  readonly byStep: (edge: WalkedEdge, before: WalkedEdge | null) => readonly string[];
  /** Whether the step before matters. */
  readonly isPairwise: boolean;
  readonly ways: Ways;
};

const none = () => [];

const plain = (
  exploration: Exploration,
  targets: Iterable<string>,
  by: (stepped: Stepped) => readonly string[],
): Goal => ({
  targets: [...targets],
  byStart: ({ stepped }) => by(stepped),
  byStep: ({ stepped }) => by(stepped),
  isPairwise: false,
  ways: (state) => exploration.states[state]?.out ?? [],
});

const states = (exploration: Exploration): Goal => {
  const { root } = exploration.stepper.machine;
  const drawn = nodesOf(root).filter((node) => node !== root && node.type !== 'history');
  return plain(
    exploration,
    drawn.map(({ id }) => id),
    ({ passed }) => passed,
  );
};

const transitions = (exploration: Exploration): Goal =>
  plain(exploration, exploration.declared.keys(), ({ taken }) => taken);

export const edgeName = ({ states: walked }: Exploration, { from, to, move }: WalkedEdge): string =>
  `${walked[from]?.name} #${from}: ${move.key} → ${walked[to]?.name} #${to}`;

const startName = ({ name }: Start) => `start: ${name}`;

const edges = (exploration: Exploration): Goal => {
  const name = (edge: WalkedEdge) => edgeName(exploration, edge);
  return {
    ...plain(exploration, [...exploration.starts.map(startName), ...exploration.edges.map(name)], none),
    byStart: (begun) => [startName(begun)],
    byStep: (edge) => [name(edge)],
  };
};

const pairsOf = (before: WalkedEdge, edge: WalkedEdge) =>
  before.stepped.taken.flatMap((first) => edge.stepped.taken.map((second) => `${first} > ${second}`));

const pairs = (exploration: Exploration): Goal => {
  const there = exploration.edges.flatMap((edge) =>
    (exploration.states[edge.to]?.out ?? []).flatMap((next) => pairsOf(edge, next)),
  );
  return {
    ...plain(exploration, new Set(there), none),
    byStep: (edge, before) => (before ? pairsOf(before, edge) : []),
    isPairwise: true,
  };
};

/** Refused moves stay where they are; a suite may try them to hear a guard say no. */
const withRefusals = (exploration: Exploration): Ways => {
  const out = exploration.states.map(({ id, out: accepted, refusals }) => [
    ...accepted,
    ...refusals.map(({ move, stepped }): WalkedEdge => ({ id: -1, from: id, to: id, move, stepped })),
  ]);
  return (state) => out[state] ?? [];
};

const guards = (exploration: Exploration): Goal => {
  const guarded = [...exploration.declared].filter(([, { guard }]) => guard !== undefined);
  return {
    ...plain(
      exploration,
      guarded.flatMap(([id]) => [`${id} yes`, `${id} no`]),
      ({ verdicts }) => verdicts.map(({ transition, holds }) => `${transition} ${holds ? 'yes' : 'no'}`),
    ),
    ways: withRefusals(exploration),
  };
};

const isErrorCode = (id: string) => /^E-\d/.test(id);

const errors = (exploration: Exploration): Goal => {
  const { outcomes, proves } = exploration.walk;
  const byOutcome = Object.entries(outcomes).flatMap(([port, named]) =>
    Object.entries(named).flatMap(([name, outcome]) =>
      outcome.proves
        .filter(isErrorCode)
        .map((code) => ({ target: `${code} by ${port} (${name})`, port, name })),
    ),
  );
  const byTransition = Object.entries(proves)
    .filter(([code]) => isErrorCode(code))
    .flatMap(([code, ids]) => ids.map((id) => ({ target: `${code} by ${id}`, id })));
  const shown = (taken: readonly string[]) =>
    byTransition.filter(({ id }) => taken.includes(id)).map(({ target }) => target);
  return {
    ...plain(
      exploration,
      [...byOutcome, ...byTransition].map(({ target }) => target),
      ({ taken }) => shown(taken),
    ),
    byStep: ({ move: { cause }, stepped }) => [
      ...shown(stepped.taken),
      ...byOutcome
        .filter(({ port, name }) => cause.kind === 'answer' && cause.port === port && cause.outcome === name)
        .map(({ target }) => target),
    ],
  };
};

const drawn = { states, transitions, edges, pairs, guards, errors } as const;

export const goalOf = (exploration: Exploration, criterion: Exclude<Criterion, 'round-trips'>): Goal =>
  drawn[criterion](exploration);
