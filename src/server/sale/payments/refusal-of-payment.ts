import { refused } from '#domain/values/answer.ts';
import type { PaymentState } from '#server/sale/settlement/payments.ts';

/** Why a payment that is not ticketed is not; asked only of those. */
export const refusalOfPayment = ({ status, decline }: PaymentState) => {
  switch (status) {
    case 'declined':
      return refused(decline ?? 'payment-failed');
    case 'lapsed':
      return refused(decline ?? 'time-ended');
    case 'refunded':
      return refused(decline ?? 'payment-returned');
    default:
      return refused('payment-underway');
  }
};
