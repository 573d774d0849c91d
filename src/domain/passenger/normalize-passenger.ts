import { parsePersonName } from '#domain/person/person-name.ts';
import { phoneProblemOf, phoneWritten } from '#domain/person/phone.ts';
import { dayWritten } from '#domain/time/parse-day.ts';
import { parseEmail } from '#domain/values/email.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { parsePassport } from '#domain/values/passport-number.ts';
import type { ContactDraft } from './passenger-draft.ts';
import { dayIn, type PassengerInput } from './passenger-input.ts';

/** A day that is understood is shown in one form; any other stays as it was typed. */
export const normalizeDay = (input: string): string => {
  const day = dayIn(input);
  return day === null ? input : dayWritten(day);
};

const normalizeCard = (input: string): string => parseDigits(input).toUpperCase();

/** What was typed, in the form it is read in. Done when a field is left, never while it is typed into. */
export const normalizePassenger = (input: PassengerInput): PassengerInput => ({
  ...input,
  firstName: parsePersonName(input.firstName),
  lastName: parsePersonName(input.lastName),
  birthDate: normalizeDay(input.birthDate),
  identityNumber: parseDigits(input.identityNumber),
  passportNumber: parsePassport(input.passportNumber),
  tariffCardNumber: normalizeCard(input.tariffCardNumber),
  loyaltyNumber: normalizeCard(input.loyaltyNumber),
  marriageDate: normalizeDay(input.marriageDate),
});

export const normalizeContact = ({ email, phoneCountry, phone }: ContactDraft): ContactDraft => ({
  email: parseEmail(email),
  phoneCountry,
  phone: phoneProblemOf(phoneCountry, phone) === null ? phoneWritten(phoneCountry, phone) : phone,
});
