import type { PaymentPurpose } from '#domain/payment-purpose.ts';
import type { MovementKind, PaymentMeans, PaymentStanding } from '#domain/payment-told.ts';
import type { ToldStep } from '#domain/recorded-step.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type Looked = { readonly locator: string };

export type SeenPayment = {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly means: PaymentMeans;
  readonly amount: number;
  readonly stands: PaymentStanding;
  readonly begunAt: number;
  readonly moved: readonly {
    readonly kind: MovementKind;
    readonly amount: number;
    readonly at: number;
  }[];
  readonly steps: readonly ToldStep[];
};

export type SeenRecording = { readonly id: string; readonly steps: readonly ToldStep[] };

/** A booking as support sees it: masked, with how its payments and its pages went. */
export type SeenBooking = {
  readonly booking: Reservation;
  readonly payments: readonly SeenPayment[];
  readonly recordings: readonly SeenRecording[];
};

export type SupportRefusal = 'locator-unknown' | 'role-lacking' | 'sign-in-needed' | 'too-many-tries';

export type SupportActor = SubmissionActor<Looked, SeenBooking, SupportRefusal>;

export const locatorField = 'pnr';

export const problemWords = {
  'locator-missing': 'lookup.problem.locator-missing',
  'locator-not-one': 'lookup.problem.locator-not-one',
} as const satisfies Readonly<Record<string, MessageId>>;

export const refusalWords: Readonly<Record<SupportRefusal | 'not-reached', MessageId>> = {
  'locator-unknown': 'support.refused.unknown',
  'role-lacking': 'catalogue.refused.role-lacking',
  'sign-in-needed': 'wire.sign-in-needed',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'lookup.refused.not-reached',
};

export const meansWords: Readonly<Record<PaymentMeans, MessageId>> = {
  card: 'payment.method.card',
  wallet: 'payment.method.wallet',
  miles: 'payment.method.miles',
};

export const standingWords: Readonly<Record<PaymentStanding, MessageId>> = {
  paying: 'support.stands.paying',
  settling: 'support.stands.settling',
  ticketed: 'support.stands.ticketed',
  declined: 'support.stands.declined',
  lapsed: 'support.stands.lapsed',
  refunded: 'support.stands.refunded',
};

export const standingLooks = {
  paying: 'neutral',
  settling: 'warning',
  ticketed: 'success',
  declined: 'danger',
  lapsed: 'neutral',
  refunded: 'warning',
} as const satisfies Readonly<Record<PaymentStanding, string>>;
