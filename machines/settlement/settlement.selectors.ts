import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/state-name.ts';
import type { settlementMachine } from './settlement.machine.ts';

type Snapshot = SnapshotFrom<typeof settlementMachine>;

/** What somebody who waits for a payment is told of it. */
export type Stands = 'paying' | 'settling' | 'ticketed' | 'declined' | 'lapsed' | 'refunded';

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);

export const standsOf = (snapshot: Snapshot): Stands => {
  const { end } = snapshot.context;
  if (snapshot.hasTag('paying')) return 'paying';
  if (snapshot.hasTag('ticketed')) return 'ticketed';
  if (snapshot.status !== 'done') return 'settling';
  return end === 'none' ? 'lapsed' : end;
};
