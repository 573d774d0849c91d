import type { MessageId } from '#i18n/message-id.ts';

/** What may be wrong with a person's details, in whatever form they are asked for. */
export const personProblemIds = {
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
} as const satisfies Readonly<Record<string, MessageId>>;
