import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestShop } from '../open-test-shop.ts';
import { soon } from '../soon.ts';

/** How many connections to the store of a shop wait for a lock another one holds. */
export const locksWaitedFor = async ({ open }: TestShop): Promise<number> => {
  const { rows } = await sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    open.app.db,
  );
  return rows.length;
};

/** Goes on when so many wait for a lock. */
export const waitingForLocks = (shop: TestShop, many: number): Promise<void> =>
  vi.waitFor(async () => expect(await locksWaitedFor(shop)).toBe(many), soon);
