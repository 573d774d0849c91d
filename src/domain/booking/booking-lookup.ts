import { isPersonName, personNameTyped } from '#domain/person/person-name.ts';
import { emailTyped, isEmail } from '#domain/values/email.ts';
import { isLocator, locatorTyped } from '#domain/values/locator.ts';

/** What is typed to find a booking: its PNR, and the surname of a passenger or the e-mail it was made with. */
export type LookupTyped = { readonly locator: string; readonly who: string };

export type LookupProblem =
  | 'locator-missing'
  | 'locator-not-one'
  | 'who-missing'
  | 'surname-not-one'
  | 'email-not-one';

const isEmailMeant = (who: string): boolean => who.includes('@');

export const problemOfLocator = (typed: string): 'locator-missing' | 'locator-not-one' | null => {
  const locator = locatorTyped(typed);
  if (locator === '') return 'locator-missing';
  return isLocator(locator) ? null : 'locator-not-one';
};

const problemOfWho = (typed: string): LookupProblem | null => {
  if (isEmailMeant(typed)) return isEmail(emailTyped(typed)) ? null : 'email-not-one';
  const surname = personNameTyped(typed);
  if (surname === '') return 'who-missing';
  return isPersonName(surname) ? null : 'surname-not-one';
};

/** What is wrong with what was typed, in the order of the fields. */
export const lookupProblems = ({ locator, who }: LookupTyped): readonly LookupProblem[] =>
  [problemOfLocator(locator), problemOfWho(who)].filter((problem) => problem !== null);

/** A booking as the server is asked for it. */
export const lookupOf = ({ locator, who }: LookupTyped) => ({
  locator: locatorTyped(locator),
  surname: isEmailMeant(who) ? '' : personNameTyped(who),
  email: isEmailMeant(who) ? emailTyped(who) : null,
});
