import type { EmailNeed, RegistrationDraft } from '#domain/member/registration.ts';
import {
  problemsOfPerson,
  problemsOfRegistration,
  type RegistrationProblem,
} from '#domain/member/registration-problems.ts';
import { phoneFormatOf } from '#domain/person/phone-table.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { personProblemIds } from '#panels/person-problem-ids.ts';
import { phoneDigitsText } from '#panels/phone-words.ts';
import type { Problem } from './registration-input.ts';

const ids: Readonly<Record<RegistrationProblem['problem'], MessageId>> = {
  ...personProblemIds,
  'company-name-needed': 'registration.wrong.company-name-needed',
  'company-name-wrong': 'registration.wrong.company-name-wrong',
  'tax-number-needed': 'registration.wrong.tax-number-needed',
  'tax-number-wrong': 'registration.wrong.tax-number-wrong',
  'tax-administration-needed': 'registration.wrong.tax-administration-needed',
  'tax-administration-wrong': 'registration.wrong.tax-administration-wrong',
  'contract-needed': 'registration.wrong.contract-needed',
};

const inWords =
  (draft: RegistrationDraft, words: Words) =>
  ({ field, problem }: RegistrationProblem): Problem => ({
    field,
    text: words.say(ids[problem], {
      digits: phoneDigitsText(draft.phoneCountry, words),
      code: `+${phoneFormatOf(draft.phoneCountry).dialCode}`,
    }),
  });

/** Everything wrong with what stands in the form, in words, in the order of its fields. */
export const problemsOf = (
  draft: RegistrationDraft,
  today: string,
  words: Words,
  emailNeed?: EmailNeed,
): readonly Problem[] => problemsOfRegistration(draft, today, emailNeed).map(inWords(draft, words));

/** The same where a person alone is asked for. */
export const personProblemsOf = (draft: RegistrationDraft, today: string, words: Words): readonly Problem[] =>
  problemsOfPerson(draft, today).map(inWords(draft, words));
