import type { PaymentPurpose } from './payment-purpose.ts';

export const paymentMethods = ['card', 'wallet', 'open-tickets', 'miles'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Wallet and miles are a member's; a card and open tickets anybody's. */
export const isMembersOwn = (method: PaymentMethod): boolean => method === 'wallet' || method === 'miles';

/** Open tickets pay for a booking; what is bought for tickets that stand is paid in other ways. A car is paid with its driver's own card. */
export const isPaidBy = (method: PaymentMethod, bought: PaymentPurpose): boolean => {
  if (bought === 'rental') return method === 'card' || method === 'wallet';
  return method !== 'open-tickets' || bought === 'sale' || bought === 'reservation-to-sale';
};
