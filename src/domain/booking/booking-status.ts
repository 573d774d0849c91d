/** What may have become of a reservation or of a sale that is being made. `sold` is a sale that was paid. */
export const bookingStatuses = [
  'active',
  'option-expired',
  'invalid',
  'sold',
  'converted',
  'cancelled',
  'refunded',
  'returned',
  'changed',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

export type BookingKind = 'sale' | 'reservation';

/** `option-expired` is never kept: an active booking whose deadline has come is expired when it is read. */
export type KeptBookingStatus = Exclude<BookingStatus, 'option-expired'>;

export const bookingStatusAt = (kept: KeptBookingStatus, deadline: number, now: number): BookingStatus =>
  kept === 'active' && deadline <= now ? 'option-expired' : kept;
