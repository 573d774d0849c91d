import { isCitizenshipNumber } from '#domain/values/citizenship-number.ts';
import { isEmail, parseEmail } from '#domain/values/email.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { isPassportNumber, parsePassport } from '#domain/values/passport-number.ts';
import { isPersonName, parsePersonName } from './person-name.ts';

/** A name that must be told, as it is typed. */
export const nameProblemOf = (input: string): 'needed' | 'wrong' | null => {
  const name = parsePersonName(input);
  if (name === '') return 'needed';
  return isPersonName(name) ? null : 'wrong';
};

export const identityProblemOf = (input: string): 'identity-needed' | 'identity-wrong' | null => {
  const number = parseDigits(input);
  if (number === '') return 'identity-needed';
  return isCitizenshipNumber(number) ? null : 'identity-wrong';
};

export const passportProblemOf = (input: string): 'passport-needed' | 'passport-wrong' | null => {
  const number = parsePassport(input);
  if (number === '') return 'passport-needed';
  return isPassportNumber(number) ? null : 'passport-wrong';
};

export const emailProblemOf = (input: string): 'email-needed' | 'email-wrong' | null => {
  const email = parseEmail(input);
  if (email === '') return 'email-needed';
  return isEmail(email) ? null : 'email-wrong';
};
