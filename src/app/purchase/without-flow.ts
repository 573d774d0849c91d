import { absence } from '#app/browser/absence.ts';

/** Why no booking lives in the page. */
export const withoutBooking = absence();

/** Why no car is being rented in it. */
export const withoutRental = absence();
