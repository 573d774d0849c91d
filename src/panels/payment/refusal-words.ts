import type { MessageId } from '#i18n/message-id.ts';
import type { Payment } from '#machines/payment/payment.model.ts';

type Refusal = NonNullable<Payment['context']['refusal']>;

/** What happened and what to do next, for everything a payment may be told. */
export const refusalWords: Readonly<Record<Refusal, MessageId>> = {
  'amount-differs': 'after-sale.refused.amount-differs',
  'amount-wrong': 'payment.refused.amount-wrong',
  'card-invalid': 'payment.refused.card-invalid',
  'card-not-found': 'payment.refused.card-not-found',
  'card-to-be-checked': 'payment.refused.card-to-be-checked',
  'daily-limit': 'payment.refused.daily-limit',
  'expiry-wrong': 'payment.refused.expiry-wrong',
  'holder-wrong': 'payment.refused.holder-wrong',
  'key-used-otherwise': 'booking.refused.key-used-otherwise',
  'miles-unknown': 'payment.refused.miles-unknown',
  'not-in-this-status': 'booking.refused.not-in-this-status',
  'not-reached': 'payment.refused.not-reached',
  'nothing-due': 'payment.refused.nothing-due',
  'number-wrong': 'payment.refused.number-wrong',
  'one-card-only': 'payment.refused.one-card-only',
  'open-ticket-expired': 'after-sale.refused.open-ticket-expired',
  'open-ticket-not-found': 'after-sale.refused.open-ticket-not-found',
  'open-ticket-unknown': 'payment.refused.open-ticket-unknown',
  'open-ticket-used': 'after-sale.refused.open-ticket-used',
  'operation-failed': 'payment.refused.operation-failed',
  'option-time-expired': 'payment.refused.option-time-expired',
  'payment-failed': 'payment.refused.payment-failed',
  'payment-returned': 'payment.refused.payment-returned',
  'payment-type-unknown': 'payment.refused.payment-type-unknown',
  'payment-underway': 'payment.refused.payment-underway',
  'payment-unknown': 'payment.refused.payment-unknown',
  'promo-unknown': 'payment.refused.promo-unknown',
  'proof-needed': 'booking.refused.proof-needed',
  'security-code-wrong': 'payment.refused.security-code-wrong',
  'selection-time-expired': 'booking.refused.selection-time-expired',
  'sign-in-needed': 'wire.sign-in-needed',
  'sms-code-old': 'payment.refused.sms-code-old',
  'sms-code-wrong': 'payment.refused.sms-code-wrong',
  'time-ended': 'payment.refused.time-ended',
  'too-many-tries': 'wire.too-many-tries',
  'wagon-closed': 'payment.refused.wagon-closed',
  'wagon-shut': 'payment.refused.wagon-shut',
};

/** What is wrong with a card that may pay for tickets, and not for a rented car. */
export const rentalWords: ReadonlyMap<string, MessageId> = new Map([
  ['holder-wrong', 'payment.refused.rental.holder'],
  ['payment-type-unknown', 'payment.refused.rental.type'],
]);
