import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { reservationOptionMachine } from '#machines/reservation-option/reservation-option.machine.ts';

export type ReservationOptionActor = ActorRefFrom<typeof reservationOptionMachine>;
type Snapshot = SnapshotFrom<ReservationOptionActor>;

/** What part of the panel is shown. */
export const partOf = (snapshot: Snapshot) => {
  if (snapshot.matches('held')) return 'held';
  if (snapshot.matches('extending')) return 'extending';
  if (snapshot.matches('cancelling')) return 'cancelling';
  return snapshot.matches('selling') ? 'selling' : 'over';
};

export const isWaiting = (snapshot: Snapshot) => snapshot.matches({ held: 'waiting' });
export const isConfirming = (snapshot: Snapshot) => snapshot.matches({ held: 'confirming' });
export const isPricing = (snapshot: Snapshot) => snapshot.matches({ held: 'pricing' });
export const isMailing = (snapshot: Snapshot) => snapshot.matches({ held: 'mailing' });
export const isOffering = (snapshot: Snapshot) => snapshot.matches({ held: 'offering' });
export const isRenewing = (snapshot: Snapshot) => snapshot.matches('renewing');
export const isUnread = (snapshot: Snapshot) => snapshot.matches('unread');
export const isExtendable = ({ context }: Snapshot) => context.isExtendable;
export const mayAskOutcome = (snapshot: Snapshot) => snapshot.can({ type: 'outcome.asked' });
