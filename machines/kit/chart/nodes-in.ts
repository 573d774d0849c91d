import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

/** Every state that is on, the outer ones among them. */
export const nodesIn = ({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] => nodes;
