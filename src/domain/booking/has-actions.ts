import { heldTicketsOf } from './held-tickets.ts';
import { purchaseStatusOf } from './purchase-status.ts';
import type { Reservation } from './reservation.ts';

/** Whether there is anything to do with a booking, or to tell of a reservation that is over. */
export const hasActions = (booking: Reservation): boolean => {
  const status = purchaseStatusOf(booking);
  return (
    status === 'reserved' ||
    status === 'open' ||
    (status === 'over' && booking.kind === 'reservation') ||
    heldTicketsOf(booking).some(({ ticket }) => ticket.number !== null)
  );
};
