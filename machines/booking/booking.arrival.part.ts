import type { TicketChange } from '#domain/booking/change-of-tickets.ts';
import type { ExtrasOrder } from '#domain/booking/extras-order.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import type { BookingMode } from '#domain/values/flow-mode.ts';

/** How the flow is entered. */
export type Arrival = 'booking' | 'outcome' | 'plain' | 'wish';

/** What the flow is begun with, as far as it decides where. */
export type Beginning = {
  readonly mode: BookingMode;
  readonly wish: TripWish | null;
  /** A reservation that is to be paid, or a booking whose outcome is asked for. */
  readonly booking: Reservation | null;
  /** Tickets that are to be exchanged: it is another mode. */
  readonly changing?: TicketChange;
  /** Extra services that are to be paid: it is another mode. */
  readonly ordered?: ExtrasOrder;
};

export const arrivalOf = ({ booking, wish, mode, ordered }: Beginning): Arrival => {
  if (ordered !== undefined) return 'booking';
  if (booking === null) return wish === null ? 'plain' : 'wish';
  const isToBePaid = booking.kind === 'sale' || mode === 'reservation-to-sale';
  return booking.status === 'active' && isToBePaid ? 'booking' : 'outcome';
};

export const modeOf = ({ mode, changing, ordered }: Beginning): BookingMode => {
  if (changing !== undefined) return 'change';
  return ordered === undefined ? mode : 'extra-services';
};
