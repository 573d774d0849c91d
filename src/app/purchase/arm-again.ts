import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';

const isFlow = (actor: object): actor is AnyActorRef => 'send' in actor;
const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesIn),
];

const lengthIn = ({ machine }: AnyStateNode, delay: unknown): number | null => {
  const length: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  return typeof length === 'number' ? length : null;
};

/** A snapshot carries no `after`: what a restored flow and its children were waiting for, they wait for from now on. */
export const armAgain = (flow: AnyActorRef): void => {
  const snapshot: unknown = flow.getSnapshot();
  if (!isOfMachine(snapshot)) return;
  for (const node of nodesIn(snapshot.machine.root)) {
    if (node.path.length > 0 && !snapshot.matches(node.path.join('.'))) continue;
    for (const { delay, eventType } of node.after) {
      const length = lengthIn(node, delay);
      // The state takes the timer back under this name when it is left.
      if (length !== null) flow.system.scheduler.schedule(flow, flow, { type: eventType }, length, eventType);
    }
  }
  for (const child of Object.values<object | undefined>(snapshot.children)) {
    if (child !== undefined && isFlow(child)) armAgain(child);
  }
};
