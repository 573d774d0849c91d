import { personNameTyped } from '#domain/person/person-name.ts';
import { phoneFindingOf, phoneWritten } from '#domain/person/phone.ts';
import { dayWritten } from '#domain/time/typed-day.ts';
import { emailTyped } from '#domain/values/email.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import { passportTyped } from '#domain/values/passport-number.ts';
import type { ContactDraft } from './passenger-draft.ts';
import { dayIn, type TypedPassenger } from './passenger-typed.ts';

/** A day that is understood is shown in one form; any other stays as it was typed. */
export const dayTidied = (typed: string): string => {
  const day = dayIn(typed);
  return day === null ? typed : dayWritten(day);
};

const cardTidied = (typed: string): string => numberTyped(typed).toUpperCase();

/** What was typed, in the form it is read in. Done when a field is left, never while it is typed into. */
export const tidiedPassenger = (typed: TypedPassenger): TypedPassenger => ({
  ...typed,
  firstName: personNameTyped(typed.firstName),
  lastName: personNameTyped(typed.lastName),
  birthDate: dayTidied(typed.birthDate),
  identityNumber: numberTyped(typed.identityNumber),
  passportNumber: passportTyped(typed.passportNumber),
  tariffCardNumber: cardTidied(typed.tariffCardNumber),
  loyaltyNumber: cardTidied(typed.loyaltyNumber),
  marriageDate: dayTidied(typed.marriageDate),
});

export const tidiedContact = ({ email, phoneCountry, phone }: ContactDraft): ContactDraft => ({
  email: emailTyped(email),
  phoneCountry,
  phone: phoneFindingOf(phoneCountry, phone) === null ? phoneWritten(phoneCountry, phone) : phone,
});
