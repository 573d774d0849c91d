import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { runIdOf } from '#domain/values/run-id.ts';
import { logTo } from '#server/platform/log.ts';
import { migrate } from '#server/platform/store/migrate.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { beginWaiting } from '#server/railway/network/begin-waiting.ts';
import type { WrittenTrain } from '#server/railway/network/network-document.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import { tablesOfRuns } from '#server/railway/network/referred-trains.ts';
import { saveNetwork } from '#server/railway/network/save-network.ts';
import { indexesWith } from '#server/railway/network/train-indexes.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { freshDatabase } from '#test/support/fresh-database.ts';

let db: Kysely<Tables>;
beforeEach(async () => {
  const database = await freshDatabase();
  db = openDatabase(
    { connectionString: database.url },
    logTo(() => undefined),
  ).db;
  await migrate(db);
  onTestFinished(async () => {
    await db.destroy();
    await database.drop();
  });
});

const few = { fresh: 3, all: 6 } as const;

/** What one process is given that lays these forms while the network in force has those numbers. */
const given = (forms: readonly string[], inUse: readonly number[] = []) =>
  inTransaction(db, async (within) => {
    await sql`lock table network_train in share row exclusive mode`.execute(within);
    const indexes = await indexesWith(within, forms, new Set(inUse), few);
    return forms.map((form) => indexes.get(form));
  });

const kept = async () => {
  const rows = await db.selectFrom('network_train').selectAll().orderBy('train_index').execute();
  return rows.map(({ key, train_index }) => `${train_index} ${key}`);
};

describe('[C-11] when numbers run short', () => {
  test('a new form has the lowest its own train has left, and none of another train', async () => {
    expect(await given(['a 1', 'b 1'])).toEqual([1, 2]);
    expect(await given(['a 2', 'b 1'], [1, 2])).toEqual([3, 2]);
    expect(await given(['a 3', 'b 2'], [2, 3])).toEqual([1, 4]);
    expect(await kept()).toEqual(['1 a 3', '2 b 1', '3 a 2', '4 b 2']);
    expect(await given(['c 1'], [1, 4])).toEqual([5]);
  });

  test('what the network in force has, or anything kept refers to, is given to nobody, and nothing is written', async () => {
    await given(['a 1', 'a 2', 'a 3', 'a 4', 'a 5']);
    const before = await kept();
    await db
      .insertInto('closed_coach')
      .values({ run_id: runIdOf(2, 20_800), coach: 0 })
      .execute();
    const none = 'The railway has no numbers left for new trains.';
    await expect(given(['a 6'], [1, 3, 4, 5])).rejects.toThrow(none);
    expect(await kept()).toEqual(before);
    expect(await given(['a 6'], [1, 3, 4])).toEqual([5]);
  });

  test('every table that names runs is asked', async () => {
    const { rows } = await sql<{ readonly name: string }>`select table_name as name
      from information_schema.columns where column_name = 'run_id' and table_schema = 'public'`.execute(db);
    const tables = ['ledger_entry', ...tablesOfRuns];
    expect(rows.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
  });
});

const seed = buildNetwork();

/** The first train with another coach in its first place. */
const withTemplate = (template: number) => ({
  ...seed,
  trains: seed.trains.map((train, at) => {
    const [first, ...others] = train.coaches;
    const [index = 0, name = ''] = first ?? [];
    return at === 0
      ? ({ ...train, coaches: [[index, name, template], ...others] } satisfies Partial<WrittenTrain>)
      : train;
  }),
});

const savePlan = (template: number, now: number): Promise<number> =>
  inTransaction(db, (within) => saveNetwork(within, withTemplate(template), 'feed', now));

const savePlanAt = async (template: number, now: number): Promise<number> => {
  await savePlan(template, now);
  await inTransaction(db, (within) => beginWaiting(within, now + 5_000));
  const trains = (await networkInForce(db))?.document.trains ?? [];
  return trains.find(({ key }) => key === seed.trains[0]?.key)?.index ?? 0;
};

const takeAllBut = (last: number) =>
  db
    .insertInto('network_train')
    .values({ key: 'of trains long gone', train_index: 9_999 - last })
    .execute();

const waiting = async () => (await networkInForce(db))?.document.waiting?.trains.map(({ index }) => index);

describe('[C-11] with the last number of all', () => {
  test('a train is laid in one form after the other', async () => {
    const first = await savePlanAt(900, 1_000);
    await takeAllBut(1);
    expect(await savePlanAt(901, 10_000)).toBe(9_999);
    expect(await savePlanAt(902, 20_000)).toBe(first);
    expect(await savePlanAt(903, 30_000)).toBe(9_999);
    expect(await savePlanAt(902, 40_000)).toBe(first);
  });

  test('a form that is told of for a day of it keeps its number', async () => {
    const first = await savePlanAt(900, 1_000);
    await takeAllBut(1);
    await db
      .insertInto('closed_coach')
      .values({ run_id: runIdOf(first, 20_800), coach: 0 })
      .execute();
    expect(await savePlanAt(901, 10_000)).toBe(9_999);
    await expect(savePlanAt(902, 20_000)).rejects.toThrow('no numbers left');
    expect((await networkInForce(db))?.document.kept?.trains.map(({ index }) => index)).toEqual([first]);
  });

  test('of processes that lay at the same moment one has it, and who lays the same form has the same', async () => {
    const first = await savePlanAt(900, 1_000);
    await takeAllBut(1);
    await savePlanAt(901, 10_000);
    const saved = await Promise.allSettled([savePlan(902, 20_000), savePlan(903, 20_000)]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await waiting()).toEqual([first]);
    const template = saved[0]?.status === 'fulfilled' ? 902 : 903;
    await Promise.all([savePlan(template, 20_001), savePlan(template, 20_002)]);
    expect(await waiting()).toEqual([first]);
  });
});
