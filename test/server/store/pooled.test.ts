import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { logTo } from '#server/platform/log.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { timeoutsOfShop } from '#server/platform/store/timeouts.ts';
import { copyOf } from '#test/support/copied-database.ts';
import type { freshDatabase } from '#test/support/fresh-database.ts';
import { openTestShop, startedShop, type TestShop } from '#test/support/open-test-shop.ts';
import { openPooler, type Pooler } from '#test/support/server/transaction-pooler.ts';
import { buyersOf } from '#test/support/shop/buyers.ts';
import { runsAt } from '#test/support/shop/killed-shop.ts';
import { orderOn } from '#test/support/shop/whole-order.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await copyOf(startedShop);
});
afterAll(() => database.drop());

const behind = async (limits: Parameters<typeof openPooler>[1]): Promise<Pooler> =>
  openPooler(database.url, limits);

test.each(['refused', 'overlooked'] as const)(
  'a pooler of which nothing is said, and by which limits are %s, is told at the start in one line',
  async (limits) => {
    const pooler = await behind(limits);
    await expect(openTestShop({ url: pooler.url })).rejects.toThrow(
      /^DATABASE_URL: before 127\.0\.0\.1:\d+\/\S+ stands a pooler: set DATABASE_POOLER=transaction\.$/,
    );
    await pooler.end();
  },
);

const pooledShop = async (pooler: Pooler, more: Readonly<Record<string, string>> = {}): Promise<TestShop> =>
  openTestShop({
    url: pooler.url,
    settings: { DATABASE_POOLER: 'transaction', PROXIES: '1', ...more },
  });

test('behind a pooler of transactions tickets are sold and paid for, and each stop and start goes through', async () => {
  const pooler = await behind('refused');
  for (const connections of ['5', '20']) {
    const shop = await pooledShop(pooler, { DATABASE_CONNECTIONS: connections });
    const places = { shop: shop.origin, bank: shop.open.app.settings.cardOrigin };
    const [run] = await runsAt(places);
    if (run === undefined) throw new Error('No run is on sale.');
    const chance = chanceOf(inject('seed'));
    const newBuyer = buyersOf(inject('seed'));
    const orders = await Promise.all(
      Array.from({ length: 4 }, () => orderOn(places, run, newBuyer(), chance)),
    );
    expect(orders.filter(({ ok }) => !ok)).toEqual([]);
    expect(shop.open.store.pool.options.max).toBe(Number(connections));
    await shop.end();
    expect(shop.lines.filter((line) => line.includes('"defect"'))).toEqual([]);
  }
  await pooler.end();
});

test('a transaction on a connection that is lent has the limits of the shop, and the next one on it has none of another', async () => {
  const pooler = await behind('refused');
  const { db } = openDatabase(
    { connectionString: pooler.url },
    logTo(() => undefined),
    timeoutsOfShop,
    {
      most: 5,
      isLent: true,
    },
  );
  const limits = sql<{ limits: string }>`select concat_ws(' ', current_setting('lock_timeout'),
    current_setting('statement_timeout'), current_setting('idle_in_transaction_session_timeout')) as limits`;
  const within = await db.transaction().execute((work) => limits.execute(work));
  expect(within.rows).toEqual([{ limits: '10s 30s 1min' }]);
  expect((await limits.execute(db)).rows).toEqual([{ limits: '0 0 0' }]);
  await db.destroy();
  await pooler.end();
});

test('control: behind such a pooler a statement prepared under a name is not found again', async () => {
  const pooler = await behind('refused');
  const client = new Client({ connectionString: pooler.url });
  await client.connect();
  const named = () => client.query({ name: 'one', text: 'select 1 as one' });
  expect((await named()).rows).toEqual([{ one: 1 }]);
  await expect(named()).rejects.toThrow('prepared statement "one" does not exist');
  await client.end();
  await pooler.end();
});
