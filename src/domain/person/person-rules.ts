import { isCitizenshipNumber } from '#domain/values/citizenship-number.ts';
import { emailTyped, isEmail } from '#domain/values/email.ts';
import { numberTyped } from '#domain/values/number-typed.ts';
import { isPassportNumber, passportTyped } from '#domain/values/passport-number.ts';
import { isPersonName, personNameTyped } from './person-name.ts';

/** A name that must be told, as it is typed. */
export const nameFindingOf = (typed: string): 'needed' | 'wrong' | null => {
  const name = personNameTyped(typed);
  if (name === '') return 'needed';
  return isPersonName(name) ? null : 'wrong';
};

export const identityFindingOf = (typed: string): 'identity-needed' | 'identity-wrong' | null => {
  const number = numberTyped(typed);
  if (number === '') return 'identity-needed';
  return isCitizenshipNumber(number) ? null : 'identity-wrong';
};

export const passportFindingOf = (typed: string): 'passport-needed' | 'passport-wrong' | null => {
  const number = passportTyped(typed);
  if (number === '') return 'passport-needed';
  return isPassportNumber(number) ? null : 'passport-wrong';
};

export const emailFindingOf = (typed: string): 'email-needed' | 'email-wrong' | null => {
  const email = emailTyped(typed);
  if (email === '') return 'email-needed';
  return isEmail(email) ? null : 'email-wrong';
};
