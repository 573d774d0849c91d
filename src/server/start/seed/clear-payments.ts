import type { Seed } from './seed.ts';

const tables = [
  'settlement',
  'money_movement',
  'settlement_refund',
  'bank_card',
  'bank_payment',
  'bank_refund',
  'sms',
  'wallet_card',
  'wallet_code',
] as const;

/** Payments begin with nothing. */
export const payments: Seed = {
  availability: 'everywhere',
  clear: async (db) => {
    for (const table of tables) await db.deleteFrom(table).execute();
  },
  seed: () => Promise.resolve(),
};
