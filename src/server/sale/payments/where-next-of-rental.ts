import { rentalPaymentAddress, rentalResultAddress } from '#domain/shop/rental-addresses.ts';
import type { PaymentState } from '#server/sale/settlement/payments.ts';

const pathAfter = ({ status, decline, locator }: PaymentState): string => {
  switch (status) {
    case 'settling':
    case 'ticketed':
      return rentalResultAddress(locator);
    case 'declined':
      return rentalPaymentAddress(decline ?? 'payment-failed');
    case 'refunded':
      return rentalPaymentAddress(decline ?? 'payment-returned');
    case 'lapsed':
      return rentalPaymentAddress('time-ended');
    default:
      return rentalPaymentAddress('not-confirmed');
  }
};

/** Where a browser comes to that has paid for a car, or has not. The flow that stands there leads home when the time is over. */
export const whereNextOfRental = (paymentState: PaymentState, origin: string): string =>
  `${origin}${pathAfter(paymentState)}`;
