import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { paymentMachine } from './payment.machine.ts';
import { isSomethingLeft } from './payment.model.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isCountingDown = (snapshot: Snapshot) => snapshot.hasTag('countingDown');
export const boughtOf = ({ context }: Snapshot) => context.bought;
export const payerOf = ({ context }: Snapshot) => context.payer;
export const methodOf = ({ context }: Snapshot) => context.method;
export const areTermsAccepted = ({ context }: Snapshot) => context.terms === 'accepted';
export const totalOf = ({ context }: Snapshot) => context.total;
export const priceOf = ({ context }: Snapshot) => context.price;
export const isCovered = ({ context }: Snapshot) => !isSomethingLeft(context);
export const couponsOf = ({ context }: Snapshot) => context.coupons;
export const soughtIn = ({ context }: Snapshot) => context.sought;
export const coverOf = ({ context }: Snapshot) => context.cover;
export const milesOf = ({ context }: Snapshot) => context.miles;
export const attemptOf = ({ context }: Snapshot) => context.attempt;
export const payByOf = ({ context }: Snapshot) => context.payBy;
export const bankByOf = ({ context }: Snapshot) => context.bankBy;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const walletOf = (snapshot: Snapshot) => snapshot.children.masterpass ?? null;
/** When it may be asked again; null where it may be now. */
export const priceAgainAt = ({ context }: Snapshot) => context.waits.price;
export const couponsAgainAt = ({ context }: Snapshot) => context.waits.coupons;
export const paymentAgainAt = ({ context }: Snapshot) => context.waits.payment;
