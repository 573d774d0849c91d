import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { carRentalMachine } from './car-rental.machine.ts';

type Snapshot = SnapshotFrom<typeof carRentalMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const officesOf = ({ context }: Snapshot) => context.offices;
export const wishOf = ({ context }: Snapshot) => context.wish;
export const trainOf = ({ context }: Snapshot) => context.train;
export const fillsOf = ({ context }: Snapshot) => context.fills;
export const foundOf = ({ context }: Snapshot) => context.found;
export const listingOf = ({ context }: Snapshot) => context.wanted;
export const carOf = ({ context }: Snapshot) => context.car;
export const driverOf = ({ context }: Snapshot) => context.driver;
export const contractsOf = ({ context }: Snapshot) => context.contracts;
export const rentalOf = ({ context }: Snapshot) => context.rental;
/** Of a rental, live or kept. */
export const numberOf = ({
  context,
}: {
  readonly context: { readonly order: { readonly number: string } };
}) => context.order.number;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
/** Whether leaving the payment is being asked. */
export const isLeaving = (snapshot: Snapshot) => snapshot.matches({ paying: 'leaving' });
export const isReleaseUnheard = (snapshot: Snapshot) => snapshot.matches({ releasing: 'unheard' });
export const paymentOf = ({ children }: Snapshot) => children.payment ?? null;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
