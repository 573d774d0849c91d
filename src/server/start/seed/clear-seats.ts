import type { Seed } from './seed.ts';

const tables = [
  'seat_hold',
  'seat_unit',
  'seat_setting',
  'closed_coach',
  'seat_alarm',
  'seat_alarm_key',
  'seatmate_ask',
] as const;

/** A shop begins with every place free. Whoever keeps bitmaps is told to forget them all. */
export const seats: Seed = {
  availability: 'everywhere',
  clear: async (db) => {
    for (const table of tables) await db.deleteFrom(table).execute();
    await db.insertInto('seat_change').values({ at: 0, units: '*' }).execute();
  },
  seed: () => Promise.resolve(),
};
