import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { holderHash } from '#server/people/permi/holder-hash.ts';
import type { Seed } from './seed.ts';

const year = 365;

/** Permits of named test persons: one that holds and one that is over. */
const testPermits = [
  { number: '100001', identity: '10000000146', from: -year, until: year, freesExtras: true },
  { number: '100002', identity: '20000000046', from: -2 * year, until: -year, freesExtras: false },
] as const;

export const permits: Seed = {
  availability: 'simulated',
  clear: (db) => db.deleteFrom('permit').execute(),
  seed: async (db, now) => {
    const today = dayNumberAt(now);
    await db
      .insertInto('permit')
      .values(
        testPermits.map(({ number, identity, from, until, freesExtras }) => ({
          number,
          holder_hash: holderHash(number, identity),
          valid_from: travelDayOf(today + from),
          valid_until: travelDayOf(today + until),
          frees_extras: freesExtras,
        })),
      )
      .onConflict((conflict) => conflict.column('number').doNothing())
      .execute();
  },
};
