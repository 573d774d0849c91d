import { addresses } from './addresses.ts';

/** What names a rental in an address, the code of its letter, and why a payment is before its driver again. */
export const rentalAddressNames = { number: 'rezervasyon', code: 'kod', reason: 'neden' } as const;

const withQuery = (path: string, name: keyof typeof rentalAddressNames, value: string): string =>
  `${path}?${new URLSearchParams({ [rentalAddressNames[name]]: value })}`;

/** Where a rental that was paid for is told of. */
export const rentalResultAddress = (number: string): string =>
  withQuery(addresses['rental-result'].path, 'number', number);

export const rentalPaymentAddress = (reason: string): string =>
  withQuery(addresses['rental-payment'].path, 'reason', reason);

/** Where a rental is looked up by its number. */
export const rentalReservationAddress = (number: string): string =>
  withQuery(addresses['rental-reservation-result'].path, 'number', number);

/** Where the link of a letter leads. */
export const rentalViewAddress = (code: string): string =>
  withQuery(addresses['rental-reservation-result'].path, 'code', code);
