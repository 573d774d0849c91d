import type { AnyStateNode } from 'xstate';
import { listOf, type Part } from '#machines/kit/chart/slots.ts';
import { changedParams } from './changed.ts';
import { actionFaults, bare, besides, type Fault, replaced, without } from './faults.ts';

const onWayFaults = (node: AnyStateNode, key: 'entry' | 'exit'): readonly Fault[] =>
  actionFaults(`${node.id} ${key}`, listOf((node.config as Part)[key]), (written, actions) => {
    written[key] = actions;
  });

const writePorts =
  (ports: readonly unknown[]): Fault['edit'] =>
  (written) => {
    written.invoke = ports;
  };

const portFaults = (node: AnyStateNode): readonly Fault[] => {
  const ports = listOf((node.config as Part).invoke) as readonly Part[];
  return ports.flatMap((port, index): readonly Fault[] => {
    const what = `${node.id}, port ${node.invoke[index]?.id}`;
    const input = changedParams(port.input);
    const unasked: Fault = { name: `${what}: not asked`, edit: writePorts(without(ports, index)) };
    const misled: Fault = {
      name: `${what}: asked for something else`,
      edit: writePorts(replaced(ports, index, { ...port, input })),
    };
    return input === null ? [unasked] : [unasked, misled];
  });
};

const setting = (name: string, key: string, value: unknown): Fault => ({
  name,
  edit: (written) => {
    written[key] = value;
  },
});

const historyFaults = (node: AnyStateNode): readonly Fault[] => {
  const isNested = Object.values<AnyStateNode>(node.parent?.states ?? {}).some(
    ({ type }) => type === 'compound',
  );
  const other = node.history === 'deep' ? 'shallow' : 'deep';
  return isNested ? [setting(`${node.id}: remembers ${other}`, 'history', other)] : [];
};

const beginFaults = (node: AnyStateNode): readonly Fault[] => {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  const other = initial ? besides(initial) : null;
  return other ? [setting(`${node.id}: begins in ${other.id}`, 'initial', other.key)] : [];
};

const outputFaults = (node: AnyStateNode): readonly Fault[] =>
  (node.config as Part).output === undefined
    ? []
    : [
        {
          name: `${node.id}: ends without output`,
          edit: (written) => {
            Object.assign(written, { ...bare(written, 'output'), output: undefined });
          },
        },
      ];

/** Every small fault in what is written at a state itself. */
export const stateFaults = (node: AnyStateNode): readonly Fault[] => [
  ...node.tags.map((tag: string) =>
    setting(
      `${node.id}: without tag ${tag}`,
      'tags',
      node.tags.filter((other: string) => other !== tag),
    ),
  ),
  ...beginFaults(node),
  ...(node.type === 'final' ? [setting(`${node.id}: does not end`, 'type', 'atomic')] : []),
  ...(node.type === 'history' ? historyFaults(node) : []),
  ...outputFaults(node),
  ...onWayFaults(node, 'entry'),
  ...onWayFaults(node, 'exit'),
  ...portFaults(node),
];
