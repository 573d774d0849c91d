import type { SnapshotFrom } from 'xstate';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { purchaseStatusOf } from '#domain/booking/purchase-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { BookingMode } from '#domain/values/flow-mode.ts';
import type { bookingMachine } from '#machines/booking/booking.machine.ts';

/** What has become of the purchase, as far as it is known. */
export const outcomeOf = (snapshot: SnapshotFrom<typeof bookingMachine>) => {
  if (snapshot.matches('issuing')) return 'issuing';
  if (snapshot.matches({ ended: 'issued' })) return 'issued';
  return snapshot.matches({ ended: 'reserved' }) ? 'reserved' : 'closed';
};

export type Outcome = ReturnType<typeof outcomeOf> | 'over';

const hasNumbers = (booking: Reservation): boolean =>
  heldTicketsOf(booking).some(({ ticket }) => ticket.number !== null);

/** Whether there were places or tickets that hold no more. */
const isOver = (booking: Reservation): boolean =>
  purchaseStatusOf(booking) === 'over' && (booking.kind === 'reservation' || hasNumbers(booking));

/** What a booking says of itself. */
export const outcomeOfBooking = (bought: Reservation | null): Outcome => {
  const status = bought && purchaseStatusOf(bought);
  if (status === 'ticketed') return 'issued';
  if (status === 'reserved') return 'reserved';
  return bought !== null && isOver(bought) ? 'over' : 'closed';
};

/** How a purchase has ended, by what its booking has become since. Money that went back is told of first. */
export const outcomeSince = (
  ended: ReturnType<typeof outcomeOf>,
  booking: Reservation | null,
  mode: BookingMode,
): Outcome => {
  if (booking === null || ended === 'issuing') return ended;
  if (isOver(booking)) return ended === 'closed' && mode === 'reservation-to-sale' ? 'closed' : 'over';
  return ended === 'reserved' ? outcomeOfBooking(booking) : ended;
};

/** Whether money was given for it. Tickets that hold no more have been paid for; places that were only reserved have not. */
export const isPaid = (outcome: Outcome, booking: Reservation | null): boolean => {
  if (outcome === 'over') return booking !== null && hasNumbers(booking);
  return outcome === 'issuing' || outcome === 'issued';
};
