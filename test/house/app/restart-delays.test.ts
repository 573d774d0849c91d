import { describe, expect, test } from 'vitest';
import {
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  fromPromise,
  SimulatedClock,
  type StateValue,
} from 'xstate';
import { restartDelays } from '#app/keeping/restart-delays.ts';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { walks } from '../../machines/walks.ts';

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesIn),
];

const silent = fromPromise(() => new Promise<never>(() => undefined));

/** Nobody answers it. */
const unanswered = (machine: AnyStateMachine): AnyStateMachine => {
  const ports = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(ports.map((port) => [port, silent])) });
};

/** What stands there as it comes back from a shelf. */
const restored = (drawn: AnyStateMachine, { path }: AnyStateNode, input: unknown) => {
  const machine = unanswered(drawn);
  const { context } = createActor(machine, { input }).getSnapshot();
  const value = path.reduceRight<StateValue>((below, name) => ({ [name]: below }), {});
  const snapshot = machine.resolveState({ value, context });
  const written = JSON.stringify(machine.getPersistedSnapshot(snapshot));
  const clock = new SimulatedClock();
  return { clock, flow: createActor(machine, { snapshot: JSON.parse(written), input, clock }).start() };
};

const waits = walks.flatMap(({ flow, machine, starts }) => {
  const nodes = nodesIn(machine.root).filter(({ after }) => after.length > 0);
  return nodes.map(
    (node) => [`${flow}: ${node.path.join('.')}`, machine, node, Object.values(starts)[0]] as const,
  );
});

const longer = 600_000;

describe('what a flow was waiting for when it was written down', () => {
  test.each(waits)('is waited for again: %s', (_, machine, node, input) => {
    const { clock, flow } = restored(machine, node, input);
    const before = stateNameOf(flow.getSnapshot().value);
    clock.increment(longer);
    expect(stateNameOf(flow.getSnapshot().value)).toBe(before);
    restartDelays(flow);
    clock.increment(longer);
    expect(flow.getSnapshot().matches(before)).toBe(false);
  });
});
