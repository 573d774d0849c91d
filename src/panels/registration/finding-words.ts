import { phoneFormatOf } from '#domain/phone-table.ts';
import type { RegistrationDraft } from '#domain/registration.ts';
import { findingsOfRegistration, type RegistrationFinding } from '#domain/registration-findings.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { phoneDigitsText } from '#panels/phone-words.ts';
import type { Problem } from './typed-registration.ts';

const ids: Readonly<Record<RegistrationFinding['finding'], MessageId>> = {
  'company-name-needed': 'registration.wrong.company-name-needed',
  'company-name-wrong': 'registration.wrong.company-name-wrong',
  'tax-number-needed': 'registration.wrong.tax-number-needed',
  'tax-number-wrong': 'registration.wrong.tax-number-wrong',
  'tax-administration-needed': 'registration.wrong.tax-administration-needed',
  'tax-administration-wrong': 'registration.wrong.tax-administration-wrong',
  'contract-needed': 'registration.wrong.contract-needed',
  'first-name-needed': 'passenger.wrong.first-name-needed',
  'first-name-wrong': 'passenger.wrong.first-name-wrong',
  'last-name-needed': 'passenger.wrong.last-name-needed',
  'last-name-wrong': 'passenger.wrong.last-name-wrong',
  'gender-needed': 'passenger.wrong.gender-needed',
  'birth-date-needed': 'passenger.wrong.birth-date-needed',
  'birth-date-wrong': 'passenger.wrong.birth-date-wrong',
  'identity-needed': 'passenger.wrong.identity-needed',
  'identity-wrong': 'passenger.wrong.identity-wrong',
  'country-needed': 'passenger.wrong.country-needed',
  'passport-needed': 'passenger.wrong.passport-needed',
  'passport-wrong': 'passenger.wrong.passport-wrong',
  'email-needed': 'passenger.wrong.email-needed',
  'email-wrong': 'passenger.wrong.email-wrong',
  'phone-needed': 'passenger.wrong.phone-needed',
  'phone-wrong': 'passenger.wrong.phone-wrong',
  'phone-other-country': 'passenger.wrong.phone-other-country',
  'phone-too-short': 'passenger.wrong.phone-too-short',
  'phone-too-long': 'passenger.wrong.phone-too-long',
};

/** Everything wrong with what stands in the form, in words, in the order of its fields. */
export const problemsOf = (draft: RegistrationDraft, today: string, words: Words): readonly Problem[] =>
  findingsOfRegistration(draft, today).map(({ field, finding }) => ({
    field,
    text: words.say(ids[finding], {
      digits: phoneDigitsText(draft.phoneCountry, words),
      code: `+${phoneFormatOf(draft.phoneCountry).dialCode}`,
    }),
  }));
