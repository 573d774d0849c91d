import type { BookingStatus } from '#domain/booking/booking-status.ts';
import type { MessageId } from '#i18n/message-id.ts';

/** What has become of a reservation that is none any more. */
export const endWords = {
  active: 'option.over.changed',
  'option-expired': 'option.over.expired',
  invalid: 'option.over.changed',
  sold: 'option.over.sold',
  converted: 'option.over.sold',
  cancelled: 'option.over.cancelled',
  refunded: 'option.over.changed',
  returned: 'option.over.changed',
  changed: 'option.over.changed',
} as const satisfies Record<BookingStatus, MessageId>;
