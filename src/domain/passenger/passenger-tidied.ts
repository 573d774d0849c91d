import { emailTyped } from './email.ts';
import { numberTyped } from './number-typed.ts';
import type { ContactDraft } from './passenger-draft.ts';
import { dayIn, type TypedPassenger } from './passenger-typed.ts';
import { passportTyped } from './passport-number.ts';
import { personNameTyped } from './person-name.ts';
import { phoneFindingOf, phoneWritten } from './phone.ts';
import { dayWritten } from './typed-day.ts';

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
