import type { Kysely } from 'kysely';
import type { Passwords } from '#server/users/password-hash.ts';
import type { Seed } from './seed/seed.ts';
import { seeds } from './seeds.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

const isWanted =
  (money: 'real' | 'simulated') =>
  ({ stands }: Seed): boolean =>
    stands === 'everywhere' || money === 'simulated';

/** Puts in what a store begins with and lacks. */
export const sow = async (
  db: Kysely<Tables>,
  now: number,
  money: 'real' | 'simulated',
  passwords: Passwords,
): Promise<void> => {
  await inTransaction(db, async (within) => {
    for (const seed of seeds.filter(isWanted(money)).toReversed()) {
      await seed.sow(within, now, passwords);
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
      await seed.sow(within, now, passwords);
    }
  });
};
