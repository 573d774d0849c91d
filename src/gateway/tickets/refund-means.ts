/** How money comes back, by its name on the wire. */
export const refundMeans = { CARD: 'card', CASH_COUPON: 'cash-coupon', NONE: 'none' } as const;
