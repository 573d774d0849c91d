import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { appendToLedger, type LedgerPlace } from '#server/sale/ledger/append-to-ledger.ts';
import { sha256 } from '#server/sale/ledger/ledger-line.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const at = 1_795_248_030_000;
const theMinute = 1_795_248_000_000;

const placeOf = (holdId: string, runId: number, more: Partial<LedgerPlace> = {}): LedgerPlace => ({
  holdId,
  runId,
  coach: 2,
  seat: '12B',
  fromStop: 0,
  toStop: 4,
  ...more,
});

const append = (action: 'sold' | 'freed', places: readonly LedgerPlace[]) =>
  inTransaction(shop.open.app.db, (within) => appendToLedger(within, action, places, at));

const page = z.object({
  lines: z.array(z.string()),
  next: z.nullable(z.int()),
  head: z.nullable(z.object({ runId: z.int(), coach: z.int(), length: z.int(), hash: z.string() })),
});

const chainOf = async (runId: number, coach = 2, from = 1) =>
  page.parse(await (await shop.ask(`/ledger/${runId}/${coach}?from=${from}`)).json());

test('a sale and a release stand in the chain of their coach, each line holding the hash of the one before', async () => {
  const place = placeOf('hold-one', 100);
  await append('sold', [place]);
  await append('freed', [place]);
  const mark = sha256('hold-one');
  const first = `sefer-ledger-1 100 2 1 ${theMinute} sold 12B 0 4 ${mark} ${'0'.repeat(64)}`;
  const second = `sefer-ledger-1 100 2 2 ${theMinute} freed 12B 0 4 ${mark} ${sha256(first)}`;
  expect(await chainOf(100)).toEqual({
    lines: [first, second],
    next: null,
    head: { runId: 100, coach: 2, length: 2, hash: sha256(second) },
  });
});

test('what is asked again, and the end of a hold that was never sold, add nothing', async () => {
  const place = placeOf('hold-two', 101);
  await append('freed', [place]);
  expect(await chainOf(101)).toEqual({ lines: [], next: null, head: null });
  await append('sold', [place]);
  await append('sold', [place]);
  await append('freed', [place]);
  await append('freed', [place]);
  await append('sold', [place]);
  expect((await chainOf(101)).lines.map((line) => line.split(' ')[5])).toEqual(['sold', 'freed']);
});

test('what is rolled back is not in the ledger', async () => {
  const place = placeOf('hold-three', 102);
  const broken = inTransaction(shop.open.app.db, async (within) => {
    await appendToLedger(within, 'sold', [place], at);
    throw new RangeError('The sale fell through.');
  });
  await expect(broken).rejects.toThrow('The sale fell through.');
  expect(await chainOf(102)).toEqual({ lines: [], next: null, head: null });
});

test('forty sales at once over the coaches of one train leave whole chains', async () => {
  const sales = Array.from({ length: 40 }, (_, index) => [
    placeOf(`a-${index}`, 103, { coach: index % 3, seat: `${index}A` }),
    placeOf(`b-${index}`, 103, { coach: (index + 1) % 3, seat: `${index}B` }),
  ]);
  await Promise.all(sales.map((places) => append('sold', places)));
  const chains = await Promise.all([0, 1, 2].map((coach) => chainOf(103, coach)));
  for (const { lines, head } of chains) {
    const previous = ['0'.repeat(64), ...lines.map(sha256)];
    expect(lines.map((line) => line.split(' ').at(-1))).toEqual(previous.slice(0, -1));
    expect(head?.hash).toBe(previous.at(-1));
  }
  expect(chains.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(80);
});

test('heads and chains are read page by page', async () => {
  const places = Array.from({ length: 1203 }, (_, index) =>
    placeOf(`many-${index}`, 104, { seat: `${index}C` }),
  );
  await append('sold', places);
  const first = await chainOf(104);
  expect([first.lines.length, first.next]).toEqual([1000, 1001]);
  const second = await chainOf(104, 2, first.next ?? 0);
  expect([second.lines.length, second.next]).toEqual([203, null]);

  const { db } = shop.open.app;
  const heads = Array.from({ length: 1001 }, (_, coach) => ({
    run_id: 900,
    coach,
    length: 1,
    hash: 'f'.repeat(64),
  }));
  await db.insertInto('ledger_head').values(heads).execute();
  const known: string[] = [];
  for (let next: string | null = '104-2'; next !== null; ) {
    const answer = await shop.ask(`/ledger?after=${next}`);
    const read = z
      .object({ heads: z.array(z.object({ runId: z.int(), coach: z.int() })), next: z.nullable(z.string()) })
      .parse(await answer.json());
    known.push(...read.heads.map(({ runId, coach }) => `${runId}-${coach}`));
    next = read.next;
  }
  expect(known).toEqual(heads.map(({ coach }) => `900-${coach}`));
});

test.each(['/ledger?after=x', '/ledger/1/99999999999', '/ledger/a/1', '/ledger/1/1?from=-1'])(
  '%s is no page of the ledger',
  async (path) => {
    const answer = await shop.ask(path);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 9900]);
  },
);
