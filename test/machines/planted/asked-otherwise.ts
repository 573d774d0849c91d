import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listOf } from '#machines/kit/chart/slots.ts';
import { grown } from '#machines/kit/mutants/mutants.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';

export const stateIn = (machine: AnyStateMachine, at: string): AnyStateNode => {
  const node = nodesOf(machine.root).find(({ id }) => id === at);
  if (node === undefined) throw new Error(`There is no state ${at}.`);
  return node;
};

/** A chart in which a state asks its first port with something else. */
export const askedWith = (machine: AnyStateMachine, at: string, input: (context: never) => unknown) => {
  const node = stateIn(machine, at);
  return grown(machine, node, {
    name: `${at} asks otherwise`,
    edit: (written) => {
      const [port, ...others] = listOf(written.invoke);
      const otherwise = {
        ...Object(port),
        input: ({ context }: { readonly context: never }) => input(context),
      };
      written.invoke = [otherwise, ...others];
    },
  }).grow();
};
