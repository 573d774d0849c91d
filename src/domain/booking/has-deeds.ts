import { standingOfBooking } from './booking-standing.ts';
import { heldTicketsOf } from './held-tickets.ts';
import type { Reservation } from './reservation.ts';

/** Whether there is anything to do with a booking, or to tell of a reservation that is over. */
export const hasDeeds = (booking: Reservation): boolean => {
  const standing = standingOfBooking(booking);
  return (
    standing === 'reserved' ||
    standing === 'open' ||
    (standing === 'over' && booking.kind === 'reservation') ||
    heldTicketsOf(booking).some(({ ticket }) => ticket.number !== null)
  );
};
