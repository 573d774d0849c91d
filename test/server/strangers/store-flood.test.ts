import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour, minute } from '#domain/values/durations.ts';
import { mayBegin, mayWrite } from '#server/people/keeping/keeping-budget.ts';
import { noneSpent, openAllowance } from '#server/platform/allowance.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

type Keeping = { readonly flow?: string; readonly snapshot?: string; readonly keeper?: string };

/** Whether a flow that is new was kept, asked from an address. */
const isKept = async (
  address: string,
  { flow = 'booking', snapshot = 'x', keeper }: Keeping = {},
): Promise<boolean> => {
  const answer = await shop.askJson(
    '/keeping/flows',
    { flow, chartHash: 'a1', revision: 0, snapshot },
    { 'x-forwarded-for': address, ...(keeper === undefined ? {} : { cookie: `keeper=${keeper}` }) },
  );
  await answer.arrayBuffer();
  return answer.status === 200;
};

const keptOf = async (times: number, ask: (time: number) => Promise<boolean>): Promise<number> => {
  const all = await Promise.all(Array.from({ length: times }, (_, time) => ask(time)));
  return all.filter(Boolean).length;
};

const bytesKept = async (): Promise<number> => {
  const { rows } = await sql<{
    readonly bytes: string;
  }>`select coalesce(sum(length(sealed)), 0) as bytes from kept_flow`.execute(shop.open.app.db);
  return Number(rows[0]?.bytes);
};

const mebibyte = 2 ** 20;

const network = (time: number): string => `2001:db8:5:7:${(time % 64).toString(16)}::1`;

test('a network that keeps nothing of what it is given fills no store, whichever of its addresses it asks from', async () => {
  const long = 'y'.repeat(130_000);
  const [most, mostLong, mostBytes] = [400, 80, 20_000_000];
  expect(await keptOf(200, (time) => isKept(network(time), { snapshot: long }))).toBe(mostLong);
  expect(await keptOf(1000, (time) => isKept(network(time)))).toBe(most - mostLong);
  expect(await bytesKept()).toBeLessThan(mostBytes);
  expect(await isKept('2001:db8:5:8::1')).toBe(true);
});

const inNetworks = (keeper: string) => (time: number) =>
  isKept(`2001:db8:6:${time.toString(16)}::1`, { flow: `flow-${time}`, keeper: keeper.repeat(43) });

test('a browser keeps so many flows, whatever it calls them, and another behind the same address as many', async () => {
  const most = 60;
  expect(await keptOf(100, inNetworks('k'))).toBe(most);
  expect(await keptOf(100, inNetworks('q'))).toBe(most);
});

test('a browser that writes too often is refused, and not its neighbour', async () => {
  const keeper = 'w'.repeat(43);
  const most = 300;
  const write = () =>
    shop
      .askJson(
        '/keeping/flows',
        { flow: 'booking', chartHash: 'a1', revision: 7, snapshot: 'x' },
        { 'x-forwarded-for': '203.0.113.9', cookie: `keeper=${keeper}` },
      )
      .then(async (answer) => (await answer.json()).type !== 'too-many-tries');
  expect(await keptOf(400, write)).toBe(most);
  expect(await isKept('203.0.113.9', { keeper: 'n'.repeat(43) })).toBe(true);
});

test.each([
  ['one browser', 8 * mebibyte, () => 'b'],
  ['one address with a new browser at each write', 256 * mebibyte, (time: number) => `b${time}`],
])(
  '%s writes over what it keeps so many bytes in an hour, and its neighbour goes on',
  (_, most, keeperAt) => {
    const [signs, callerAddress] = [16_000, '203.0.113.19'];
    let now = 0;
    const allow = openAllowance(() => now, noneSpent());
    const isWritten = (time: number) => {
      now = Math.floor((time * hour) / times);
      return mayWrite({ keeper: keeperAt(time), callerAddress, signs }, allow);
    };
    const times = Math.ceil(most / signs) * 2;
    const written = Array.from({ length: times }, (_each, time) => isWritten(time)).filter(Boolean).length;
    expect(written * signs).toBeGreaterThan(most * 0.9);
    expect(written * signs).toBeLessThanOrEqual(most);
    expect(mayWrite({ keeper: 'c', callerAddress: '203.0.113.20', signs }, allow)).toBe(true);
  },
);

const filesOf = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{
    readonly bytes: string;
  }>`select pg_total_relation_size('kept_flow') as bytes`.execute(db);
  return Number(rows[0]?.bytes);
};

test('what was written over a hundred times is no room that is taken: a flow is kept where the files alone are large', async () => {
  const { db, clock } = shop.open.app;
  const keeper = 'o'.repeat(43);
  const writing = { keeper, callerAddress: '203.0.113.29', signs: 1 };
  await sql`truncate kept_flow`.execute(db);
  await sql`insert into kept_flow (keeper, flow, revision, sealed, expires_at)
    values (${keeper}, 'booking', 1, 'x', ${clock.now() + minute})`.execute(db);
  const most = await filesOf(db);
  for (let time = 0; time < 100; time += 1) {
    const sealed = randomBytes(8000).toString('base64');
    await db.updateTable('kept_flow').set({ sealed }).execute();
  }
  expect(await filesOf(db)).toBeGreaterThan(most);
  expect(await mayBegin(writing, db, clock.now(), most)).toBe(true);
  expect(await mayBegin(writing, db, clock.now(), 1000)).toBe(false);
});

test('whoever was refused stays so until the time is over, however many others come between', () => {
  const [most, within, flood] = [3, 1000, 400_000];
  let now = 0;
  const allow = openAllowance(() => now, noneSpent());
  const isAllowed = (key: string) => allow(key, most, within);
  const spent = ['one', 'two'].map((key) => [1, 2, 3, 4].map(() => isAllowed(key)));
  expect(spent).toEqual([
    [true, true, true, false],
    [true, true, true, false],
  ]);
  isAllowed('half');
  isAllowed('half');
  for (let each = 0; each < flood; each += 1) isAllowed(`other ${each}`);
  expect([isAllowed('one'), isAllowed('two')]).toEqual([false, false]);
  expect([isAllowed('half'), isAllowed('half')]).toEqual([true, false]);
  now = within;
  expect([isAllowed('one'), isAllowed('two')]).toEqual([true, true]);
});

test('nor is one forgotten where more are refused than can be named, and what is remembered stays small', () => {
  const [within, refused] = [1000, 200_000];
  let now = 0;
  const spent = noneSpent();
  const allow = openAllowance(() => now, spent);
  const isAllowed = (key: string) => allow(key, 1, within);
  const before = process.memoryUsage().arrayBuffers;
  for (let each = 0; each < refused; each += 1) {
    isAllowed(`bot ${each}`);
    isAllowed(`bot ${each}`);
  }
  const forgotten = Array.from({ length: refused }, (_, each) => each).filter((each) =>
    isAllowed(`bot ${each}`),
  );
  expect(forgotten).toEqual([]);
  const [mostOpen, mostBytes] = [100_000, 10_000_000];
  expect(spent.open.size).toBeLessThanOrEqual(mostOpen);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(mostBytes);
  const honest = Array.from({ length: 1000 }, (_, each) => isAllowed(`reader ${each}`)).filter(Boolean);
  expect(honest.length).toBeGreaterThan(800);
  now = within;
  expect(isAllowed('bot 199999')).toBe(true);
});
