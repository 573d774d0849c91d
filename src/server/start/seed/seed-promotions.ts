import type { Seed } from './seed.ts';

const farAhead = Date.UTC(2099, 0, 1);
const longAgo = Date.UTC(2020, 0, 1);

const codes = [
  { code: 'SEFER10', percent: 10, amount: 0, ends_at: farAhead },
  { code: 'BAHAR50', percent: 0, amount: 5_000, ends_at: farAhead },
  { code: 'ESKI20', percent: 20, amount: 0, ends_at: longAgo },
];

/** The first member of the seed has miles, the company has too few for most journeys. */
const accounts = [
  { owner: 1001, points: 25_000 },
  { owner: 1002, points: 12 },
];

/** Codes and miles for trying things out. */
export const promotions: Seed = {
  availability: 'simulated',
  clear: async (db) => {
    for (const table of ['promotion', 'promotion_use', 'miles_account'] as const) {
      await db.deleteFrom(table).execute();
    }
  },
  seed: async (db) => {
    await db
      .insertInto('promotion')
      .values(codes)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('miles_account')
      .values(accounts)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
};
