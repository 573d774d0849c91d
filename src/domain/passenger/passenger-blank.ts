import type { Tariff } from '#domain/fare/tariffs.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { turkish } from '#domain/values/customer-number.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import { isPersonInput, occupiesOf, type PassengerInput } from './passenger-input.ts';

/** Nothing is known yet; the gender of whoever is still blank counts as open. */
export const blankPassenger: PassengerDraft = {
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

/** The ticket information goes to the first passenger until another is named. */
export const blankFirst: PassengerDraft = { ...blankPassenger, wantsTicketLetter: 'yes' };

/** Both travel with the first passenger until another is named. */
const blankPet: PassengerDraft = { ...blankPassenger, tariff: 'pet', dependsOn: 0 };
const blankLapChild: PassengerDraft = { ...blankPassenger, tariff: 'lap-child', dependsOn: 0 };

const filledTo = (count: number, drafts: readonly PassengerDraft[], blankOne: PassengerDraft) =>
  Array.from({ length: count }, (_, at) => drafts[at] ?? blankOne);

/** Whoever travelled with somebody who is gone travels with the first passenger. */
const withMainAmong =
  (passengers: number) =>
  (draft: PassengerDraft): PassengerDraft =>
    draft.dependsOn === null || draft.dependsOn < passengers ? draft : { ...draft, dependsOn: 0 };

/** As many passengers as a trip is searched for, then their pets, then its lap children; who was told already stays. */
export const passengersOfTrip = (
  { passengers, lapChildren }: Pick<TripWish, 'lapChildren' | 'passengers'>,
  drafts: readonly PassengerDraft[],
): readonly PassengerDraft[] => {
  const whoTake = (what: Tariff['occupies']) => drafts.filter((draft) => occupiesOf(draft) === what);
  const [first, ...others] = [
    ...filledTo(passengers, whoTake('seat'), blankPassenger),
    ...whoTake('seat-of-pet'),
    ...filledTo(lapChildren, whoTake('lap'), blankLapChild),
  ].map(withMainAmong(passengers));
  if (first === undefined) return [];
  return drafts.length === 0 ? [{ ...first, wantsTicketLetter: 'yes' }, ...others] : [first, ...others];
};

/** A pet stands behind the people and before the lap children, so that whom anybody travels with stays true. */
export const withPet = (passengers: readonly PassengerInput[]): readonly PassengerInput[] => {
  const firstOnLap = passengers.findIndex((passenger) => occupiesOf(passenger) === 'lap');
  return passengers.toSpliced(firstOnLap < 0 ? passengers.length : firstOnLap, 0, blankPet);
};

const noText = {
  firstName: '',
  lastName: '',
  birthDate: '',
  identityNumber: '',
  passportNumber: '',
} as const satisfies Partial<PassengerDraft>;

/** Whether nothing was told of somebody yet. */
export const hasNoText = ({
  firstName,
  lastName,
  birthDate,
  identityNumber,
  passportNumber,
}: PassengerDraft) => firstName + lastName + birthDate + identityNumber + passportNumber === '';

/** A passenger as the form shows it: the gender is open as long as nothing was told. */
export const passengerInputOf = (draft: PassengerDraft): PassengerInput =>
  isPersonInput(draft) && hasNoText(draft) && draft.gender === blankPassenger.gender
    ? { ...draft, gender: null }
    : draft;

/** What is kept of a form. As long as a person's gender is open, nothing that was written is kept of them. */
export const draftOf = (input: PassengerInput): PassengerDraft => {
  const { gender, ...rest } = input;
  if (gender !== null) return { ...rest, gender };
  return isPersonInput(input)
    ? { ...rest, ...noText, gender: blankPassenger.gender }
    : { ...rest, gender: blankPassenger.gender };
};
