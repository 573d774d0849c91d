import type { SnapshotFrom } from 'xstate';
import type { PaymentStatus } from '#domain/fare/payment-status.ts';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { settlementMachine } from './settlement.machine.ts';

type Snapshot = SnapshotFrom<typeof settlementMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);

export const statusOf = (snapshot: Snapshot): PaymentStatus => {
  const { end } = snapshot.context;
  if (snapshot.hasTag('paying')) return 'paying';
  if (snapshot.hasTag('ticketed')) return 'ticketed';
  if (snapshot.status !== 'done') return 'settling';
  return end === 'none' ? 'lapsed' : end;
};

/** What is told of a payment, of one that runs and of one that was kept. */
export const recordOf = ({ context: { due, challenge, reference, decline } }: Pick<Snapshot, 'context'>) => ({
  due,
  challenge,
  reference,
  decline,
});
