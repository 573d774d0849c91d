export const paymentMethods = ['card', 'wallet', 'open-tickets', 'miles'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Wallet and miles are a member's; a card and open tickets anybody's. */
export const isMembersOwn = (method: PaymentMethod): boolean => method === 'wallet' || method === 'miles';
