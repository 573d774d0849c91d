/** What a booking is made for. The four exclude each other. */
export const bookingModes = ['sale', 'reservation', 'change', 'reservation-to-sale'] as const;

export type BookingMode = (typeof bookingModes)[number];
