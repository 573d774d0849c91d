import { directions } from '#domain/journey/trip-wish.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import {
  countryIn,
  dayIn,
  isPersonInput,
  occupiesOf,
  tariffNamed,
} from '#domain/passenger/passenger-input.ts';
import { parsePersonName } from '#domain/person/person-name.ts';
import type { PhoneParts } from '#domain/person/phone.ts';
import { phonePartsOf } from '#domain/person/phone.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { parseEmail } from '#domain/values/email.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { parsePassport } from '#domain/values/passport-number.ts';
import type { PassengerWish, PlaceWish } from './booking-wish.ts';
import { extraOfId } from './extras.ts';

const noPhone: PhoneParts = { country: '', area: '', number: '' };

const placeOf = ({ holdId, coachId, seat, fromStation, toStation, family }: HeldSeat): PlaceWish => ({
  holdId,
  coachId,
  seat,
  fromStation,
  toStation,
  family,
});

/** The seats of one passenger by direction, then by leg. */
const placesOf = (ordinal: number, seats: readonly HeldSeat[]): PassengerWish['places'] =>
  directions
    .map((direction) =>
      seats
        .filter((seat) => seat.passenger === ordinal && seat.direction === direction)
        .toSorted((one, other) => one.leg - other.leg)
        .map(placeOf),
    )
    .filter((legs) => legs.length > 0);

/** A pet bears the surname of whom it travels with. */
const lastNameOf = (draft: PassengerDraft, party: readonly PassengerDraft[]): string =>
  parsePersonName(isPersonInput(draft) ? draft.lastName : (party[draft.dependsOn ?? 0]?.lastName ?? ''));

type Documents = Pick<PassengerWish, 'countryId' | 'identityNumber' | 'passportNumber' | 'birthDate'>;

const documentsOf = (draft: PassengerDraft): Documents => {
  const isPerson = isPersonInput(draft);
  const isCitizen = draft.nationality === 'turkish';
  return {
    birthDate: isPerson ? dayIn(draft.birthDate) : null,
    countryId: countryIn(draft),
    identityNumber: isPerson && isCitizen ? parseDigits(draft.identityNumber) || null : null,
    passportNumber: isPerson && !isCitizen ? parsePassport(draft.passportNumber) || null : null,
  };
};

const servicesOf = (draft: PassengerDraft): readonly number[] =>
  [...new Set(draft.specialServices)]
    .filter((id) => extraOfId(id) !== null)
    .toSorted((one, other) => one - other);

/** The first passenger is the one who is written to. */
const contactOf = (
  ordinal: number,
  contact: ContactDraft,
): Pick<PassengerWish, 'isContact' | 'email' | 'phone'> =>
  ordinal === 0
    ? {
        isContact: true,
        email: parseEmail(contact.email) || null,
        phone: phonePartsOf(contact.phoneCountry, contact.phone),
      }
    : { isContact: false, email: null, phone: noPhone };

/** What is typed of a party, in the words a booking is asked for with. */
export const passengerWishesOf = (
  passengers: readonly PassengerDraft[],
  contact: ContactDraft,
  seats: readonly HeldSeat[],
): readonly PassengerWish[] =>
  passengers.map((draft, ordinal) => {
    const isPerson = isPersonInput(draft);
    return {
      firstName: parsePersonName(draft.firstName),
      lastName: lastNameOf(draft, passengers),
      ...documentsOf(draft),
      gender: isPerson ? draft.gender : null,
      tariffId: tariffNamed(draft.tariff).id,
      ...contactOf(ordinal, contact),
      loyaltyNumber: isPerson ? parseDigits(draft.loyaltyNumber).toUpperCase() : '',
      tariffCardNumber: isPerson ? parseDigits(draft.tariffCardNumber).toUpperCase() : '',
      gdpr: false,
      hasWheelchair: isPerson && draft.hasWheelchair === 'yes',
      disabilityStatus: 'OTHER',
      companionStatus: draft.tariff === 'companion' ? 'COMPANION' : null,
      dependsOn: draft.dependsOn,
      wantsTicketLetter: isPerson && draft.wantsTicketLetter === 'yes',
      marriageDate: draft.tariff === 'newly-married' ? dayIn(draft.marriageDate) : null,
      specialServices: isPerson ? servicesOf(draft) : [],
      places: occupiesOf(draft) === 'lap' ? [] : placesOf(ordinal, seats),
    };
  });
