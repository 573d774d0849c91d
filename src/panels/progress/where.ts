import type { SnapshotFrom } from 'xstate';
import type { MessageId } from '#i18n/message-id.ts';
import {
  isBusy,
  isChanging,
  isComparing,
  isCreating,
  isDescribing,
  isExpired,
  isIssuing,
  isLeaving,
  isList,
  isSeating,
  isUnanswered,
  mayChangeJourney,
  seatHoldOf,
} from '#machines/booking/booking.selectors.ts';
import {
  isCountingDown,
  mayChoose,
  mayConfirm,
  mayExtend,
  mayLeave,
} from '#machines/seat-hold/seat-hold.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';

type Snapshot = SnapshotFrom<BookingActor>;
type Whereabouts = readonly [isSo: (snapshot: Snapshot) => boolean, message: MessageId];

const holdOf = (snapshot: Snapshot) => seatHoldOf(snapshot)?.getSnapshot() ?? null;

const isHeld = (snapshot: Snapshot) => {
  const hold = holdOf(snapshot);
  return hold !== null && isCountingDown(hold);
};

const maySeat =
  (may: (hold: NonNullable<ReturnType<typeof holdOf>>) => boolean) =>
  (snapshot: Snapshot): boolean => {
    const hold = holdOf(snapshot);
    return hold !== null && isSeating(snapshot) && !isComparing(snapshot) && may(hold);
  };

/** Where the reader is: the first that is so. */
const places: readonly Whereabouts[] = [
  [isComparing, 'progress.here.comparing'],
  [(snapshot) => isList(snapshot) && isBusy(snapshot), 'progress.here.asking'],
  [isList, 'progress.here.listing'],
  [isDescribing, 'progress.here.describing'],
  [isExpired, 'progress.here.expired'],
  [isCreating, 'progress.here.creating'],
  [isChanging, 'progress.here.changing'],
  [(snapshot) => isSeating(snapshot) && isHeld(snapshot), 'progress.here.held'],
  [isSeating, 'progress.here.seating'],
  [isLeaving, 'progress.here.leaving'],
  [(snapshot) => snapshot.matches('paying'), 'progress.here.paying'],
  [(snapshot) => snapshot.matches('releasing'), 'progress.here.releasing'],
  [isUnanswered, 'progress.here.unanswered'],
  [isIssuing, 'progress.here.issuing'],
  [(snapshot) => snapshot.matches({ ended: 'issued' }), 'progress.here.issued'],
  [(snapshot) => snapshot.matches({ ended: 'reserved' }), 'progress.here.reserved'],
  [(snapshot) => snapshot.matches({ ended: 'closed' }), 'progress.here.closed'],
];

const mayHappen: readonly Whereabouts[] = [
  [
    (snapshot) => isList(snapshot) && !isBusy(snapshot) && !isComparing(snapshot),
    'progress.next.choose-journey',
  ],
  [isComparing, 'progress.next.compare'],
  [isDescribing, 'progress.next.describe-people'],
  [maySeat(mayChoose), 'progress.next.choose-seats'],
  [maySeat(mayConfirm), 'progress.next.confirm'],
  [maySeat(mayExtend), 'progress.next.extend'],
  [(snapshot) => isSeating(snapshot) && isHeld(snapshot), 'progress.next.expire'],
  [maySeat(mayLeave), 'progress.next.give-back'],
  [(snapshot) => snapshot.can({ type: 'mode.chosen', mode: 'reservation' }), 'progress.next.reserve'],
  [(snapshot) => mayChangeJourney(snapshot) && !isList(snapshot), 'progress.next.other-journey'],
  [(snapshot) => snapshot.can({ type: 'expiry.seen', at: 0 }), 'progress.next.seats-again'],
  [(snapshot) => snapshot.matches({ paying: 'open' }), 'progress.next.pay'],
  [(snapshot) => snapshot.matches({ paying: 'open' }), 'progress.next.leave-payment'],
  [(snapshot) => snapshot.can({ type: 'leaving.declined' }), 'progress.next.stay'],
  [(snapshot) => snapshot.can({ type: 'outcome.asked' }), 'progress.next.ask-outcome'],
  [(snapshot) => snapshot.matches('issuing') || snapshot.matches('ended'), 'progress.next.new-trip'],
];

/** Where the reader is, in a sentence; what cannot be stood at long says nothing. */
export const hereIn = (snapshot: Snapshot): MessageId | null =>
  places.find(([isSo]) => isSo(snapshot))?.[1] ?? null;

/** What may happen next, as far as the machine takes it now. */
export const nextIn = (snapshot: Snapshot): readonly MessageId[] =>
  mayHappen.filter(([isSo]) => isSo(snapshot)).map(([, message]) => message);
