import type { Seed } from './seed.ts';

const tables = [
  'ticket_service',
  'open_ticket_choice',
  'open_ticket_use',
  'ticket_refund',
  'deduction_line',
  'ticket_order',
] as const;

/** A shop begins without changes, refunds and services. The keys of the house stay. */
export const afterSale: Seed = {
  availability: 'everywhere',
  clear: async (db) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  },
  seed: () => Promise.resolve(),
};
