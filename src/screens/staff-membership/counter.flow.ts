import { blankRegistration, type EmailNeed, type RegistrationDraft } from '#domain/member/registration.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type AtCounter = { readonly draft: RegistrationDraft; readonly emailNeed: EmailNeed };

export type RegisteredCustomer = { readonly id: number };

export type CounterRefusal =
  | 'contract-needed'
  | 'email-taken'
  | 'identity-not-verified'
  | 'identity-unreachable'
  | 'key-in-use'
  | 'key-used-otherwise'
  | 'registration-incomplete'
  | 'role-lacking'
  | 'sign-in-needed'
  | 'too-many-tries';

export type CounterActor = SubmissionActor<AtCounter, RegisteredCustomer, CounterRefusal>;

export const nobodyAtCounter: AtCounter = { draft: blankRegistration, emailNeed: 'required' };

export const counterRefusalWords: Readonly<Record<CounterRefusal | 'not-reached', MessageId>> = {
  'contract-needed': 'registration.wrong.contract-needed',
  'email-taken': 'counter.refused.email-taken',
  'identity-not-verified': 'registration.unverified.text',
  'identity-unreachable': 'registration.unchecked.text',
  'key-in-use': 'registration.refused.underway',
  'key-used-otherwise': 'registration.refused.underway',
  'not-reached': 'registration.refused.failed',
  'registration-incomplete': 'registration.refused.incomplete',
  'role-lacking': 'catalogue.refused.role-lacking',
  'sign-in-needed': 'wire.sign-in-needed',
  'too-many-tries': 'registration.refused.too-many-tries',
};
