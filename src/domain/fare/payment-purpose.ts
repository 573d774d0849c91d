import type { BookingMode } from '#domain/values/flow-mode.ts';

/** Their order is the wire's own numbering: a new one comes last. */
export const paymentPurposes = [
  'sale',
  'reservation-to-sale',
  'change',
  'extra-services',
  'package',
  'rental',
] as const;

/** What a payment is for. Each has a desk of its own. */
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** What is paid for by whoever books so: places that are reserved are bought by whoever pays for them. */
export const purposeOf = (mode: BookingMode): PaymentPurpose => (mode === 'reservation' ? 'sale' : mode);
