import { type AnyTransitionDefinition, not } from 'xstate';
import { copied, listOf, type Part, type Slot } from '#machines/kit/chart/slots.ts';
import { actionFaults, bare, besides, type Fault, replaced, withOtherParams, without } from './faults.ts';

type Spot = {
  readonly slot: Slot;
  readonly what: string;
  readonly all: readonly Part[];
  readonly index: number;
  readonly written: Part;
};

const put = ({ slot, all, index }: Spot, transition: Part): Fault['edit'] => {
  const transitions = replaced(all, index, transition);
  return (written) => slot.write(written, transitions);
};

const guardFaults = (spot: Spot): readonly Fault[] => {
  const { what, written } = spot;
  const { guard } = written;
  if (guard === undefined) return [];
  const other = withOtherParams(guard);
  const faults: Fault[] = [
    { name: `${what}: without its guard`, edit: put(spot, bare(written, 'guard')) },
    {
      name: `${what}: with its guard turned round`,
      edit: put(spot, { ...written, guard: not(guard as string) }),
    },
  ];
  if (other !== null)
    faults.push({
      name: `${what}: other params for its guard`,
      edit: put(spot, { ...written, guard: other }),
    });
  return faults;
};

const targetFaults = (spot: Spot, drawn: AnyTransitionDefinition | undefined): readonly Fault[] => {
  const { what, written } = spot;
  const target = drawn?.target?.[0];
  if (target === undefined) return [];
  const other = besides(target);
  const faults: Fault[] = [{ name: `${what}: stays`, edit: put(spot, bare(written, 'target')) }];
  if (other !== null)
    faults.push({
      name: `${what}: leads to ${other.id}`,
      edit: put(spot, { ...written, target: `#${other.id}` }),
    });
  if (written.reenter === true)
    faults.push({ name: `${what}: does not reenter`, edit: put(spot, bare(written, 'reenter')) });
  return faults;
};

const orderFaults = ({ slot, what, all, index, written }: Spot): readonly Fault[] => {
  const next = all[index + 1];
  if (next === undefined) return [];
  const swapped = replaced(replaced(all, index, next), index + 1, written);
  return [{ name: `${what}: after the next branch`, edit: (at) => slot.write(at, swapped) }];
};

/** Every small fault in the transitions written at one place of a chart. */
export const transitionFaults = (slot: Slot): readonly Fault[] => {
  const { node, event } = slot;
  const all = slot.read(copied(node.config as Part));
  const drawn = event === 'always' ? node.always : node.transitions.get(event);
  return all.flatMap((written, index): readonly Fault[] => {
    const what = `${node.id}|${event}|${index}`;
    const spot: Spot = { slot, what, all, index, written };
    const dropped: Fault = {
      name: `${what}: dropped`,
      edit: (at) => slot.write(at, without(all, index)),
    };
    const actions = actionFaults(what, listOf(written.actions), (at, left) =>
      slot.write(at, replaced(all, index, { ...written, actions: left })),
    );
    return [
      dropped,
      ...guardFaults(spot),
      ...actions,
      ...targetFaults(spot, drawn?.[index]),
      ...orderFaults(spot),
    ];
  });
};
