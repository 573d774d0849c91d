import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { alertMachine } from './alert.machine.ts';

type Snapshot = SnapshotFrom<typeof alertMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const shownAlertOf = (snapshot: Snapshot) =>
  snapshot.hasTag('shown') ? snapshot.context.alert : null;
