import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { rentalReservationMachine } from './rental-reservation.machine.ts';

type Snapshot = SnapshotFrom<typeof rentalReservationMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const soughtOf = ({ context }: Snapshot) => context.sought;
export const rentalOf = ({ context }: Snapshot) => context.rental;
export const quotedRefundOf = ({ context }: Snapshot) => context.quotedRefund;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
/** The number of a rental that is the reader's own: whom it is invoiced to is told to nobody else. */
export const ownNumberOf = ({ context: { rental } }: Snapshot) =>
  rental === null || rental.invoicedTo === null ? null : rental.number;
