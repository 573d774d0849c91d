import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { migrate } from '#server/platform/store/migrate.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { openRailway } from '#server/railway/network/open-railway.ts';
import { saveNetwork } from '#server/railway/network/save-network.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { network as networkSeed } from '#server/start/seed/seed-network.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/fresh-database.ts';
import { soon } from '#test/support/soon.ts';

let database: FreshDatabase;
const log = logTo(() => undefined);

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const opened = () => openDatabase({ connectionString: database.url }, log).db;
const seed = buildNetwork();

test('a shop begins with the seed, sows it once, and reads it as it was made', async () => {
  const db = opened();
  await migrate(db);
  await inTransaction(db, (within) => networkSeed.seed(within, 1_000));
  await inTransaction(db, (within) => networkSeed.seed(within, 2_000));
  const railway = await openRailway(db, log);
  expect(railway.network().revision).toBe(1_000);
  expect(railway.network().stations.size).toBe(568);
  expect(railway.network().trains.filter((train) => train !== undefined)).toHaveLength(seed.trains.length);
  await railway.close();
  await db.destroy();
});

test('processes that start together on an empty store lay the same network', async () => {
  const fresh = await freshDatabase();
  const stores = [1, 2, 3].map(() => openDatabase({ connectionString: fresh.url }, log).db);
  await Promise.all(stores.map((db) => migrate(db)));
  await Promise.all(stores.map((db) => inTransaction(db, (within) => networkSeed.seed(within, 1_000))));
  const railways = await Promise.all(stores.map((db) => openRailway(db, log)));
  expect(new Set(railways.map((railway) => railway.network().revision)).size).toBe(1);
  expect(railways.map((railway) => railway.network().trains)).toEqual(
    railways.map(() => railways[0]?.network().trains),
  );
  await Promise.all(railways.map((railway) => railway.close()));
  await Promise.all(stores.map((db) => db.destroy()));
  await fresh.drop();
});

test('another process reads a newly laid network within moments, and known trains keep their indexes', async () => {
  const db = opened();
  const railway = await openRailway(db, log);
  const before = railway.network().trains.find((train) => train?.number === '22001');
  const fresh = seed.trains.slice(0, 1).map((train) => ({ ...train, key: 'new', number: 'new' }));
  const turned = { ...seed, trains: [...fresh, ...seed.trains.toReversed()] };
  await inTransaction(db, (within) => saveNetwork(within, turned, 'feed', 3_000));
  await expect.poll(() => railway.network().revision, soon).toBe(3_000);
  expect(railway.network().trains.find((train) => train?.number === '22001')).toEqual(before);
  expect(railway.network().trains.find((train) => train?.number === 'new')?.index).toBe(
    seed.trains.length + 1,
  );
  await inTransaction(db, (within) => networkSeed.seed(within, 4_000));
  const kept = await db.selectFrom('network_revision').select('revision').orderBy('revision').execute();
  expect(kept).toEqual([{ revision: 1_000 }, { revision: 3_000 }]);
  await inTransaction(db, (within) => networkSeed.clear(within));
  await expect.poll(() => railway.network().revision, soon).toBe(1_000);
  await railway.close();
  await db.destroy();
});
