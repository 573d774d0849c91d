import type { AnyTransitionDefinition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { Breach } from './breach.ts';
import { endlessIn } from './endless.ts';
import type { MachineState, Stepped } from './machine-state.ts';
import { type Move, type Moves, movesOf } from './moves.ts';
import { keyOf } from './state-key.ts';
import type { Stepper } from './stepper.ts';
import { refuseStrayReading } from './stray.ts';
import type { Walk } from './walk.ts';
import { declaredIn, watched } from './watch.ts';

export type WalkedState = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  /** One machine that stands here; others may differ in payload. */
  readonly machineState: MachineState;
  readonly out: readonly WalkedEdge[];
  /** Moves the state listens to and its guards refuse. */
  readonly refusals: readonly Refusal[];
};

export type WalkedEdge = {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly move: Move;
  readonly stepped: Stepped;
};

export type Refusal = { readonly move: Move; readonly stepped: Stepped };
export type Start = { readonly name: string; readonly to: number; readonly stepped: Stepped };

/** Every way a flow can go, as far as its control tells the ways apart. */
export type Exploration = {
  readonly walk: Walk;
  readonly stepper: Stepper;
  readonly moves: Moves;
  readonly declared: ReadonlyMap<string, AnyTransitionDefinition>;
  readonly starts: readonly Start[];
  readonly states: readonly WalkedState[];
  readonly edges: readonly WalkedEdge[];
};

/** A walk that comes to more states than this is taken to have no end. */
export const mostStates = 3000;

type Place = { readonly key: string; readonly stepped: Stepped | null };
type Going = { readonly type: string; readonly move: Move | null };

const reasonOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

const breachFrom = (walk: Walk, place: string, move: string, thrown: unknown) => {
  if (thrown instanceof Breach) return thrown;
  const reason = reasonOf(thrown);
  return reason.startsWith('Infinite loop')
    ? new Breach('settling', `${walk.flow}, ${place}`, `${move} starts steps without end`)
    : new Breach(
        'walk',
        `${walk.flow}, ${place}`,
        `${move} cannot be taken with what the walk gives (${reason})`,
      );
};

/** Walks a real machine through everything its samples, outcomes and deadlines can make it do. */
export const explore = (walk: Walk): Exploration => {
  const stepper = watched(walk.machine);
  const moves = movesOf(walk, stepper.machine);
  const root: Place = { key: '', stepped: null };
  let found = 0;

  const arrive = (stepped: Stepped): Place => ({ key: keyOf(walk, stepped.machineState), stepped });

  const begin = (name: string) => {
    try {
      const begun = stepper.begin(walk.starts[name]);
      refuseStrayReading(walk, null, begun);
      return arrive(begun);
    } catch (thrown) {
      throw breachFrom(walk, 'the start', name, thrown);
    }
  };

  const go = ({ stepped }: Place, { type, move }: Going): Place => {
    if (stepped === null || move === null) return begin(type);
    try {
      const next = stepper.step(stepped.machineState, move.sent(walk.startsAt));
      refuseStrayReading(walk, stepped.machineState, next);
      return arrive(next);
    } catch (thrown) {
      throw breachFrom(walk, stateNameOf(stepped.machineState.snapshot.value), move.key, thrown);
    }
  };

  const goings = ({ stepped }: Place): readonly Going[] => {
    if (stepped === null) return Object.keys(walk.starts).map((name) => ({ type: name, move: null }));
    found += 1;
    if (found > mostStates) throw endlessIn(walk, stepper, moves);
    return moves.from(stepped.machineState).map((move) => ({ type: move.key, move }));
  };

  const graph = getAdjacencyMap(
    { transition: go, getInitialSnapshot: () => root } as never,
    {
      events: goings,
      fromState: root,
      serializeState: (place: Place) => place.key,
      serializeEvent: (going: Going) => going.type,
    } as never,
  ) as unknown as Readonly<
    Record<string, { state: Place; transitions: Readonly<Record<string, { event: Going; state: Place }>> }>
  >;

  const { '': begun, ...places } = graph;
  const ids = new Map(Object.keys(places).map((key, id) => [key, id]));
  const idOf = (place: Place) => ids.get(place.key) ?? -1;
  const edges: WalkedEdge[] = [];

  const states = Object.entries(places).flatMap(([key, { state, transitions }], id): WalkedState[] => {
    if (state.stepped === null) return [];
    const gone = Object.values(transitions).flatMap(({ event: { move }, state: { stepped, key: to } }) =>
      move === null || stepped === null ? [] : [{ move, stepped, to }],
    );
    const moved = gone.filter(({ stepped, to }) => stepped.taken.length > 0 || to !== key);
    const out = moved.map(({ move, stepped, to }, index) => ({
      id: edges.length + index,
      from: id,
      to: ids.get(to) ?? -1,
      move,
      stepped,
    }));
    edges.push(...out);
    const refusals = gone.filter(({ stepped, to }) => stepped.taken.length === 0 && to === key);
    const { machineState } = state.stepped;
    return [{ id, key, name: stateNameOf(machineState.snapshot.value), machineState, out, refusals }];
  });

  const starts = Object.entries(begun?.transitions ?? {}).flatMap(([name, { state }]): Start[] =>
    state.stepped === null ? [] : [{ name, to: idOf(state), stepped: state.stepped }],
  );

  return { walk, stepper, moves, declared: declaredIn(walk.machine), starts, states, edges };
};
