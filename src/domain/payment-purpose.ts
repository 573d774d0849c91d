export const paymentPurposes = ['sale', 'reservation-to-sale', 'change', 'extra-services'] as const;

/** What a payment is for. Each has a desk of its own. */
export type PaymentPurpose = (typeof paymentPurposes)[number];
