import type { BookingStatus } from '#domain/booking/booking-status.ts';
import type { MessageId } from './message-id.ts';

/** What has become of a booking, in words. */
export const bookingStatusIds: Readonly<Record<BookingStatus, MessageId>> = {
  active: 'booking.status.active',
  'option-expired': 'booking.status.option-expired',
  invalid: 'booking.status.invalid',
  sold: 'booking.status.sold',
  converted: 'booking.status.converted',
  cancelled: 'booking.status.cancelled',
  refunded: 'booking.status.refunded',
  returned: 'booking.status.returned',
  changed: 'booking.status.changed',
};
