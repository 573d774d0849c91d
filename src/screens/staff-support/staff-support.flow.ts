import type { Reservation } from '#domain/booking/reservation.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { MovementKind, PaymentMeans, PaymentStatus } from '#domain/fare/payment-status.ts';
import type { SupportCodeProblem } from '#domain/member/support-code.ts';
import type { SeenRental } from '#domain/rental/rental-seen.ts';
import type { AnsweredStep } from '#domain/shop/recorded-step.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type Looked = { readonly locator: string };

export type SeenPayment = {
  readonly id: string;
  readonly of: string;
  readonly purpose: PaymentPurpose;
  readonly means: PaymentMeans;
  readonly amount: number;
  readonly stands: PaymentStatus;
  readonly begunAt: number;
  readonly moved: readonly {
    readonly kind: MovementKind;
    readonly amount: number;
    readonly at: number;
  }[];
  readonly steps: readonly AnsweredStep[];
};

export type SeenRecording = {
  readonly id: string;
  /** The PNR or the number of the rental it was told of. */
  readonly of: string;
  readonly steps: readonly AnsweredStep[];
};

/** A booking or a rental as support sees it: masked, with how its payments and its pages went. */
export type SeenBooking = {
  /** Null where the number of a rental was asked for. */
  readonly booking: Reservation | null;
  readonly rentals: readonly SeenRental[];
  readonly payments: readonly SeenPayment[];
  readonly recordings: readonly SeenRecording[];
};

export type SupportRefusal = 'locator-unknown' | 'role-lacking' | 'sign-in-needed' | 'too-many-tries';

export type SupportActor = SubmissionActor<Looked, SeenBooking, SupportRefusal>;

export const locatorField = 'pnr';

export const problemWords: Readonly<Record<SupportCodeProblem, MessageId>> = {
  'code-missing': 'support.problem.code-missing',
  'code-not-one': 'support.problem.code-not-one',
};

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

const statusWords: Readonly<Record<PaymentStatus, MessageId>> = {
  paying: 'support.stands.paying',
  settling: 'support.stands.settling',
  ticketed: 'support.stands.ticketed',
  declined: 'support.stands.declined',
  lapsed: 'support.stands.lapsed',
  refunded: 'support.stands.refunded',
};

export const statusVariants = {
  paying: 'neutral',
  settling: 'warning',
  ticketed: 'success',
  declined: 'danger',
  lapsed: 'neutral',
  refunded: 'warning',
} as const satisfies Readonly<Record<PaymentStatus, string>>;

type Bought = Pick<SeenPayment, 'purpose'>;

export const statusWordsOf = ({
  stands: status,
  purpose,
}: Bought & Pick<SeenPayment, 'stands'>): MessageId =>
  status === 'ticketed' && purpose === 'rental' ? 'support.stands.rented' : statusWords[status];

const movedWords: Readonly<Record<MovementKind, MessageId>> = {
  captured: 'support.moved.captured',
  ticketed: 'support.moved.ticketed',
  coupon: 'support.moved.coupon',
  refunded: 'support.moved.refunded',
  lost: 'support.moved.lost',
};

export const movedWordsOf = (kind: MovementKind, { purpose }: Bought): MessageId =>
  kind === 'ticketed' && purpose === 'rental' ? 'support.moved.rented' : movedWords[kind];
