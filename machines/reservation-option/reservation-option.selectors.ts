import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { reservationOptionMachine } from './reservation-option.machine.ts';

type Snapshot = SnapshotFrom<typeof reservationOptionMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const bookingOf = ({ context }: Snapshot) => context.booking;
export const offerOf = ({ context }: Snapshot) => context.offer;
export const wasExtended = ({ context }: Snapshot) => context.action === 'extended';
export const wasMailed = ({ context }: Snapshot) => context.action === 'mailed';
export const againAtOf = ({ context }: Snapshot) => context.againAt;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
