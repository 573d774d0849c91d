import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { migrate } from '#server/platform/store/migrate.ts';
import { migrations } from '#server/platform/store/migrations.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/fresh-database.ts';

let database: FreshDatabase;
const quiet = logTo(() => undefined);

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const opened = () => openDatabase({ connectionString: database.url }, quiet).db;

test('processes that start together bring the store to its step once', async () => {
  const stores = [opened(), opened(), opened()];
  await Promise.all(stores.map(migrate));
  const [first] = stores;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    first ?? opened(),
  );
  expect(rows.map(({ name }) => name)).toEqual(
    Object.keys(migrations).toSorted((one, other) => (one < other ? -1 : 1)),
  );
  await Promise.all(stores.map((db) => db.destroy()));
});

test('work that another transaction crosses is done again until it stands', async () => {
  const db = opened();
  await migrate(db);
  await db.insertInto('flow_fact').values({ flow: 'f', transition: 't', hour: 0, count: 0 }).execute();
  let tries = 0;
  let toRead = 4;
  const readers: (() => void)[] = [];
  /** Nobody writes before all have read, so that each but one is crossed. */
  const allHaveRead = () =>
    new Promise<void>((settle) => {
      readers.push(settle);
      toRead -= 1;
      if (toRead <= 0) for (const goOn of readers.splice(0)) goOn();
    });
  const addOne = () =>
    inTransaction(db, async (within) => {
      tries += 1;
      await sql`set transaction isolation level serializable`.execute(within);
      const { count } = await within
        .selectFrom('flow_fact')
        .select('count')
        .where('flow', '=', 'f')
        .executeTakeFirstOrThrow();
      await allHaveRead();
      await within
        .updateTable('flow_fact')
        .set({ count: count + 1 })
        .where('flow', '=', 'f')
        .execute();
    });
  await Promise.all([addOne(), addOne(), addOne(), addOne()]);
  const { count } = await db
    .selectFrom('flow_fact')
    .select('count')
    .where('flow', '=', 'f')
    .executeTakeFirstOrThrow();
  expect(count).toBe(4);
  expect(tries).toBeGreaterThan(4);
  await db.destroy();
});

test('other failures are not tried again', async () => {
  const db = opened();
  let tries = 0;
  const work = inTransaction(db, () => {
    tries += 1;
    return Promise.reject(new Error('No such seat.'));
  });
  await expect(work).rejects.toThrow('No such seat.');
  expect(tries).toBe(1);
  await db.destroy();
});

test('a number no longer exact is refused rather than rounded', async () => {
  const db = opened();
  const exact = await sql<{ value: number }>`select 9007199254740991::bigint as value`.execute(db);
  expect(exact.rows).toEqual([{ value: 9_007_199_254_740_991 }]);
  await expect(sql`select 9007199254740992::bigint as value`.execute(db)).rejects.toThrow(
    'A bigint column that may pass 2^53 is selected as text.',
  );
  await db.destroy();
});

test('a DATABASE_URL that lets nobody in is told in one line', async () => {
  const url = new URL(database.url);
  url.pathname = '/no_such_database';
  await expect(openStore(settingsOf({ DATABASE_URL: url.href }), quiet)).rejects.toThrow(
    /^DATABASE_URL: [\w.:-]+\/no_such_database does not let us in \(3D000\)\.$/,
  );
});
