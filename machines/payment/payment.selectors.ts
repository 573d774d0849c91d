import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/state-name.ts';
import type { paymentMachine } from './payment.machine.ts';
import { doMilesReach, isSomethingLeft } from './payment.model.ts';

type Snapshot = SnapshotFrom<typeof paymentMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isAtBank = (snapshot: Snapshot) => snapshot.hasTag('atBank');
export const isCountingDown = (snapshot: Snapshot) => snapshot.hasTag('countingDown');
export const payerOf = ({ context }: Snapshot) => context.payer;
export const methodOf = ({ context }: Snapshot) => context.method;
export const areTermsAccepted = ({ context }: Snapshot) => context.terms === 'accepted';
export const locatorOf = ({ context }: Snapshot) => context.locator;
export const totalOf = ({ context }: Snapshot) => context.total;
export const priceOf = ({ context }: Snapshot) => context.price;
export const isCovered = ({ context }: Snapshot) => !isSomethingLeft(context);
export const couponsOf = ({ context }: Snapshot) => context.coupons;
export const soughtIn = ({ context }: Snapshot) => context.sought;
export const coverOf = ({ context }: Snapshot) => context.cover;
export const milesOf = ({ context }: Snapshot) => context.miles;
export const areMilesEnough = ({ context }: Snapshot) => doMilesReach(context);
export const challengeOf = ({ context }: Snapshot) => context.challenge;
export const payByOf = ({ context }: Snapshot) => context.payBy;
export const bankByOf = ({ context }: Snapshot) => context.bankBy;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const saidBy = ({ context }: Snapshot) => context.said;
export const walletOf = (snapshot: Snapshot) => snapshot.children.masterpass ?? null;
