import { refused } from '#domain/values/answer.ts';
import type { Standing } from '#server/sale/settlement/payments.ts';

/** Why a payment that is not ticketed is not; asked only of those. */
export const refusalOfPayment = ({ stands, decline }: Standing) => {
  switch (stands) {
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
