import type { MessageId } from './message-id.ts';

/** What is said of each reason why a seat is not given. */
export const seatRefusalIds = {
  'seat-taken': 'seat.refused.seat-taken',
  'seat-unknown': 'seat.refused.seat-unknown',
  'gender-beside': 'seat.refused.gender-beside',
  'compartment-of-others': 'seat.refused.compartment-of-others',
  'wheelchair-only': 'seat.refused.wheelchair-only',
  'pet-not-here': 'seat.refused.pet-not-here',
  'coach-closed': 'seat.refused.coach-closed',
  'sale-not-open': 'seat.refused.sale-not-open',
  'train-departed': 'seat.refused.train-departed',
  'too-many-held': 'seat.refused.too-many-held',
  'hold-not-extended': 'seat.refused.hold-not-extended',
} as const satisfies Readonly<Record<string, MessageId>>;
