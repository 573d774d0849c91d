import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { isDatabaseBusy } from '#server/platform/store/is-database-busy.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { mutableWay } from '../../support/server/mutable-way.ts';
import { orderCar } from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';

const quiet = logTo(() => undefined);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const outcomeOf = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'answered',
    (reason: unknown) => (isDatabaseBusy(reason) ? 'no answer' : String(reason)),
  );

test('a connection that falls silent is given up, and what is asked next is asked on another', async () => {
  const way = await mutableWay(new URL(shop.url));
  const { db } = openDatabase({ connectionString: way.url }, quiet, { query_timeout: 400 });
  onTestFinished(() => db.destroy());
  const ask = () => outcomeOf(sql`select 1`.execute(db));
  const askWithin = () => outcomeOf(inTransaction(db, (within) => sql`select 1`.execute(within)));
  const outcomes = [await ask()];
  for (const asked of [ask, askWithin]) {
    way.fallSilent();
    outcomes.push(await asked(), await asked());
  }
  expect(outcomes).toEqual(['answered', 'no answer', 'answered', 'no answer', 'answered']);
});

test('how long nobody was answered is known, whichever way was asked', async () => {
  const way = await mutableWay(new URL(shop.url));
  const { db, pool, silence } = openDatabase({ connectionString: way.url }, quiet, { query_timeout: 400 });
  onTestFinished(() => db.destroy());
  const ways = [() => sql`select 1`.execute(db), () => pool.query('select 1')];
  for (const ask of ways) {
    await ask();
    expect(silence()).toBeLessThan(400);
    way.fallSilent();
    expect(await outcomeOf(ask())).toBe('no answer');
    // A timer may come a part of a millisecond early.
    expect(Math.ceil(silence())).toBeGreaterThanOrEqual(400);
  }
});

test('in the shop nobody waits for ever: for a lock, a statement, or the next word of a transaction', async () => {
  const { db } = shop.open.app;
  const limits = async (by: Pick<typeof db, 'getExecutor'>) => {
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      by,
    );
    return rows;
  };
  // Where a pooler stands between, a question that is no transaction has none.
  const asked = await Promise.all([
    inTransaction(db, limits),
    ...(inject('pooler') === null ? [limits(db)] : []),
  ]);
  const wanted = [
    { name: 'idle_in_transaction_session_timeout', setting: '60000' },
    { name: 'lock_timeout', setting: '10000' },
    { name: 'statement_timeout', setting: '30000' },
  ];
  expect(asked).toEqual(asked.map(() => wanted));
});

test('whoever meets a row that is kept for too long is told to try again', async () => {
  const url = new URL(shop.url);
  url.searchParams.set('lock_timeout', '200');
  const hurried = await openTestShop({ url: url.href, settings: { PROXIES: '1' } });
  onTestFinished(() => hurried.end());
  const { number, cookie } = await orderCar(shop);
  const answer = await inTransaction(shop.open.app.db, async (within) => {
    await within
      .selectFrom('rental_order')
      .select('number')
      .where('number', '=', number)
      .forUpdate()
      .execute();
    return postTo(hurried, '/car-rental/order-abandonment', { reservationNumber: number }, { cookie });
  });
  expect([answer.status, answer.body.type]).toEqual([503, 'server-not-ready']);
});

test('while the database stands still whoever looks after the server hears that the process lives, in a simulated world too', async () => {
  const way = await mutableWay(new URL(shop.url));
  const still = await openTestShop({ url: way.url });
  // The state of the world is older than it is trusted: a call would look it up first.
  const ask = async () => (await still.ask('/crs/boarding-pass/abc')).status;
  const before = await ask();
  way.standStill();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1000);
  const call = ask();
  const lives = await (await still.ask('/health')).text();
  vi.useRealTimers();
  way.goOn();
  expect([before, lives, await call]).toEqual([400, 'alive\n', 400]);
  await still.end();
});
