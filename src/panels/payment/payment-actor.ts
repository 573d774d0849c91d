import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;
export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
