import { isPersonName, parsePersonName } from '#domain/person/person-name.ts';
import { isEmail, parseEmail } from '#domain/values/email.ts';
import { isLocator, parseLocator } from '#domain/values/locator.ts';

/** What is typed to find a booking: its PNR, and the surname of a passenger or the e-mail it was made with. */
export type LookupInput = { readonly locator: string; readonly who: string };

export type LookupProblem =
  | 'locator-missing'
  | 'locator-not-one'
  | 'who-missing'
  | 'surname-not-one'
  | 'email-not-one';

const isEmailMeant = (who: string): boolean => who.includes('@');

export const problemOfLocator = (input: string): 'locator-missing' | 'locator-not-one' | null => {
  const locator = parseLocator(input);
  if (locator === '') return 'locator-missing';
  return isLocator(locator) ? null : 'locator-not-one';
};

const problemOfWho = (input: string): LookupProblem | null => {
  if (isEmailMeant(input)) return isEmail(parseEmail(input)) ? null : 'email-not-one';
  const surname = parsePersonName(input);
  if (surname === '') return 'who-missing';
  return isPersonName(surname) ? null : 'surname-not-one';
};

/** What is wrong with what was typed, in the order of the fields. */
export const lookupProblems = ({ locator, who }: LookupInput): readonly LookupProblem[] =>
  [problemOfLocator(locator), problemOfWho(who)].filter((problem) => problem !== null);

/** A booking as the server is asked for it. */
export const lookupOf = ({ locator, who }: LookupInput) => ({
  locator: parseLocator(locator),
  surname: isEmailMeant(who) ? '' : parsePersonName(who),
  email: isEmailMeant(who) ? parseEmail(who) : null,
});
