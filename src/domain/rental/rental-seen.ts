import type { RentalReservation } from './rental-reservation.ts';

/** How an order for a car stands: it waits for its money, is paid for, came to nothing, or was cancelled. */
export const rentalOrderStatuses = ['open', 'booked', 'refused', 'cancelled'] as const;
export type RentalOrderStatus = (typeof rentalOrderStatuses)[number];

/** A rental as support sees it, whether or not it was paid for. */
export type SeenRental = RentalReservation & { readonly stands: RentalOrderStatus };
