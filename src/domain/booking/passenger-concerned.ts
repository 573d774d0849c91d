import type { Tariff } from '#domain/fare/tariffs.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { isPersonInput, occupiesOf, tariffAmong } from '#domain/passenger/passenger-input.ts';
import type { PassengerField } from '#domain/passenger/passenger-problems.ts';
import type { PeopleRefusal } from './booking-refusal.ts';

/** The field of a passenger, counted from 0, or of how the party is reached. */
export type ConcernedField =
  | { readonly passenger: number; readonly field: PassengerField }
  | { readonly passenger: null; readonly field: keyof ContactDraft };

type Concerns = (passenger: PassengerDraft, ordinal: number, sold: readonly Tariff[]) => boolean;
type Concerned = readonly [PassengerField, Concerns];

const isCitizen: Concerns = (draft) => isPersonInput(draft) && draft.nationality === 'turkish';
const isForeigner: Concerns = (draft) => isPersonInput(draft) && draft.nationality === 'foreign';
const isFirst: Concerns = (_, ordinal) => ordinal === 0;
const hasAges: Concerns = ({ tariff }, _, sold) => {
  const { fromMonths, underMonths } = tariffAmong(sold, tariff);
  return fromMonths > 0 || underMonths > 0;
};
const isCitizensFare: Concerns = ({ tariff }, _, sold) => tariffAmong(sold, tariff).isForCitizensOnly;
const isNotSold: Concerns = ({ tariff }, _, sold) => !sold.some(({ code }) => code === tariff);
const travelsAs =
  (code: PassengerDraft['tariff']): Concerns =>
  ({ tariff }) =>
    tariff === code;

/** Whom a refusal of the server may mean: it names no passenger, so that nobody can ask it about others. */
const passengersMeant: Readonly<Partial<Record<PeopleRefusal, readonly Concerned[]>>> = {
  'identity-not-verified': [['identityNumber', isCitizen]],
  'identity-needed': [
    ['identityNumber', isCitizen],
    ['passportNumber', isForeigner],
  ],
  'age-mismatch': [['birthDate', hasAges]],
  'birth-date-wrong': [['birthDate', isPersonInput]],
  'name-wrong': [['firstName', () => true]],
  'gender-mismatch': [['gender', isPersonInput]],
  'foreign-use-blocked': [['tariff', (...of) => isForeigner(...of) && isCitizensFare(...of)]],
  'tariff-unknown': [['tariff', isNotSold]],
  'family-size': [['tariff', travelsAs('family')]],
  'marriage-not-in-year': [['marriageDate', travelsAs('newly-married')]],
  'companion-alone': [['tariff', travelsAs('companion')]],
  'too-many-lap-children': [['tariff', travelsAs('lap-child')]],
  'pet-first': [['tariff', isFirst]],
  'dependent-elsewhere': [['dependsOn', (draft) => draft.dependsOn !== null && occupiesOf(draft) !== 'lap']],
  'ticket-letter-needed': [['wantsTicketLetter', isFirst]],
};

const contactMeant: Readonly<Partial<Record<PeopleRefusal, readonly (keyof ContactDraft)[]>>> = {
  'contact-needed': ['email', 'phone'],
  'email-wrong': ['email'],
};

/** The fields a refusal of the server leads to, by what is sold. */
export const concernedBy = (
  refusal: PeopleRefusal,
  passengers: readonly PassengerDraft[],
  sold: readonly Tariff[],
): readonly ConcernedField[] => [
  ...passengers.flatMap((draft, passenger) =>
    (passengersMeant[refusal] ?? []).flatMap(([field, isMeant]) =>
      isMeant(draft, passenger, sold) ? [{ passenger, field }] : [],
    ),
  ),
  ...(contactMeant[refusal] ?? []).map((field) => ({ passenger: null, field })),
];
