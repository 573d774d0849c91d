import type { Seed } from './seed.ts';

const tables = [
  'rental_search',
  'rental_order',
  'rental_driver',
  'supplier_rental',
  'supplier_driver',
  'supplier_car',
] as const;

/** A shop begins with all cars at their offices. */
export const rentals: Seed = {
  availability: 'everywhere',
  clear: async (db) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  },
  seed: () => Promise.resolve(),
};
