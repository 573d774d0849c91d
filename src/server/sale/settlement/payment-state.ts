import { type PaymentPurpose, paymentPurposes } from '#domain/fare/payment-purpose.ts';
import { recordOf } from '#machines/settlement/settlement.selectors.ts';
import { known } from '#server/platform/known.ts';
import { statusIn } from './chart-step.ts';
import type { PaymentState } from './payments.ts';
import { type Row, storedStateOf } from './settlement-row.ts';

export const purposeOf = ({ purpose }: Row): PaymentPurpose => known(paymentPurposes, purpose);

/** What is told of a payment. */
export const paymentStateIn = (row: Row): PaymentState => {
  const kept = storedStateOf(row);
  const status = statusIn(kept);
  const { challenge, decline, reference, due } = recordOf(kept);
  return {
    payment: row.id,
    purpose: purposeOf(row),
    subject: row.subject,
    locator: row.locator,
    amount: row.amount,
    status,
    challenge: status === 'paying' && row.means === 'card' ? challenge : null,
    decline,
    bankReference: reference,
    payBy: due.deadline,
  };
};
