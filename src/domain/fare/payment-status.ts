/** What becomes of money that was taken. */
export const movementKinds = ['captured', 'ticketed', 'coupon', 'refunded', 'lost'] as const;

export type MovementKind = (typeof movementKinds)[number];

/** How it is paid. */
export const paymentMeans = ['card', 'wallet', 'miles'] as const;

export type PaymentMeans = (typeof paymentMeans)[number];

/** How a payment stands, as whoever waits for it is told. */
export const paymentStatuses = ['paying', 'settling', 'ticketed', 'declined', 'lapsed', 'refunded'] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];
