import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { againstChoice, type ChoiceRefusal } from '#domain/ticket-choice.ts';
import { type DealtDeed, isDealable } from '#domain/ticket-deal.ts';
import type { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';

export type TicketActionsActor = ActorRefFrom<typeof ticketActionsMachine>;
type Snapshot = SnapshotFrom<TicketActionsActor>;

/** What part of the panel is shown. */
export const partOf = (snapshot: Snapshot) => {
  if (snapshot.matches('performing')) return 'performing';
  return snapshot.matches('done') ? 'receipt' : 'choice';
};

export const isReviewing = (snapshot: Snapshot) => snapshot.matches('reviewing');
export const isRenewing = (snapshot: Snapshot) => snapshot.matches('renewing');
export const isReading = (snapshot: Snapshot) => snapshot.matches({ done: 'reading' });
export const isUnread = (snapshot: Snapshot) => snapshot.matches({ done: 'unread' });
export const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
/** What is being reckoned. */
export const reckonedOf = (snapshot: Snapshot): DealtDeed | null =>
  snapshot.matches('simulating') ? snapshot.context.deed : null;
export const mayAskOutcome = (snapshot: Snapshot) => snapshot.can({ type: 'outcome.asked' });
export const mayChooseAll = (snapshot: Snapshot) => snapshot.can({ type: 'all.chosen' });

/** Why a deed may not be asked for; where nothing can be chosen, why not with any ticket. */
export const againstOf =
  (deed: DealtDeed) =>
  ({ context: { tickets, chosen } }: Snapshot): ChoiceRefusal | null => {
    const numbers = tickets.some(isDealable) ? chosen : tickets.map(({ number }) => number);
    return againstChoice(deed, tickets, numbers);
  };
