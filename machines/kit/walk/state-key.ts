import type { MachineState } from './machine-state.ts';
import { stableTextOf } from './stable-text.ts';
import type { Walk } from './walk.ts';

const remembered = ({ snapshot }: MachineState) =>
  Object.entries(snapshot.historyValue as Readonly<Record<string, readonly { readonly id: string }[]>>).map(
    ([id, nodes]) => [id, nodes.map((node) => node.id)],
  );

/** What tells two nodes of the walk apart: never the payload. */
export const keyOf = (walk: Walk, machineState: MachineState): string =>
  stableTextOf([
    machineState.snapshot.value,
    walk.control(machineState.snapshot.context),
    remembered(machineState),
    machineState.snapshot.status,
    [...machineState.running.keys()].toSorted(),
    [...machineState.timers.keys()].toSorted(),
  ]);
