import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { refusalOfPayment } from '#server/sale/payments/refusal-of-payment.ts';

const beginRefusals = {
  'nothing-due': 'place-not-held',
  'amount-wrong': 'amount-differs',
  'being-paid': 'payment-underway',
  'used-otherwise': 'key-used-otherwise',
} as const;

export type PayingOrder = {
  readonly purpose: PaymentPurpose;
  readonly order: string;
  /** Given by the client before its first try, or the order itself. */
  readonly attempt: string;
  readonly amount: Kurus;
  readonly token: string;
};

/** Begins to pay for what was laid down; where the card wants no proof it may be done at once. */
export const payOrder = async (
  { purpose, order, attempt, amount, token }: PayingOrder,
  { payments }: Pick<AppContext, 'payments'>,
) => {
  const means = { kind: 'card' as const, token };
  const begun = await payments.begin({ purpose, subject: order, attempt, amount, means, by: 'owner' });
  if (!begun.ok) return refused(beginRefusals[begun.refusal]);
  const { status, challenge, payment } = begun.value;
  return status === 'paying' || status === 'ticketed'
    ? granted({
        ticketed: status === 'ticketed',
        enrollReference: payment,
        paymentAuthRequest: challenge,
      })
    : refusalOfPayment(begun.value);
};
