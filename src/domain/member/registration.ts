import { defaultPhoneCountry } from '#domain/person/default-phone-country.ts';
import { turkish } from '#domain/values/customer-number.ts';
import type { Gender } from '#domain/values/gender.ts';

/** Whoever registers gives an e-mail. At the counter somebody who has none may be registered without. */
export type EmailNeed = 'optional' | 'required';

/** What is typed by whoever becomes a member, letter for letter as typed. */
export type RegistrationDraft = {
  /** A company is registered by a person, whose name is asked for too. */
  readonly kind: 'company' | 'individual';
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly birthDate: string;
  readonly nationality: 'foreign' | 'turkish';
  readonly identityNumber: string;
  readonly passportNumber: string;
  /** The country of the passport. */
  readonly countryId: number;
  readonly companyName: string;
  readonly taxNumber: string;
  readonly taxAdministration: string;
  readonly email: string;
  readonly phoneCountry: string;
  readonly phone: string;
  readonly wantsLetters: 'no' | 'yes';
  readonly wantsMessages: 'no' | 'yes';
  /** The conditions of carriage and the privacy policy. */
  readonly contract: 'accepted' | 'open';
};

/** Nothing is ticked before the reader has ticked it. */
export const blankRegistration: RegistrationDraft = {
  kind: 'individual',
  firstName: '',
  lastName: '',
  gender: null,
  birthDate: '',
  nationality: 'turkish',
  identityNumber: '',
  passportNumber: '',
  countryId: turkish,
  companyName: '',
  taxNumber: '',
  taxAdministration: '',
  email: '',
  phoneCountry: defaultPhoneCountry,
  phone: '',
  wantsLetters: 'no',
  wantsMessages: 'no',
  contract: 'open',
};

/** The register of persons is asked about an individual who has a citizenship number, and about nobody else. */
export const isOfRegister = ({
  kind,
  nationality,
}: Pick<RegistrationDraft, 'kind' | 'nationality'>): boolean =>
  kind === 'individual' && nationality === 'turkish';

/** What is asked of a company is not asked of an individual, and of a citizen no passport: only what is asked is sent and kept. */
export const askedOf = (draft: RegistrationDraft): RegistrationDraft => {
  const { gender, birthDate, identityNumber, passportNumber, countryId } = blankRegistration;
  const { companyName, taxNumber, taxAdministration, nationality } = blankRegistration;
  if (draft.kind === 'company') {
    return { ...draft, gender, birthDate, nationality, identityNumber, passportNumber, countryId };
  }
  const individual = { ...draft, companyName, taxNumber, taxAdministration };
  return draft.nationality === 'turkish'
    ? { ...individual, passportNumber, countryId }
    : { ...individual, identityNumber };
};
