import { problemOfSurname, type SurnameProblem } from '#domain/person/surname-problem.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { parsePassport } from '#domain/values/passport-number.ts';
import type { CustomerStatus } from './customer.ts';
import type { EmailNeed, RegistrationDraft } from './registration.ts';

/** By which number support looks for whoever stands before them. */
export const soughtBy = ['identity', 'passport', 'tax', 'member'] as const;
export type SoughtBy = (typeof soughtBy)[number];

export type CustomerSought = {
  readonly by: SoughtBy;
  readonly number: string;
  readonly lastName: string;
};

/** A record as it stands, and the version a correction of it names. */
export type CustomerAtCounter = {
  readonly id: number;
  readonly version: number;
  readonly status: CustomerStatus;
  readonly draft: RegistrationDraft;
};

export const normalizeSought = ({ by, number, lastName }: CustomerSought): CustomerSought => ({
  by,
  number: by === 'passport' ? parsePassport(number) : parseDigits(number),
  lastName,
});

/** What is wrong with what is looked for, the first field first. */
export const problemOfSought = (sought: CustomerSought): SurnameProblem | 'number-missing' | null =>
  normalizeSought(sought).number === '' ? 'number-missing' : problemOfSurname(sought.lastName);

/** Fields of a record that the register of persons has proved. */
const proved: ReadonlySet<string> = new Set([
  'kind',
  'firstName',
  'lastName',
  'gender',
  'birthDate',
  'nationality',
  'identityNumber',
  'passportNumber',
  'countryId',
]);

export const isProved = (field: string): boolean => proved.has(field);

/** What a correction changes, by the names of the fields, in the order of the form. */
export const fieldsCorrected = (before: RegistrationDraft, after: RegistrationDraft): readonly string[] => {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => was.get(field) !== value)
    .map(([field]) => field);
};

/** Nobody proves the papers of a company; they say whose the record is all the same. */
const ofCompany: ReadonlySet<string> = new Set(['companyName', 'taxNumber', 'taxAdministration']);

/** How a customer is reached: whoever reads there gets the codes of a wallet and the links to a password. */
const reached: ReadonlySet<string> = new Set(['email', 'phoneCountry', 'phone']);

/** What its owner is told of where somebody else has corrected it. */
export const isReported = (field: string): boolean =>
  reached.has(field) || isProved(field) || ofCompany.has(field);

/** Two registrations are one customer's where whatever says who it is is equal: telephone and wishes may differ. */
export const isOfSameCustomer = (before: RegistrationDraft, after: RegistrationDraft): boolean =>
  fieldsCorrected(before, heldInRecord(before, after)).every(
    (field) => !(isProved(field) || ofCompany.has(field)),
  );

/** An e-mail that was given once is changed, and not taken away: it is what the member logs in with. */
export const emailNeedOf = ({ email }: RegistrationDraft): EmailNeed =>
  email === '' ? 'optional' : 'required';

/** Of a company no person's paper is asked: what its record holds of one stays as it is. */
export const heldInRecord = (before: RegistrationDraft, after: RegistrationDraft): RegistrationDraft => {
  if (before.kind !== 'company' || after.kind !== 'company') return after;
  const { gender, birthDate, nationality, identityNumber, passportNumber, countryId } = before;
  return { ...after, gender, birthDate, nationality, identityNumber, passportNumber, countryId };
};
