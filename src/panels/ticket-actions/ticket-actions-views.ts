import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  againstChange,
  type ChangeChoiceRefusal,
  ticketChangeOf,
} from '#domain/booking/change-of-tickets.ts';
import { againstChoice, type ChoiceRefusal, isDealable } from '#domain/booking/ticket-choice.ts';
import type { DealtAction } from '#domain/booking/ticket-deal.ts';
import type { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';

export type TicketActionsActor = ActorRefFrom<typeof ticketActionsMachine>;
type Snapshot = SnapshotFrom<TicketActionsActor>;

/** What part of the panel is shown. */
export const partOf = (snapshot: Snapshot) => {
  if (snapshot.matches('performing')) return 'performing';
  return snapshot.matches('done') ? 'receipt' : 'choice';
};

/** Other trains are asked for, or are about to be looked for. */
export const isValidating = (snapshot: Snapshot) =>
  snapshot.matches('validating') || snapshot.matches('changing');
export const isReviewing = (snapshot: Snapshot) => snapshot.matches('reviewing');
export const isRenewing = (snapshot: Snapshot) => snapshot.matches('renewing');
export const isReading = (snapshot: Snapshot) => snapshot.matches({ done: 'reading' });
/** The reader goes back to the tickets once they are read. */
export const isClosing = (snapshot: Snapshot) => snapshot.matches({ done: 'closing' });
export const isUnread = (snapshot: Snapshot) => snapshot.matches({ done: 'unread' });
export const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing') || snapshot.matches('closed');
/** What is being reckoned. */
export const reckonedOf = (snapshot: Snapshot): DealtAction | null =>
  snapshot.matches('simulating') ? snapshot.context.action : null;
/** The booking could not be read after a refusal that says nothing of the first try. */
export const isUnknown = (snapshot: Snapshot) => snapshot.matches({ performing: 'unknown' });
export const mayAskOutcome = (snapshot: Snapshot) => snapshot.can({ type: 'outcome.asked' });
export const mayChooseAll = (snapshot: Snapshot) => snapshot.can({ type: 'all.chosen' });

/** Where nothing can be chosen, it is said why not with any ticket. */
const judgedOf = ({ context: { tickets, chosen } }: Snapshot): readonly string[] =>
  tickets.some(isDealable) ? chosen : tickets.map(({ number }) => number);

/** Why an action may not be asked for. */
export const againstOf =
  (action: DealtAction) =>
  (snapshot: Snapshot): ChoiceRefusal | null =>
    againstChoice(action, snapshot.context.tickets, judgedOf(snapshot));

export const againstChanging = (snapshot: Snapshot): ChangeChoiceRefusal | null =>
  againstChange(ticketChangeOf(snapshot.context.booking, judgedOf(snapshot)), snapshot.context.tickets);
