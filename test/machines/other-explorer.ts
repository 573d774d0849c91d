import { getAdjacencyMap } from '@xstate/graph';
import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate';
import { nodesIn } from '#machines/kit/chart/nodes-in.ts';
import { deadline } from '#machines/kit/flow/deadline.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';
import type { Outcome, Walk } from '#machines/kit/walk/walk.ts';

/** Where a flow comes to, and by what: `from`, the event and `to`, of states by their whole value. */
export type Reached = { readonly states: readonly string[]; readonly arrows: readonly string[] };

type Place = {
  readonly state: AnyMachineSnapshot;
  readonly transitions: Readonly<
    Record<string, { readonly event: EventObject; readonly state: AnyMachineSnapshot }>
  >;
};

const nameOf = ({ value, status }: AnyMachineSnapshot): string => `${JSON.stringify(value)} ${status}`;

const arrowOf = (from: AnyMachineSnapshot, type: string, to: AnyMachineSnapshot): string =>
  `${nameOf(from)}: ${type} → ${nameOf(to)}`;

const inOrder = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

const answeredBy = (outcome: Outcome, port: string, now: number): EventObject =>
  outcome.kind === 'done'
    ? Object.assign(
        { type: `xstate.done.actor.${port}`, actorId: port },
        { output: outcome.outputAt?.(now) ?? outcome.output },
      )
    : Object.assign({ type: `xstate.error.actor.${port}`, actorId: port }, { error: outcome.error });

const takenFrom = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): readonly AnyTransitionDefinition[] => machine.getTransitionData(snapshot, event) ?? [];

/** Whatever the samples, the outcomes and time may send to whoever stands here, as far as it is heard. */
const eventsAt =
  ({ machine, startsAt, outcomes, events }: Walk, alphabet: readonly string[]) =>
  (snapshot: AnyMachineSnapshot): readonly EventObject[] => {
    if (snapshot.status !== 'active') return [];
    const samples = new Map<string, Readonly<Record<string, object>> | undefined>(Object.entries(events));
    const eventsOfType = alphabet.flatMap((type) =>
      Object.values(samples.get(type) ?? { plain: {} }).map((payload) =>
        Object.assign({ ...payload, type }, 'at' in payload ? { at: startsAt } : {}),
      ),
    );
    const ports = nodesIn(snapshot).flatMap(({ invoke }) => invoke);
    const answered = ports
      .filter(({ id }) => Object.hasOwn(snapshot.children, id))
      .flatMap(({ id, src }): readonly EventObject[] => {
        const answers = Object.values(outcomes[id] ?? {}).map((outcome) => answeredBy(outcome, id, startsAt));
        const isDeadline = typeof src === 'string' && machine.implementations.actors[src] === deadline;
        if (!isDeadline) return answers;
        const broken = Object.assign({ type: `xstate.error.actor.${id}` }, { error: new Error('Broken.') });
        return [{ type: `xstate.done.actor.${id}` }, broken, ...answers];
      });
    const struck = nodesIn(snapshot).flatMap(({ after }) =>
      after.map(({ eventType }) => ({ type: eventType })),
    );
    return [...eventsOfType, ...answered, ...struck].filter(
      (event) => takenFrom(machine, snapshot, event).length > 0,
    );
  };

const isForbidden = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target === undefined && actions.length === 0;

const alphabetOf = (machine: AnyStateMachine): readonly string[] =>
  machine.events.filter((type: string) => type !== '' && !type.startsWith('xstate.'));

const rememberedBy = ({
  historyValue,
}: AnyMachineSnapshot): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(historyValue).map(([id, nodes]) => [id, (nodes ?? []).map((node) => node.id)]);

const keyOf =
  ({ control }: Walk) =>
  (snapshot: AnyMachineSnapshot): string =>
    JSON.stringify([
      nameOf(snapshot),
      control(snapshot.context),
      rememberedBy(snapshot),
      Object.keys(snapshot.children).toSorted(),
    ]);

/** What the library reaches that has no part in the kit's own walk. */
export const reachedByLibrary = (walk: Walk): Reached => {
  const { machine, starts } = walk;
  const alphabet = alphabetOf(machine);
  const places: readonly Place[] = Object.values(starts).flatMap((input) =>
    Object.values(
      getAdjacencyMap<AnyMachineSnapshot, EventObject, unknown>(machine, {
        input,
        events: eventsAt(walk, alphabet),
        serializeState: keyOf(walk),
        serializeEvent: (event) => JSON.stringify(event),
      }),
    ),
  );
  const arrows = places.flatMap(({ state, transitions }) =>
    Object.values(transitions).flatMap(({ event, state: to }) => {
      const isTaken = !takenFrom(machine, state, event).every(isForbidden);
      return isTaken ? [arrowOf(state, event.type, to)] : [];
    }),
  );
  return { states: inOrder(places.map(({ state }) => nameOf(state))), arrows: inOrder(arrows) };
};

/** The same of what the kit has walked. */
export const reachedByKit = ({ walk, states, edges }: Exploration): Reached => {
  const at = new Map(states.map(({ id, machineState }) => [id, machineState.snapshot]));
  const arrows = edges.flatMap(({ from, to, move, stepped }) => {
    const [before, after] = [at.get(from), at.get(to)];
    if (before === undefined || after === undefined || stepped.taken.length === 0) return [];
    return [arrowOf(before, move.sent(walk.startsAt).type, after)];
  });
  return { states: inOrder([...at.values()].map(nameOf)), arrows: inOrder(arrows) };
};
