import type { CouponLookup, CouponProblem } from '#domain/booking/coupon-lookup.ts';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type CouponRefusal = 'open-ticket-not-found' | 'more-proof-needed' | 'too-many-tries';

export type CouponActor = SubmissionActor<CouponLookup, KnownOpenTicket, CouponRefusal>;

/** What came of a form that was sent before any script ran. */
export type PostedCoupon = {
  readonly entered: CouponLookup;
  readonly problems: readonly CouponProblem[];
  readonly refusal: CouponRefusal | 'not-reached' | null;
  readonly found: KnownOpenTicket | null;
};

export const numberField = 'kupon';
export const surnameField = 'soyad';

type Field = typeof numberField | typeof surnameField;

export const problemWords: Readonly<
  Record<CouponProblem, { readonly field: Field; readonly message: MessageId }>
> = {
  'number-missing': { field: numberField, message: 'coupon-lookup.problem.number-missing' },
  'locator-not-one': { field: numberField, message: 'lookup.problem.locator-not-one' },
  'coupon-not-one': { field: numberField, message: 'payment.coupons.number.not-one' },
  'surname-missing': { field: surnameField, message: 'coupon-lookup.problem.surname-missing' },
  'surname-not-one': { field: surnameField, message: 'lookup.problem.surname-not-one' },
};

export const refusalWords: Readonly<Record<CouponRefusal | 'not-reached', MessageId>> = {
  'open-ticket-not-found': 'coupon-lookup.not-found',
  'more-proof-needed': 'coupon-lookup.more-proof-needed',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'lookup.refused.not-reached',
};
