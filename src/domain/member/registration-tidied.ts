import { dayTidied, tidiedContact } from '#domain/passenger/passenger-tidied.ts';
import { companyNameTyped } from '#domain/person/company-name.ts';
import { personNameTyped } from '#domain/person/person-name.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import { passportTyped } from '#domain/values/passport-number.ts';
import type { RegistrationDraft } from './registration.ts';
import type { PersonDraft } from './saved-contact.ts';

/** A person, in the form that is read and kept. */
export const tidiedPerson = (draft: PersonDraft): PersonDraft => ({
  gender: draft.gender,
  nationality: draft.nationality,
  countryId: draft.countryId,
  firstName: personNameTyped(draft.firstName),
  lastName: personNameTyped(draft.lastName),
  birthDate: dayTidied(draft.birthDate),
  identityNumber: numberTyped(draft.identityNumber),
  passportNumber: passportTyped(draft.passportNumber),
});

/** What was typed, in the form it is read and kept in. Done when a field is left, never while it is typed into. */
export const tidiedRegistration = (draft: RegistrationDraft): RegistrationDraft => ({
  ...draft,
  ...tidiedContact(draft),
  ...tidiedPerson(draft),
  companyName: companyNameTyped(draft.companyName),
  taxNumber: numberTyped(draft.taxNumber),
  taxAdministration: companyNameTyped(draft.taxAdministration),
});
