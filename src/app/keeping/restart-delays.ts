import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';

const isActorRef = (actor: object): actor is AnyActorRef => 'send' in actor;
const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesIn),
];

const delayOf = ({ machine }: AnyStateNode, delay: unknown): number | null => {
  const length: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  return typeof length === 'number' ? length : null;
};

/** A snapshot keeps no running `after`: in a restored flow and its children each of them starts again, at its full length. */
export const restartDelays = (flow: AnyActorRef): void => {
  const snapshot: unknown = flow.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return;
  for (const node of nodesIn(snapshot.machine.root)) {
    if (node.path.length > 0 && !snapshot.matches(node.path.join('.'))) continue;
    for (const { delay, eventType } of node.after) {
      const length = delayOf(node, delay);
      // xstate cancels the timer by this id when the state is left.
      if (length !== null) flow.system.scheduler.schedule(flow, flow, { type: eventType }, length, eventType);
    }
  }
  for (const child of Object.values<object | undefined>(snapshot.children)) {
    if (child !== undefined && isActorRef(child)) restartDelays(child);
  }
};
