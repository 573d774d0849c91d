import { type BookingAction, bookingActions, mayDoWithBooking } from '#domain/booking/booking-actions.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type GivenUp = { readonly locator: string };

export type GiveUpRefusal =
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'not-in-this-status'
  | 'payment-underway'
  | 'proof-needed';

export type GiveUpActor = SubmissionActor<GivenUp, Reservation, GiveUpRefusal>;

/** What is offered for a sale, as it was read. */
export const offeredForSale = ({ kind, status }: Reservation): readonly BookingAction[] =>
  bookingActions.filter((action) => mayDoWithBooking(action, kind, status));

export const refusalWords: Readonly<Record<GiveUpRefusal | 'not-reached', MessageId>> = {
  'key-in-use': 'booking.refused.key-in-use',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'not-in-this-status': 'booking.refused.not-in-this-status',
  'not-reached': 'actions.not-reached',
  'payment-underway': 'open-sale.refused.payment-underway',
  'proof-needed': 'booking.refused.proof-needed',
};
