import type { RegistrationDraft } from './registration.ts';

/** What is typed of a person, letter for letter as typed. */
export type PersonDraft = Pick<
  RegistrationDraft,
  | 'birthDate'
  | 'countryId'
  | 'firstName'
  | 'gender'
  | 'identityNumber'
  | 'lastName'
  | 'nationality'
  | 'passportNumber'
>;

/** A passenger a member keeps for next time. */
export type SavedContact = { readonly id: string; readonly person: PersonDraft };

/** As many as anybody travels with. */
export const mostContacts = 50;
