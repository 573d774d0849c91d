import type { EmailNeed, RegistrationDraft } from '#domain/member/registration.ts';
import {
  findingsOfPerson,
  findingsOfRegistration,
  type RegistrationFinding,
} from '#domain/member/registration-findings.ts';
import { phoneFormatOf } from '#domain/person/phone-table.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { personFindingIds } from '#panels/person-finding-ids.ts';
import { phoneDigitsText } from '#panels/phone-words.ts';
import type { Problem } from './typed-registration.ts';

const ids: Readonly<Record<RegistrationFinding['finding'], MessageId>> = {
  ...personFindingIds,
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
  ({ field, finding }: RegistrationFinding): Problem => ({
    field,
    text: words.say(ids[finding], {
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
): readonly Problem[] => findingsOfRegistration(draft, today, emailNeed).map(inWords(draft, words));

/** The same where a person alone is asked for. */
export const personProblemsOf = (draft: RegistrationDraft, today: string, words: Words): readonly Problem[] =>
  findingsOfPerson(draft, today).map(inWords(draft, words));
