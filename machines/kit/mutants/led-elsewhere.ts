import { type AnyStateMachine, createMachine } from 'xstate';
import { copied, type Part, slotsOf } from '#machines/kit/chart/slots.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';
import { replaced } from './faults.ts';

/** The same chart with one arrow led to another state: `source|event|index` and the id of the state. */
export const ledElsewhere = (machine: AnyStateMachine, arrow: string, to: string): AnyStateMachine => {
  const [source = '', event = '', index = ''] = arrow.split('|');
  const node = nodesOf(machine.root).find(({ id }) => id === source);
  const slot = node === undefined ? undefined : slotsOf(node).find((each) => each.event === event);
  if (node === undefined || slot === undefined) throw new Error(`There is no arrow ${arrow}.`);
  const root = copied(machine.config as Part);
  const written = node.path.reduce<Part>(
    (at, key) => (at.states as Readonly<Record<string, Part>>)[key] ?? {},
    root,
  );
  const all = slot.read(written);
  slot.write(written, replaced(all, Number(index), { ...all[Number(index)], target: `#${to}` }) as never);
  return createMachine(root as never, machine.implementations);
};
