import type { MessageId } from '#i18n/message-id.ts';
import type { CarRefusal } from '#machines/car-rental/car-rental.model.ts';

export const refusalWords: Readonly<Record<CarRefusal | 'not-reached', MessageId>> = {
  'amount-differs': 'rental.refused.car-price-changed',
  'booking-not-found': 'rental.refused.train-not-found',
  'car-price-changed': 'rental.refused.car-price-changed',
  'car-taken': 'rental.refused.car-taken',
  'car-unknown': 'rental.refused.car-unknown',
  'driver-too-young': 'rental.refused.driver-too-young',
  'key-in-use': 'booking.refused.key-in-use',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'licence-too-new': 'rental.refused.licence-too-new',
  'more-proof-needed': 'rental.refused.train-proof',
  'not-reached': 'rental.not-reached',
  'payment-underway': 'rental.refused.payment-underway',
  'rental-contracts-needed': 'rental.refused.contracts-needed',
  'rental-driver-incomplete': 'rental.refused.driver-incomplete',
  'rental-not-found': 'rental.refused.not-found',
  'rental-office-closed': 'rental.refused.office-closed',
  'rental-place-unknown': 'rental.refused.place-unknown',
  'rental-search-over': 'rental.refused.search-over',
  'rental-time-wrong': 'rental.refused.time-wrong',
  'rental-unreachable': 'rental.refused.unreachable',
  'too-many-tries': 'wire.too-many-tries',
};
