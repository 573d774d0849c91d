import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { carrierLocks, openCarrier } from '#server/platform/once/carrier.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
let pool: Pool;
beforeAll(async () => {
  shop = await openTestShop();
  pool = new Pool({ connectionString: shop.url });
});
afterAll(async () => {
  await pool.end();
  await shop.end();
});

const isHeld = async (id: number): Promise<boolean> => {
  const { rowCount } = await pool.query('select 1 from pg_locks where classid = $1 and objid = $2', [
    carrierLocks,
    id,
  ]);
  return rowCount === 1;
};

test.each(['none', 'transaction'] as const)(
  'pooler %s: the number of a process is held as long as it lives, and let go by when it has stopped',
  async (databasePooler) => {
    for (let round = 0; round < 50; round += 1) {
      const carrier = await openCarrier(
        pool,
        logTo(() => undefined),
        { databasePooler },
      );
      expect(await isHeld(carrier.id)).toBe(true);
      await carrier.stop();
      expect(await isHeld(carrier.id)).toBe(false);
    }
  },
);
