import type { PeopleRefusal } from '#domain/booking/booking-refusal.ts';
import type { MessageId } from '#i18n/message-id.ts';

/** Why the held seats did not become a booking, as far as the seats stay held. */
const words = {
  'age-mismatch': 'booking.refused.age-mismatch',
  'back-before-outward': 'booking.refused.back-before-outward',
  'birth-date-wrong': 'booking.refused.birth-date-wrong',
  'companion-alone': 'booking.refused.companion-alone',
  'compartment-not-whole': 'booking.refused.compartment-not-whole',
  'contact-needed': 'booking.refused.contact-needed',
  'couchette-not-closed': 'booking.refused.couchette-not-closed',
  'dependent-elsewhere': 'booking.refused.dependent-elsewhere',
  'email-wrong': 'booking.refused.email-wrong',
  'family-size': 'booking.refused.family-size',
  'foreign-use-blocked': 'booking.refused.foreign-use-blocked',
  'gender-mismatch': 'booking.refused.gender-mismatch',
  'identity-needed': 'booking.refused.identity-needed',
  'identity-not-verified': 'booking.refused.identity-not-verified',
  'identity-unreachable': 'booking.refused.identity-unreachable',
  'marriage-not-in-year': 'booking.refused.marriage-not-in-year',
  'name-wrong': 'booking.refused.name-wrong',
  'no-passenger': 'booking.refused.no-passenger',
  'pet-first': 'booking.refused.pet-first',
  'price-unknown': 'booking.refused.price-unknown',
  'seat-count-wrong': 'booking.refused.seat-count-wrong',
  'tariff-unknown': 'booking.refused.tariff-unknown',
  'ticket-letter-needed': 'booking.refused.ticket-letter-needed',
  'too-late-to-reserve': 'booking.refused.too-late-to-reserve',
  'too-many-lap-children': 'booking.refused.too-many-lap-children',
  'too-many-passengers': 'booking.refused.too-many-passengers',
} as const satisfies Readonly<Record<PeopleRefusal, MessageId>>;

const others = {
  'key-in-use': 'passenger.refused.key-in-use',
  'not-reached': 'passenger.refused.not-reached',
  'reserved-already': 'booking.refused.reserved-already',
  'reserved-share-full': 'booking.refused.reserved-share-full',
  'too-many-tries': 'passenger.refused.too-many-tries',
} as const satisfies Readonly<Record<string, MessageId>>;

const isPeopleRefusal = (refusal: string): refusal is PeopleRefusal => refusal in words;
const isOther = (refusal: string): refusal is keyof typeof others => refusal in others;

export const peopleRefusalIn = (refusal: string | null): PeopleRefusal | null =>
  refusal !== null && isPeopleRefusal(refusal) ? refusal : null;

/** The sentence of a refusal that is told beside the people; null for whatever is told elsewhere. */
export const refusalWordsOf = (refusal: string | null): MessageId | null => {
  if (refusal === null) return null;
  if (isPeopleRefusal(refusal)) return words[refusal];
  return isOther(refusal) ? others[refusal] : null;
};
