import type { MessageId } from '#i18n/message-id.ts';
import type { SeatHold } from '#machines/seat-hold/seat-hold.model.ts';

/** What is said for each refusal of a seat, where the server says nothing in the reader's language. */
export const seatRefusalWords = {
  'seat-taken': 'seat.refused.seat-taken',
  'seat-unknown': 'seat.refused.seat-unknown',
  'gender-beside': 'seat.refused.gender-beside',
  'compartment-of-others': 'seat.refused.compartment-of-others',
  'wheelchair-only': 'seat.refused.wheelchair-only',
  'pet-not-here': 'seat.refused.pet-not-here',
  'coach-closed': 'seat.refused.coach-closed',
  'sale-not-open': 'seat.refused.sale-not-open',
  'train-departed': 'seat.refused.train-departed',
  'too-many-tries': 'wire.too-many-tries',
  'hold-not-extended': 'seat.refused.hold-not-extended',
  'selection-time-expired': 'booking.refused.selection-time-expired',
  'not-reached': 'seat-map.refused.not-reached',
} as const satisfies Readonly<Record<NonNullable<SeatHold['context']['refusal']>, MessageId>>;
