import type { SnapshotFrom } from 'xstate';
import { seatHoldOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from './shop.ts';

/** Whether another trip would cost seats: what is being asked for is held by the time it is left. */
export const holdsSeats = (snapshot: SnapshotFrom<BookingActor>): boolean => {
  const hold = seatHoldOf(snapshot);
  return hold !== null && !hold.getSnapshot().matches('empty');
};
