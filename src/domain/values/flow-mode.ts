/** What a booking is made for. The five exclude each other. */
export const bookingModes = [
  'sale',
  'reservation',
  'change',
  'reservation-to-sale',
  'extra-services',
] as const;

export type BookingMode = (typeof bookingModes)[number];
