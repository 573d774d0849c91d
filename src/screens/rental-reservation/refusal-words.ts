import type { MessageId } from '#i18n/message-id.ts';
import type { RentalRefusal } from '#machines/rental-reservation/rental-reservation.model.ts';

export const refusalWords: Readonly<Record<RentalRefusal | 'not-reached', MessageId>> = {
  'amount-differs': 'rental.cancel.differs',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'link-used-or-old': 'rental.refused.link-over',
  'more-proof-needed': 'rental.refused.more-proof-needed',
  'not-reached': 'rental.not-reached',
  'payment-underway': 'rental.refused.money-underway',
  'proof-needed': 'rental.refused.proof-needed',
  'rental-not-cancellable': 'rental.refused.not-cancellable',
  'rental-not-cancelled': 'rental.refused.not-cancelled',
  'rental-not-found': 'rental.refused.not-found',
  'rental-over': 'rental.refused.over',
  'rental-returned': 'rental.refused.returned',
  'rental-unreachable': 'rental.refused.unreachable',
  'too-many-tries': 'wire.too-many-tries',
};
