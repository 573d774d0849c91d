import { type AnyStateMachine, type AnyStateNode, createMachine } from 'xstate';
import { copied, type Part, slotsOf } from '#machines/kit/chart/slots.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';
import type { Fault } from './faults.ts';
import { stateFaults } from './state-faults.ts';
import { transitionFaults } from './transition-faults.ts';

/** A machine with one small fault put in, named for the fault; `at` is the transition or state it lies in. */
export type Mutant = { readonly name: string; readonly at: string; readonly grow: () => AnyStateMachine };

/** What a fault makes of a machine; null where that is no chart. */
export const born = ({ grow }: Mutant): AnyStateMachine | null => {
  try {
    return grow();
  } catch {
    return null;
  }
};

const placeIn = (name: string) => name.split(/: |, | entry| exit/, 1)[0] ?? name;

/** The machine with a fault put into one of its states. */
export const grown = (machine: AnyStateMachine, { path }: AnyStateNode, { name, edit }: Fault): Mutant => ({
  name,
  at: placeIn(name),
  grow: () => {
    const root = copied(machine.config as Part);
    edit(path.reduce<Part>((at, key) => (at.states as Readonly<Record<string, Part>>)[key] ?? {}, root));
    return createMachine(root as never, machine.implementations);
  },
});

type Delay = (...given: never[]) => number;

const doubled =
  (delay: number | Delay): Delay =>
  (...given) =>
    2 * (typeof delay === 'function' ? delay(...given) : delay);

const delayMutants = (machine: AnyStateMachine): readonly Mutant[] =>
  Object.entries(machine.implementations.delays).map(([name, delay]) => ({
    name: `delay ${name}: twice as long`,
    at: name,
    grow: () => machine.provide({ delays: { [name]: doubled(delay as Delay) } as never }),
  }));

/** Every small fault that can be put into a chart. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] => [
  ...nodesOf(machine.root).flatMap((node) =>
    [...stateFaults(node), ...slotsOf(node).flatMap(transitionFaults)].map((fault) =>
      grown(machine, node, fault),
    ),
  ),
  ...delayMutants(machine),
];
