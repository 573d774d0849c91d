import { normalizeContact, normalizeDay } from '#domain/passenger/normalize-passenger.ts';
import { parseCompanyName } from '#domain/person/company-name.ts';
import { parsePersonName } from '#domain/person/person-name.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { parsePassport } from '#domain/values/passport-number.ts';
import type { RegistrationDraft } from './registration.ts';
import type { PersonDraft } from './saved-contact.ts';

/** A person, in the form that is read and kept. */
export const normalizePerson = (draft: PersonDraft): PersonDraft => ({
  gender: draft.gender,
  nationality: draft.nationality,
  countryId: draft.countryId,
  firstName: parsePersonName(draft.firstName),
  lastName: parsePersonName(draft.lastName),
  birthDate: normalizeDay(draft.birthDate),
  identityNumber: parseDigits(draft.identityNumber),
  passportNumber: parsePassport(draft.passportNumber),
});

/** What was typed, in the form it is read and kept in. Done when a field is left, never while it is typed into. */
export const normalizeRegistration = (draft: RegistrationDraft): RegistrationDraft => ({
  ...draft,
  ...normalizeContact(draft),
  ...normalizePerson(draft),
  companyName: parseCompanyName(draft.companyName),
  taxNumber: parseDigits(draft.taxNumber),
  taxAdministration: parseCompanyName(draft.taxAdministration),
});
