import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { copied, type Part, type Slot, slotsOf } from '#machines/kit/chart/slots.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';
import { replaced } from './faults.ts';
import { grown, type Mutant } from './mutants.ts';

type Arrow = { readonly node: AnyStateNode; readonly slot: Slot; readonly index: number };

const writtenAt = ({ node, slot }: Arrow): readonly Part[] => slot.read(copied(node.config as Part));

const nameOf = ({ node, slot, index }: Arrow): string => `${node.id}|${slot.event}|${index}`;

const arrowsOf = (machine: AnyStateMachine): readonly Arrow[] =>
  nodesOf(machine.root).flatMap((node) =>
    slotsOf(node).flatMap((slot) =>
      writtenAt({ node, slot, index: 0 }).map((_, index): Arrow => ({ node, slot, index })),
    ),
  );

const led = (machine: AnyStateMachine, arrow: Arrow, to: string, way: Part = {}): Mutant => {
  const all = writtenAt(arrow);
  const other = { ...all[arrow.index], target: `#${to}`, ...way };
  return grown(machine, arrow.node, {
    name: `${nameOf(arrow)}: leads to ${to}`,
    edit: (at) => arrow.slot.write(at, replaced(all, arrow.index, other)),
  });
};

const drawnTarget = ({ node, slot, index }: Arrow): string | undefined => {
  const drawn = slot.event === 'always' ? node.always : node.transitions.get(slot.event);
  return drawn?.[index]?.target?.[0]?.id;
};

/** A chart for every transition and every state it does not lead to, in which it does. */
export const misledMutants = (machine: AnyStateMachine): readonly Mutant[] => {
  const states = nodesOf(machine.root).filter((node) => node !== machine.root && node.type !== 'history');
  return arrowsOf(machine).flatMap((arrow) => {
    const own = drawnTarget(arrow);
    return states.filter(({ id }) => id !== own).map(({ id }) => led(machine, arrow, id));
  });
};

/**
 * The same chart with one arrow led to another state: `source|event|index` and the id of the state. Where it leads back to
 * its own state, that begins anew: what is asked there is asked again.
 */
export const ledElsewhere = (machine: AnyStateMachine, arrow: string, to: string): AnyStateMachine => {
  const found = arrowsOf(machine).find((each) => nameOf(each) === arrow);
  if (found === undefined) throw new Error(`There is no arrow ${arrow}.`);
  return led(machine, found, to, to === found.node.id ? { reenter: true } : {}).grow();
};
