import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { retentionRules } from '#server/office/operations/retention-rules.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const budget: Budget = { name: 'swept', most: 1_000, within: 1_000 };
const at = 1_795_251_600_000;
const now = at + 2 * day;

/** Two counts that are swept out next, the first of them before the second. */
beforeEach(async () => {
  const { db } = shop.open.app;
  await db.deleteFrom('try_count').execute();
  await spend(db, { budget, subject: 'first' }, at);
  await spend(db, { budget, subject: 'second' }, at + 1);
});

/** So many tries that one of them sweeps. */
const spendsUntilSwept = async (db: Kysely<Tables>): Promise<boolean> => {
  let answer = true;
  for (let times = 0; times < 200; times += 1) {
    answer = (await spend(db, { budget, subject: 'many' }, now)) && answer;
  }
  return answer;
};

/** Ends when some statement waits for another's row. */
const somebodyWaits = async (db: Kysely<Tables>): Promise<'waits'> => {
  for (;;) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length > 0) return 'waits';
  }
};

/** Two tries in one transaction, the second when the sweep of another has come to the row of the first. */
const spendsAround = async (sweep: () => Promise<unknown>) => {
  const { db } = shop.open.app;
  const swept: Promise<unknown>[] = [];
  const spent = await inTransaction(db, async (within) => {
    const second = await spend(within, { budget, subject: 'second' }, now);
    swept.push(sweep());
    await Promise.race([swept[0], somebodyWaits(db)]);
    return [second, await spend(within, { budget, subject: 'first' }, now)];
  });
  return { spent, swept: await swept[0] };
};

test('a sweep waits for nobody’s try, so that no two of them wait for each other', async () => {
  const { db } = shop.open.app;
  expect(await spendsAround(() => spendsUntilSwept(db))).toEqual({ spent: [true, true], swept: true });
});

test('a try within a transaction sweeps nothing that others would wait for until its end', async () => {
  const { db } = shop.open.app;
  const spent = await inTransaction(db, async (within) => {
    await spendsUntilSwept(within);
    return inTransaction(db, async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other);
      return spend(other, { budget, subject: 'first' }, now);
    });
  });
  expect(spent).toBe(true);
});

test('what is forgotten by its rule is forgotten although tries are made of it meanwhile', async () => {
  const { db } = shop.open.app;
  const rules = retentionRules.filter(({ table }) => table === 'try_count');
  const { spent, swept } = await spendsAround(async () =>
    (await forgetOld(db, now, rules)).map(({ subject, left_over: left }) => [subject, left]),
  );
  expect([spent, swept]).toEqual([[true, true], [['try_count', 0]]]);
});
