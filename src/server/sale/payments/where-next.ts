import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { returnAddressesOf } from '#domain/shop/return-addresses.ts';
import type { PaymentState } from '#server/sale/settlement/payments.ts';

/** Why the passenger stands before the payment again; anything else is not put into an address. */
type Reason = NonNullable<PaymentState['decline']> | 'time-ended' | 'payment-returned' | 'not-confirmed';

const failure = (origin: string, reason: Reason): string =>
  `${returnAddressesOf('ticket', origin).failure}/${reason}`;

const afterTheSale: ReadonlySet<PaymentPurpose> = new Set(['change', 'extra-services']);

/**
 * Where a browser that comes back from the bank is sent: by what the bank itself says, never by what it carries. A booking
 * whose change is not made yet, or whose extras it has not yet, is not named: its tickets would stand there as if it were done.
 */
export const whereNext = (paymentState: PaymentState | null, origin: string): string => {
  const { success } = returnAddressesOf('ticket', origin);
  switch (paymentState?.status) {
    case 'settling':
      return afterTheSale.has(paymentState.purpose)
        ? success
        : `${success}/${encodeURIComponent(paymentState.locator)}`;
    case 'ticketed':
      return `${success}/${encodeURIComponent(paymentState.locator)}`;
    case 'declined':
      return failure(origin, paymentState.decline ?? 'payment-failed');
    case 'lapsed':
      return failure(origin, 'time-ended');
    case 'refunded':
      return failure(origin, paymentState.decline ?? 'payment-returned');
    default:
      return failure(origin, 'not-confirmed');
  }
};
