import {
  emailFindingOf,
  identityFindingOf,
  nameFindingOf,
  passportFindingOf,
} from '#domain/person/person-rules.ts';
import { type PhoneFinding, phoneFindingOf } from '#domain/person/phone.ts';
import { isBirthDate } from '#domain/time/birth-date.ts';
import { typedDay } from '#domain/time/typed-day.ts';
import { countryCodeOf } from '#domain/values/country-codes.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import { type CompanyFinding, findingsOfCompany } from './company-findings.ts';
import type { EmailNeed, RegistrationDraft } from './registration.ts';
import type { PersonDraft } from './saved-contact.ts';

export type RegistrationField = Exclude<
  keyof RegistrationDraft,
  'kind' | 'nationality' | 'phoneCountry' | 'wantsLetters' | 'wantsMessages'
>;

export type RegistrationFinding = {
  readonly field: RegistrationField;
  readonly finding:
    | PhoneFinding
    | NonNullable<ReturnType<typeof emailFindingOf | typeof identityFindingOf | typeof passportFindingOf>>
    | CompanyFinding['finding']
    | `${'first-name' | 'last-name'}-${'needed' | 'wrong'}`
    | 'birth-date-needed'
    | 'birth-date-wrong'
    | 'contract-needed'
    | 'country-needed'
    | 'gender-needed';
};

type Finding = RegistrationFinding['finding'];

const found = (field: RegistrationField, finding: Finding | null): readonly RegistrationFinding[] =>
  finding === null ? [] : [{ field, finding }];

const nameFindings = (draft: PersonDraft): readonly RegistrationFinding[] => {
  const [first, last] = [nameFindingOf(draft.firstName), nameFindingOf(draft.lastName)];
  return [
    ...found('firstName', first && `first-name-${first}`),
    ...found('lastName', last && `last-name-${last}`),
  ];
};

const birthFindingOf = (typed: string, today: string): 'birth-date-needed' | 'birth-date-wrong' | null => {
  if (numberTyped(typed) === '') return 'birth-date-needed';
  return isBirthDate(typedDay(typed)?.day ?? '', today) ? null : 'birth-date-wrong';
};

const isForeignCountry = (countryId: number): boolean =>
  countryId !== turkish && countryCodeOf(countryId) !== null;

const paperFindings = (draft: PersonDraft): readonly RegistrationFinding[] =>
  draft.nationality === 'turkish'
    ? found('identityNumber', identityFindingOf(draft.identityNumber))
    : [
        ...found('countryId', isForeignCountry(draft.countryId) ? null : 'country-needed'),
        ...found('passportNumber', passportFindingOf(draft.passportNumber)),
      ];

const individualFindings = (draft: PersonDraft, today: string): readonly RegistrationFinding[] => [
  ...found('gender', draft.gender === null ? 'gender-needed' : null),
  ...found('birthDate', birthFindingOf(draft.birthDate, today)),
  ...paperFindings(draft),
];

/** Everything wrong with what is typed of a person, in the order of the form. */
export const findingsOfPerson = (draft: PersonDraft, today: string): readonly RegistrationFinding[] => [
  ...nameFindings(draft),
  ...individualFindings(draft, today),
];

/** A foreigner may leave the phone out; what is given follows the form of its country all the same. */
const phoneFindingIn = ({
  kind,
  nationality,
  phoneCountry,
  phone,
}: RegistrationDraft): PhoneFinding | null => {
  const finding = phoneFindingOf(phoneCountry, phone);
  const isFree = kind === 'individual' && nationality === 'foreign';
  return finding === 'phone-needed' && isFree ? null : finding;
};

/** An e-mail that is given is judged, whether it had to be or not. */
const emailFindingIn = (email: string, need: EmailNeed): ReturnType<typeof emailFindingOf> => {
  const finding = emailFindingOf(email);
  return finding === 'email-needed' && need === 'optional' ? null : finding;
};

/** Everything wrong with a registration, in the order of the form; page and server ask the same. */
export const findingsOfRegistration = (
  draft: RegistrationDraft,
  today: string,
  emailNeed: EmailNeed = 'required',
): readonly RegistrationFinding[] => [
  ...(draft.kind === 'company' ? findingsOfCompany(draft) : []),
  ...(draft.kind === 'individual' ? findingsOfPerson(draft, today) : nameFindings(draft)),
  ...found('email', emailFindingIn(draft.email, emailNeed)),
  ...found('phone', phoneFindingIn(draft)),
  ...found('contract', draft.contract === 'accepted' ? null : 'contract-needed'),
];
