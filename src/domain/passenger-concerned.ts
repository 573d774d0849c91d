import type { PeopleRefusal } from './booking-refusal.ts';
import type { ContactDraft, PassengerDraft } from './passenger-draft.ts';
import type { PassengerField } from './passenger-findings.ts';
import { isPersonTyped, occupiesOf, tariffNamed } from './passenger-typed.ts';

/** The field of a passenger, counted from 0, or of how the party is reached. */
export type ConcernedField =
  | { readonly passenger: number; readonly field: PassengerField }
  | { readonly passenger: null; readonly field: keyof ContactDraft };

type Concerns = (passenger: PassengerDraft, ordinal: number) => boolean;
type Concerned = readonly [PassengerField, Concerns];

const isCitizen: Concerns = (draft) => isPersonTyped(draft) && draft.nationality === 'turkish';
const isForeigner: Concerns = (draft) => isPersonTyped(draft) && draft.nationality === 'foreign';
const isFirst: Concerns = (_, ordinal) => ordinal === 0;
const hasAges: Concerns = ({ tariff }) => {
  const { fromMonths, underMonths } = tariffNamed(tariff);
  return fromMonths > 0 || underMonths > 0;
};
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
  'birth-date-wrong': [['birthDate', isPersonTyped]],
  'name-wrong': [['firstName', () => true]],
  'gender-mismatch': [['gender', isPersonTyped]],
  'foreign-use-blocked': [
    ['tariff', (draft) => isForeigner(draft, 0) && tariffNamed(draft.tariff).isForCitizensOnly],
  ],
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

/** The fields a refusal of the server leads to. */
export const concernedBy = (
  refusal: PeopleRefusal,
  passengers: readonly PassengerDraft[],
): readonly ConcernedField[] => [
  ...passengers.flatMap((draft, passenger) =>
    (passengersMeant[refusal] ?? []).flatMap(([field, isMeant]) =>
      isMeant(draft, passenger) ? [{ passenger, field }] : [],
    ),
  ),
  ...(contactMeant[refusal] ?? []).map((field) => ({ passenger: null, field })),
];
