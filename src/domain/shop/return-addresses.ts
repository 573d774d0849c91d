import { addresses } from './addresses.ts';

export type Purchase = 'ticket' | 'rail-pass' | 'train-card';

type ReturnAddresses = { readonly success: string; readonly failure: string };

/** What stands before the part of an address that may be left out. */
const fixedPartOf = (path: string) => path.replace(/\/\{.*$/, '');

const returnsOf = (success: keyof typeof addresses, failure: keyof typeof addresses): ReturnAddresses => ({
  success: fixedPartOf(addresses[success].path),
  failure: fixedPartOf(addresses[failure].path),
});

const returns: Readonly<Record<Purchase, ReturnAddresses>> = {
  ticket: returnsOf('payment-result', 'payment'),
  'rail-pass': returnsOf('rail-pass-result', 'rail-pass-payment'),
  'train-card': returnsOf('train-card-result', 'train-card-payment'),
};

/** Where a bank sends the passenger back to: one pair per thing sold, at the origin of the environment that runs. */
export const returnAddressesOf = (purchase: Purchase, origin: string): ReturnAddresses => ({
  success: `${origin}${returns[purchase].success}`,
  failure: `${origin}${returns[purchase].failure}`,
});
