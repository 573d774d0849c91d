import type { Seed } from './seed.ts';

const tables = [
  'answered_call',
  'refund_coupon',
  'open_ticket',
  'booking_key',
  'reservation_mark',
  'booking_event',
  'price_line',
  'ticket',
  'passenger_private',
  'passenger',
  'booking',
] as const;

/** A shop begins without bookings. */
export const bookings: Seed = {
  availability: 'everywhere',
  clear: async (db) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  },
  seed: () => Promise.resolve(),
};
