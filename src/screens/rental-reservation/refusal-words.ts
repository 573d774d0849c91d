import type { MessageId } from '#i18n/message-id.ts';
import type { RentalRefusal } from '#machines/rental-reservation/rental-reservation.model.ts';

export const refusalWords: Readonly<Record<RentalRefusal | 'not-reached', MessageId>> = {
  'amount-differs': 'rental.cancel.differs',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'not-reached': 'rental.not-reached',
  'proof-needed': 'rental.refused.proof-needed',
  'rental-not-cancellable': 'rental.refused.not-cancellable',
  'rental-not-cancelled': 'rental.refused.not-cancelled',
  'rental-not-found': 'rental.refused.not-found',
  'rental-unreachable': 'rental.refused.unreachable',
  'too-many-tries': 'wire.too-many-tries',
};
