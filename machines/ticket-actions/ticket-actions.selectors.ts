import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { ticketActionsMachine } from './ticket-actions.machine.ts';

type Snapshot = SnapshotFrom<typeof ticketActionsMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const bookingOf = ({ context }: Snapshot) => context.booking;
export const asOf = ({ context }: Snapshot) => context.asOf;
export const ticketsOf = ({ context }: Snapshot) => context.tickets;
export const chosenOf = ({ context }: Snapshot) => context.chosen;
export const actionOf = ({ context }: Snapshot) => context.action;
export const dealOf = ({ context }: Snapshot) => context.deal;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
