import { type PaymentPurpose, paymentPurposes } from '#domain/fare/payment-purpose.ts';
import { known } from '#server/platform/known.ts';
import { standsIn } from './chart-step.ts';
import type { Standing } from './payments.ts';
import { type Row, standingOf } from './settlement-row.ts';

export const purposeOf = ({ purpose }: Row): PaymentPurpose => known(paymentPurposes, purpose);

/** What is told of a payment. */
export const standingIn = (row: Row): Standing => {
  const kept = standingOf(row);
  const stands = standsIn(kept);
  const { challenge, decline, reference, due } = kept.context;
  return {
    payment: row.id,
    purpose: purposeOf(row),
    subject: row.subject,
    locator: row.locator,
    amount: row.amount,
    stands,
    challenge: stands === 'paying' && row.means === 'card' ? challenge : null,
    decline,
    bankReference: reference,
    payBy: due.deadline,
  };
};
