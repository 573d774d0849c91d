import { addresses } from '#domain/addresses.ts';
import { rentalPaymentAddress, rentalResultAddress } from '#domain/rental-addresses.ts';
import type { Standing } from '#server/settlement/payments.ts';

const pathAfter = ({ stands, decline, locator }: Standing): string => {
  switch (stands) {
    case 'settling':
    case 'ticketed':
      return rentalResultAddress(locator);
    case 'declined':
      return rentalPaymentAddress(decline ?? 'payment-failed');
    case 'refunded':
      return rentalPaymentAddress(decline ?? 'payment-returned');
    case 'lapsed':
      return addresses.home.path;
    default:
      return rentalPaymentAddress('not-confirmed');
  }
};

/** Where a browser comes to that has paid for a car, or has not. One whose time is over is led home. */
export const whereNextOfRental = (standing: Standing, origin: string): string =>
  `${origin}${pathAfter(standing)}`;
