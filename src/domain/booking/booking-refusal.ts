import type { PartyRefusal } from '#domain/passenger/party-rules.ts';

/** Why no journeys are listed. */
export type SearchRefusal =
  | 'day-not-on-sale'
  | 'no-train-found'
  | 'station-unknown'
  | 'stations-alike'
  | 'stations-unpaired'
  | 'too-many-passengers'
  | 'too-many-tries';

/** What the server says of the people; they are corrected while the seats stay held. */
export type PeopleRefusal =
  | PartyRefusal
  | 'back-before-outward'
  | 'compartment-not-whole'
  | 'contact-needed'
  | 'couchette-not-closed'
  | 'dependent-elsewhere'
  | 'email-wrong'
  | 'gender-mismatch'
  | 'identity-needed'
  | 'identity-not-verified'
  | 'identity-unreachable'
  | 'name-wrong'
  | 'price-unknown'
  | 'seat-count-wrong'
  | 'tariff-unknown'
  | 'ticket-letter-needed'
  | 'too-late-to-reserve';

/** The seats are gone: they are chosen again. */
export type SeatsGoneRefusal = 'hold-differs' | 'place-of-another' | 'selection-time-expired';

export type CreateRefusal =
  | PeopleRefusal
  | SeatsGoneRefusal
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'reserved-already'
  | 'reserved-share-full'
  | 'too-many-tries';

const gone: ReadonlySet<CreateRefusal> = new Set([
  'hold-differs',
  'key-used-otherwise',
  'place-of-another',
  'selection-time-expired',
]);

/** The seats are gone, or belong to a booking nobody was told of: they are chosen again. */
export const areSeatsGone = (refusal: CreateRefusal): boolean => gone.has(refusal);
