import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { over, postmasterIn, start } from '../support/shop/built-server.ts';
import { buyersOf } from '../support/shop/buyers.ts';
import { runsAt } from '../support/shop/killed-shop.ts';
import { book, findOffers, type Got, NotAnswered } from '../support/shop/order-client.ts';
import { chooseFree } from '../support/shop/whole-order.ts';

/** Every test takes over what the one before it left behind. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sefer-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const send = async (origin: string, count: number): Promise<void> => {
  const answer = await fetch(`${origin}/flow-facts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ facts: [{ flow: 'login', transition: 'login.resting|login.opened|0', count }] }),
  });
  expect(answer.status).toBe(200);
};

const counted = async (origin: string): Promise<number> => {
  const [, row = ''] = (await (await fetch(`${origin}/flow-facts/login.csv`)).text()).split('\r\n');
  return Number(row.split(',')[5]);
};

test('kill -9, start again: nothing that was answered is lost', async () => {
  const first = await start(folder);
  await send(first.origin, 3);
  await send(first.origin, 4);
  await over(first.process, 'SIGKILL');

  const second = await start(folder);
  expect(await counted(second.origin)).toBe(7);
  await over(second.process, 'SIGKILL');

  const third = await start(folder);
  await send(third.origin, 1);
  expect(await counted(third.origin)).toBe(8);
});

test('two servers on one data folder serve one shop; asked to stop, even twice in one breath, each ends without a fault', async () => {
  const first = await start(folder);
  const second = await start(folder);
  const before = await counted(second.origin);
  await send(first.origin, 2);
  expect(await counted(second.origin)).toBe(before + 2);
  await over(first.process, 'SIGTERM');
  expect(await counted(second.origin)).toBe(before + 2);
  second.process.kill('SIGINT');
  await over(second.process, 'SIGINT');
  expect([first.process.exitCode, second.process.exitCode]).toEqual([0, 0]);
});

const grantedOf = async <Value>(asked: Promise<Got<Value>>): Promise<Value> => {
  const got = await asked;
  if (!got.ok) throw new Error(`It was refused: ${got.refusal}.`);
  return got.value;
};

test('a booking whose server was killed in its middle is made when it is asked for again with its key, and once', async () => {
  const first = await start(folder);
  const { url } = await postmasterIn(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  const countOf = async (question: string): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from ${question}`);
    return Number(rows[0]?.count);
  };

  const places = { shop: first.origin, bank: '' };
  const buyer = buyersOf(1)();
  const [run] = await runsAt(places);
  if (run === undefined) throw new Error('No run is on sale.');
  const offers = await grantedOf(findOffers(places, run, buyer));
  const chosen = await grantedOf(chooseFree(places, offers, buyer, chanceOf(1)));
  await client.query('begin');
  await client.query('lock table booking in exclusive mode');
  const lost = book(places, [chosen], buyer).catch((reason: unknown) => reason);
  await expect.poll(() => countOf(`answered_call where state = 'running'`)).toBe(1);
  await over(first.process, 'SIGKILL');
  expect(await lost).toBeInstanceOf(NotAnswered);
  await client.query('rollback');

  const second = await start(folder);
  const again = { ...places, shop: second.origin };
  const { locator } = await grantedOf(book(again, [chosen], buyer));
  const made = [await countOf(`booking where locator = '${locator}'`), await countOf('booking')];
  await client.end();
  expect(made).toEqual([1, 1]);
});
