import type { Kysely } from 'kysely';
import type { Passwords } from '#server/people/accounts/password-hash.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { Seed } from './seed.ts';
import { seeds } from './seeds.ts';

const isWanted =
  (money: 'real' | 'simulated') =>
  ({ availability }: Seed): boolean =>
    availability === 'everywhere' || money === 'simulated';

/** Puts in what a store begins with and lacks. */
export const seedStore = async (
  db: Kysely<Tables>,
  now: number,
  money: 'real' | 'simulated',
  passwords: Passwords,
): Promise<void> => {
  await inTransaction(db, async (within) => {
    for (const seed of seeds.filter(isWanted(money)).toReversed()) {
      await seed.seed(within, now, passwords);
    }
  });
};

/** Takes everything out and begins anew. */
export const resetToSeed = async (db: Kysely<Tables>, now: number, passwords: Passwords): Promise<void> => {
  await inTransaction(db, async (within) => {
    for (const seed of seeds) {
      await seed.clear(within);
    }
    for (const seed of seeds.toReversed()) {
      await seed.seed(within, now, passwords);
    }
  });
};
