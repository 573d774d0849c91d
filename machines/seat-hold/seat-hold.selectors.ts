import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { seatHoldMachine } from './seat-hold.machine.ts';

type Snapshot = SnapshotFrom<typeof seatHoldMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Seats are being asked for. */
export const isHolding = (snapshot: Snapshot) =>
  snapshot.matches({ asking: 'waiting' }) || snapshot.matches({ counting: { holding: 'waiting' } });
export const isReturning = (snapshot: Snapshot) => snapshot.matches({ counting: { returning: 'waiting' } });
export const isLeaving = (snapshot: Snapshot) => snapshot.matches('leaving');
/** Whether the party may turn back. */
export const mayLeave = (snapshot: Snapshot) => snapshot.can({ type: 'seats.left', at: 0 });
export const isCountingDown = (snapshot: Snapshot) => snapshot.hasTag('countingDown');
export const isConfirming = (snapshot: Snapshot) =>
  snapshot.matches({ empty: 'confirming' }) || snapshot.matches({ counting: 'confirming' });
/** No answer came: nothing else is done before the same was asked again. */
export const isUnanswered = (snapshot: Snapshot) =>
  snapshot.matches({ asking: 'unanswered' }) ||
  snapshot.matches({ counting: { holding: 'unanswered' } }) ||
  snapshot.matches({ counting: { returning: 'unanswered' } });
/** Whether seats may be chosen now. */
export const mayChoose = (snapshot: Snapshot) => snapshot.can({ type: 'seats.chosen', seats: [], at: 0 });
export const mayReturn = (snapshot: Snapshot) => snapshot.matches({ counting: 'held' });
export const mayExtend = (snapshot: Snapshot) => snapshot.can({ type: 'extension.asked', at: 0 });
export const mayConfirm = (snapshot: Snapshot) => snapshot.can({ type: 'seats.confirmed' });
export const isExtending = (snapshot: Snapshot) => snapshot.matches({ counting: 'extending' });
export const extensionOf = ({ context }: Snapshot) => context.extension;
export const seatsOf = ({ context }: Snapshot) => context.seats;
export const wantedOf = ({ context }: Snapshot) => context.wanted;
export const neededOf = ({ context }: Snapshot) => context.needed;
export const deadlineOf = ({ context }: Snapshot) => context.deadline;
export const partyOf = ({ context }: Snapshot) => context.party;
export const askedAtOf = ({ context }: Snapshot) => context.askedAt;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
export const messageOf = ({ context }: Snapshot) => context.message;
