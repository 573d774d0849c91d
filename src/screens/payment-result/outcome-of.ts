import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '#machines/booking/booking.machine.ts';

/** What has become of the purchase, as far as it is known. */
export const outcomeOf = (snapshot: SnapshotFrom<typeof bookingMachine>) => {
  if (snapshot.matches('issuing')) return 'issuing';
  if (snapshot.matches({ ended: 'issued' })) return 'issued';
  return snapshot.matches({ ended: 'reserved' }) ? 'reserved' : 'closed';
};
