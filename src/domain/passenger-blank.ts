import { turkish } from './customer-number.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import { isPersonTyped, occupiesOf, type TypedPassenger } from './passenger-typed.ts';
import type { TariffCode } from './tariffs.ts';
import type { TripWish } from './trip-wish.ts';

/** Nothing is known yet; the gender of whoever is still blank counts as open. */
const blank: PassengerDraft = {
  firstName: '',
  lastName: '',
  birthDate: '',
  gender: 'M',
  tariff: 'full',
  nationality: 'turkish',
  identityNumber: '',
  passportNumber: '',
  countryId: turkish,
  hasWheelchair: 'no',
  tariffCardNumber: '',
  loyaltyNumber: '',
  marriageDate: '',
  dependsOn: null,
  wantsTicketLetter: 'no',
  specialServices: [],
};

const blankOf = (tariff: TariffCode): PassengerDraft => ({ ...blank, tariff });

/** Travels with the first passenger until another is named. */
export const blankPet: PassengerDraft = { ...blankOf('pet'), dependsOn: 0 };

const isOnLap = (passenger: PassengerDraft): boolean => occupiesOf(passenger) === 'lap';

const filledTo = (count: number, told: readonly PassengerDraft[], tariff: TariffCode) =>
  Array.from({ length: count }, (_, at) => told[at] ?? blankOf(tariff));

/** As many passengers as a trip is searched for, then its lap children; who was told already stays. */
export const passengersOfTrip = (
  { passengers, lapChildren }: Pick<TripWish, 'lapChildren' | 'passengers'>,
  told: readonly PassengerDraft[],
): readonly PassengerDraft[] => {
  const [first, ...others] = [
    ...filledTo(
      Math.max(passengers, told.filter((each) => !isOnLap(each)).length),
      told.filter((each) => !isOnLap(each)),
      'full',
    ),
    ...filledTo(lapChildren, told.filter(isOnLap), 'lap-child'),
  ];
  if (first === undefined) return [];
  return told.length === 0 ? [{ ...first, wantsTicketLetter: 'yes' }, ...others] : [first, ...others];
};

const textFields = ['firstName', 'lastName', 'birthDate', 'identityNumber', 'passportNumber'] as const;

/** A passenger as the form shows it: the gender is open as long as nothing was told. */
export const typedOf = (draft: PassengerDraft): TypedPassenger =>
  textFields.every((field) => draft[field] === '') && draft.gender === blank.gender
    ? { ...draft, gender: null }
    : draft;

/** What is kept of a form: whoever's gender is open yet stays as kept before. */
export const draftOf = (typed: TypedPassenger, kept: PassengerDraft): PassengerDraft => {
  const { gender, ...rest } = typed;
  if (gender !== null) return { ...rest, gender };
  return isPersonTyped(typed) ? kept : { ...rest, gender: kept.gender };
};
