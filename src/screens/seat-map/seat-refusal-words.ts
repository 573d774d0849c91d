import type { MessageId } from '#i18n/message-id.ts';
import { seatRefusalIds } from '#i18n/seat-refusal-ids.ts';
import type { SeatHold } from '#machines/seat-hold/seat-hold.model.ts';

/** What is said for each refusal of a seat, where the server says nothing in the reader's language. */
export const seatRefusalWords = {
  ...seatRefusalIds,
  'tariff-unknown': 'booking.refused.tariff-unknown',
  'price-unknown': 'booking.refused.price-unknown',
  'too-many-tries': 'wire.too-many-tries',
  'no-room': 'wire.no-room',
  'selection-time-expired': 'booking.refused.selection-time-expired',
  'not-reached': 'seat-map.refused.not-reached',
} as const satisfies Readonly<Record<NonNullable<SeatHold['context']['refusal']>, MessageId>>;
