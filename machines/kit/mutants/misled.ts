import type { AnyStateMachine } from 'xstate';
import { copied, type Part, slotsOf } from '#machines/kit/chart/slots.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';
import { replaced } from './faults.ts';
import { grown, type Mutant } from './mutants.ts';

/** A chart for every transition and every state it does not lead to, in which it does. */
export const misledMutants = (machine: AnyStateMachine): readonly Mutant[] => {
  const nodes = nodesOf(machine.root);
  const states = nodes.filter((node) => node !== machine.root && node.type !== 'history');
  return nodes.flatMap((node) =>
    slotsOf(node).flatMap((slot) => {
      const all = slot.read(copied(node.config as Part));
      const drawn = slot.event === 'always' ? node.always : node.transitions.get(slot.event);
      return all.flatMap((written, index) =>
        states
          .filter(({ id }) => id !== drawn?.[index]?.target?.[0]?.id)
          .map(({ id }) =>
            grown(machine, node, {
              name: `${node.id}|${slot.event}|${index}: leads to ${id}`,
              edit: (at) => slot.write(at, replaced(all, index, { ...written, target: `#${id}` })),
            }),
          ),
      );
    }),
  );
};
