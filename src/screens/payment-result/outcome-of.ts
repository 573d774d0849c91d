import type { SnapshotFrom } from 'xstate';
import { standingOfBooking } from '#domain/booking/booking-standing.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
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

/** Whether there were places or tickets that hold no more. */
const isOver = (booking: Reservation): boolean =>
  standingOfBooking(booking) === 'over' &&
  (booking.kind === 'reservation' || heldTicketsOf(booking).some(({ ticket }) => ticket.number !== null));

/** What a booking says of itself. */
export const outcomeOfPaper = (bought: Reservation | null): Outcome => {
  const standing = bought && standingOfBooking(bought);
  if (standing === 'ticketed') return 'issued';
  if (standing === 'reserved') return 'reserved';
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
  return ended === 'reserved' ? outcomeOfPaper(booking) : ended;
};
