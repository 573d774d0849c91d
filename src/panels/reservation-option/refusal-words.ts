import type { MessageId } from '#i18n/message-id.ts';
import type { ReservationOption } from '#machines/reservation-option/reservation-option.model.ts';

type Refusal = NonNullable<ReservationOption['context']['refusal']>;

/** What happened and what to do next, for everything a reservation may be told. */
export const refusalWords: Readonly<Record<Refusal, MessageId>> = {
  'booking-not-found': 'booking.refused.not-found',
  'key-in-use': 'booking.refused.key-in-use',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'more-proof-needed': 'booking.refused.more-proof-needed',
  'not-in-this-status': 'booking.refused.not-in-this-status',
  'not-reached': 'actions.not-reached',
  'option-not-extended': 'booking.refused.option-not-extended',
  'payment-underway': 'option.refused.payment-underway',
  'proof-needed': 'booking.refused.proof-needed',
  'selection-time-expired': 'option.refused.ended',
  'too-many-tries': 'wire.too-many-tries',
};
