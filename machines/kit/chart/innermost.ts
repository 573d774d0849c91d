import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';

export const isOfMachine = (snapshot: object): snapshot is AnyMachineSnapshot => '_nodes' in snapshot;

export const isInnermost = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final';
