import type { Reservation } from './reservation.ts';

/** What a booking is to whoever waits for its outcome. */
export type BookingStanding = 'open' | 'over' | 'reserved' | 'ticketed';

export const standingOfBooking = ({
  status,
  kind,
}: Pick<Reservation, 'kind' | 'status'>): BookingStanding => {
  switch (status) {
    case 'sold':
    case 'converted':
      return 'ticketed';
    case 'active':
      return kind === 'reservation' ? 'reserved' : 'open';
    default:
      return 'over';
  }
};
