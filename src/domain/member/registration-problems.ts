import {
  emailProblemOf,
  identityProblemOf,
  nameProblemOf,
  passportProblemOf,
} from '#domain/person/person-rules.ts';
import { type PhoneProblem, phoneProblemOf } from '#domain/person/phone.ts';
import { isBirthDate } from '#domain/time/birth-date.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { countryCodeOf } from '#domain/values/country-codes.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { type CompanyProblem, problemsOfCompany } from './company-problems.ts';
import type { EmailNeed, RegistrationDraft } from './registration.ts';
import type { PersonDraft } from './saved-contact.ts';

export type RegistrationField = Exclude<
  keyof RegistrationDraft,
  'kind' | 'nationality' | 'phoneCountry' | 'wantsLetters' | 'wantsMessages'
>;

export type RegistrationProblem = {
  readonly field: RegistrationField;
  readonly problem:
    | PhoneProblem
    | NonNullable<ReturnType<typeof emailProblemOf | typeof identityProblemOf | typeof passportProblemOf>>
    | CompanyProblem['problem']
    | `${'first-name' | 'last-name'}-${'needed' | 'wrong'}`
    | 'birth-date-needed'
    | 'birth-date-wrong'
    | 'contract-needed'
    | 'country-needed'
    | 'gender-needed';
};

type Problem = RegistrationProblem['problem'];

const found = (field: RegistrationField, problem: Problem | null): readonly RegistrationProblem[] =>
  problem === null ? [] : [{ field, problem }];

const nameProblems = (draft: PersonDraft): readonly RegistrationProblem[] => {
  const [first, last] = [nameProblemOf(draft.firstName), nameProblemOf(draft.lastName)];
  return [
    ...found('firstName', first && `first-name-${first}`),
    ...found('lastName', last && `last-name-${last}`),
  ];
};

const birthProblemOf = (input: string, today: string): 'birth-date-needed' | 'birth-date-wrong' | null => {
  if (parseDigits(input) === '') return 'birth-date-needed';
  return isBirthDate(parseDay(input)?.day ?? '', today) ? null : 'birth-date-wrong';
};

const isForeignCountry = (countryId: number): boolean =>
  countryId !== turkish && countryCodeOf(countryId) !== null;

const documentProblems = (draft: PersonDraft): readonly RegistrationProblem[] =>
  draft.nationality === 'turkish'
    ? found('identityNumber', identityProblemOf(draft.identityNumber))
    : [
        ...found('countryId', isForeignCountry(draft.countryId) ? null : 'country-needed'),
        ...found('passportNumber', passportProblemOf(draft.passportNumber)),
      ];

const individualProblems = (draft: PersonDraft, today: string): readonly RegistrationProblem[] => [
  ...found('gender', draft.gender === null ? 'gender-needed' : null),
  ...found('birthDate', birthProblemOf(draft.birthDate, today)),
  ...documentProblems(draft),
];

/** Everything wrong with what is typed of a person, in the order of the form. */
export const problemsOfPerson = (draft: PersonDraft, today: string): readonly RegistrationProblem[] => [
  ...nameProblems(draft),
  ...individualProblems(draft, today),
];

/** A foreigner may leave the phone out; what is given follows the form of its country all the same. */
const phoneProblemIn = ({
  kind,
  nationality,
  phoneCountry,
  phone,
}: RegistrationDraft): PhoneProblem | null => {
  const problem = phoneProblemOf(phoneCountry, phone);
  const isFree = kind === 'individual' && nationality === 'foreign';
  return problem === 'phone-needed' && isFree ? null : problem;
};

/** An e-mail that is given is judged, whether it had to be or not. */
const emailProblemIn = (email: string, need: EmailNeed): ReturnType<typeof emailProblemOf> => {
  const problem = emailProblemOf(email);
  return problem === 'email-needed' && need === 'optional' ? null : problem;
};

/** Everything wrong with a registration, in the order of the form; page and server ask the same. */
export const problemsOfRegistration = (
  draft: RegistrationDraft,
  today: string,
  emailNeed: EmailNeed = 'required',
): readonly RegistrationProblem[] => [
  ...(draft.kind === 'company' ? problemsOfCompany(draft) : []),
  ...(draft.kind === 'individual' ? problemsOfPerson(draft, today) : nameProblems(draft)),
  ...found('email', emailProblemIn(draft.email, emailNeed)),
  ...found('phone', phoneProblemIn(draft)),
  ...found('contract', draft.contract === 'accepted' ? null : 'contract-needed'),
];
