import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { dayWritten } from '#domain/time/parse-day.ts';
import type { OwnRecord } from './own-record.ts';
import type { SavedContact } from './saved-contact.ts';

type OwnPassenger = { readonly person: Partial<PassengerDraft>; readonly contact: Partial<ContactDraft> };

const papersOf = (
  { document }: OwnRecord,
  saved: SavedContact['person'] | undefined,
): Partial<PassengerDraft> => {
  if (document === null) return {};
  return document.kind === 'identity'
    ? { nationality: 'turkish', identityNumber: document.number }
    : {
        nationality: 'foreign',
        passportNumber: document.number,
        ...(saved?.nationality === 'foreign' && { countryId: saved.countryId }),
      };
};

/** A member as a passenger: what the own record holds, and what only a saved passenger of the same name does. */
export const ownPassengerOf = (record: OwnRecord, contacts: readonly SavedContact[]): OwnPassenger => {
  const { firstName, lastName, gender, birthDate, email, profile } = record;
  const saved = contacts.find(
    ({ person }) => person.firstName === firstName && person.lastName === lastName,
  )?.person;
  return {
    person: {
      ...saved,
      firstName,
      lastName,
      gender,
      ...(birthDate !== null && { birthDate: dayWritten(birthDate) }),
      ...papersOf(record, saved),
    },
    contact: {
      email,
      ...(profile.phone !== '' && { phone: profile.phone, phoneCountry: profile.phoneCountry }),
    },
  };
};
