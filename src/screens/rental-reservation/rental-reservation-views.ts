import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';

export type RentalActor = ActorRefFrom<typeof rentalReservationMachine>;
type Snapshot = SnapshotFrom<RentalActor>;

export const isAnswerDue = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isReading = (snapshot: Snapshot) =>
  snapshot.matches('reading') || snapshot.matches('recognizing');
export const isShown = (snapshot: Snapshot) =>
  !snapshot.matches('seeking') && snapshot.context.rental !== null;
export const isMailing = (snapshot: Snapshot) =>
  snapshot.matches('mailing') || snapshot.matches({ seeking: 'mailing' });
export const isLinkMailed = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'mailed' }) || snapshot.matches({ seeking: 'mailed' });
/** Number and surname do not show it just now: the mailed link does. */
export const isUnproved = (snapshot: Snapshot) =>
  snapshot.matches({ seeking: 'unproved' }) ||
  snapshot.matches({ seeking: 'mailing' }) ||
  snapshot.matches({ seeking: 'mailed' });
/** The rental that the address names is asked for; nothing was typed. */
export const isRecognizing = (snapshot: Snapshot) => snapshot.matches('recognizing');
export const isRereading = (snapshot: Snapshot) => snapshot.matches('rereading');
/** Whether it was cancelled is not known, and is asked where somebody wishes so. */
export const isUnknown = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'unknown' }) || isRereading(snapshot);
/** The link of a letter opens nothing any more: it has opened the rental, or it was used or too old. */
export const isLinkSpent = (snapshot: Snapshot) =>
  isShown(snapshot) || snapshot.context.refusal === 'link-used-or-old';
/** What comes back is asked for. */
export const isQuoting = (snapshot: Snapshot) => snapshot.matches('quoting');
/** What comes back is asked for, or how the rental stands now. */
export const isAskedFor = (snapshot: Snapshot) => isQuoting(snapshot) || isRereading(snapshot);
/** What comes back has changed while it was cancelled: it is told anew above the same question. */
const isQuotedAnew = (snapshot: Snapshot) =>
  snapshot.matches('quoting') && snapshot.context.refusal === 'amount-differs';
export const isCancelling = (snapshot: Snapshot) => snapshot.matches('cancelling') || isQuotedAnew(snapshot);
export const isAsked = (snapshot: Snapshot) => snapshot.matches('confirming') || isCancelling(snapshot);
export const isAskingAgain = (snapshot: Snapshot) => snapshot.matches({ cancelling: 'askingAgain' });
export const isUnheard = (snapshot: Snapshot) =>
  snapshot.matches({ cancelling: 'unheard' }) || isAskingAgain(snapshot);
export const isCancelled = (snapshot: Snapshot) => snapshot.matches({ shown: 'cancelled' });
