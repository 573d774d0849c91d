import type { BookingEventAction } from '#domain/booking/booking-events.ts';
import type { MessageId } from './message-id.ts';

/** What happened to a booking, in words. */
export const bookingEventIds: Readonly<Record<BookingEventAction, MessageId>> = {
  booked: 'booking.event.booked',
  reserved: 'booking.event.reserved',
  'option-extended': 'booking.event.option-extended',
  cancelled: 'booking.event.cancelled',
  ticketed: 'booking.event.ticketed',
  'payment-refused': 'booking.event.payment-refused',
  'letters-posted': 'booking.event.letters-posted',
  'link-mailed': 'booking.event.link-mailed',
  'link-opened': 'booking.event.link-opened',
  'seatmate-asked': 'booking.event.seatmate-asked',
  'seatmate-agreed': 'booking.event.seatmate-agreed',
  'ticket-returned': 'booking.event.ticket-returned',
  'refunded-by-railway': 'booking.event.refunded-by-railway',
  'ended-by-railway': 'booking.event.ended-by-railway',
  'ticket-changed': 'booking.event.ticket-changed',
  'services-added': 'booking.event.services-added',
  'converted-to-open-ticket': 'booking.event.converted-to-open-ticket',
  'seen-by-support': 'booking.event.seen-by-support',
};
