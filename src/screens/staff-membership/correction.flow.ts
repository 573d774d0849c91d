import type { CustomerAtCounter, CustomerSought } from '#domain/member/customer-at-counter.ts';
import { blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';
import { type CounterRefusal, counterRefusalWords } from './counter.flow.ts';

export type SoughtRefusal = 'customer-unknown' | 'role-lacking' | 'sign-in-needed' | 'too-many-tries';
export type FoundCustomers = readonly CustomerAtCounter[];
export type SoughtActor = SubmissionActor<CustomerSought, FoundCustomers, SoughtRefusal>;

export type Correction = {
  readonly id: number;
  readonly version: number;
  readonly draft: RegistrationDraft;
};

export type Corrected = { readonly isMailed: boolean };
export type CorrectionRefusal = CounterRefusal | 'customer-changed' | 'customer-unknown' | 'identity-taken';
export type CorrectionActor = SubmissionActor<Correction, Corrected, CorrectionRefusal>;

export type CorrectionActors = {
  readonly sought: SoughtActor;
  /** Reads the record once more, where it was changed elsewhere. */
  readonly again: SoughtActor;
  readonly correction: CorrectionActor;
};

export const nobodySought: CustomerSought = { by: 'identity', number: '', lastName: '' };

export const emptyCorrection: Correction = { id: 0, version: 0, draft: blankRegistration };

export const soughtRefusalWords: Readonly<Record<SoughtRefusal | 'not-reached', MessageId>> = {
  'customer-unknown': 'correction.refused.customer-unknown',
  'not-reached': 'lookup.refused.not-reached',
  'role-lacking': 'catalogue.refused.role-lacking',
  'sign-in-needed': 'wire.sign-in-needed',
  'too-many-tries': 'wire.too-many-tries',
};

export const correctionRefusalWords: Readonly<Record<CorrectionRefusal | 'not-reached', MessageId>> = {
  ...counterRefusalWords,
  'customer-changed': 'correction.refused.customer-changed',
  'customer-unknown': 'correction.refused.customer-unknown',
  'identity-taken': 'correction.refused.identity-taken',
};
