import { EventEmitter, once } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { answerOnce, type KeyedCall, keyIn } from '#server/platform/once/answer-once.ts';
import { carrierLocks } from '#server/platform/once/carrier.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const start = 1_795_251_600_000;

const call = (key: string | null, more: Partial<KeyedCall> = {}): KeyedCall => ({
  name: 'trial',
  key,
  owner: 'somebody',
  body: { word: 1 },
  ...more,
});

/** Work that counts how often it was done. */
const counted = () => {
  let done = 0;
  return {
    done: () => done,
    ask: (keyed: KeyedCall, now = start) =>
      answerOnce(shop.open.app, keyed, now, async (saveAnswer) => {
        done += 1;
        await inTransaction(shop.open.app.db, (within) => saveAnswer(within, `answer ${done}`));
        return granted(`answer ${done}`);
      }),
  };
};

test('same key, same body: done once, answered alike', async () => {
  const work = counted();
  const answers = [await work.ask(call('a')), await work.ask(call('a')), await work.ask(call('a'))];
  expect([work.done(), ...answers]).toEqual([1, ...Array.from({ length: 3 }, () => granted('answer 1'))]);
});

test('same key, another body: refused, and not done', async () => {
  const work = counted();
  await work.ask(call('b'));
  expect(await work.ask(call('b', { body: { word: 2 } }))).toEqual(refused('key-used-otherwise'));
  expect(work.done()).toBe(1);
});

test('without a key, for another owner and under another name it is another call', async () => {
  const work = counted();
  for (const keyed of [
    call(null),
    call(null),
    call('c'),
    call('c', { owner: 'else' }),
    call('c', { name: 'other' }),
  ]) {
    await work.ask(keyed);
  }
  expect(work.done()).toBe(5);
});

test.each(Array.from({ length: 20 }, (_, round) => [round]))(
  'of fifty at once one is done; the others are answered alike or told to wait (%i)',
  async (round) => {
    const work = counted();
    const answers = await Promise.all(Array.from({ length: 50 }, () => work.ask(call(`d ${round}`))));
    expect(work.done()).toBe(1);
    const alike = answers.filter(({ ok }) => ok);
    expect(alike.length).toBeGreaterThan(0);
    expect(alike).toEqual(alike.map(() => granted('answer 1')));
    const others = answers.filter(({ ok }) => !ok);
    expect(others).toEqual(others.map(() => refused('key-in-use')));
  },
);

test('a refusal and a breakdown leave the key free', async () => {
  const { app } = shop.open;
  const work = counted();
  expect(await answerOnce(app, call('e'), start, () => Promise.resolve(refused('not-now')))).toEqual(
    refused('not-now'),
  );
  const broken = answerOnce(app, call('e'), start, () => Promise.reject(new Error('It broke.')));
  await expect(broken).rejects.toThrow('It broke.');
  expect(await work.ask(call('e'))).toEqual(granted('answer 1'));
});

test.each([
  ['a refusal', () => Promise.resolve(refused('not-now'))],
  ['a breakdown', () => Promise.reject(new Error('It broke.'))],
])('after %s the key is free for another body too', async (name, work) => {
  const key = `after ${name}`;
  await Promise.allSettled([answerOnce(shop.open.app, call(key), start, work)]);
  const other = counted();
  expect(await other.ask(call(key, { body: { word: 2 } }))).toEqual(granted('answer 1'));
  expect(other.done()).toBe(1);
});

test('work that never comes to an end is done again after a minute, and no sooner', async () => {
  const world = new EventEmitter();
  const dying = answerOnce(shop.open.app, call('f'), start, async () => {
    const [died] = await Promise.all([once(world, 'died'), Promise.resolve(world.emit('begun'))]);
    throw new Error(String(died));
  });
  await once(world, 'begun');
  const work = counted();
  expect(await work.ask(call('f'), start + 59_999)).toEqual(refused('key-in-use'));
  expect(await work.ask(call('f'), start + 60_000)).toEqual(granted('answer 1'));
  world.emit('died', 'The process died.');
  await expect(dying).rejects.toThrow('The process died.');
  expect(await work.ask(call('f'), start + 60_001)).toEqual(granted('answer 1'));
});

/** Work of another process, which begins and goes on when it is told to. */
const heldUp = (app: Pick<AppContext, 'db' | 'carrier'>, keyed: KeyedCall) => {
  const world = new EventEmitter();
  const begun = once(world, 'begun');
  const result = answerOnce(app, keyed, start, async (saveAnswer) => {
    await Promise.all([once(world, 'told'), Promise.resolve(world.emit('begun'))]);
    await inTransaction(shop.open.app.db, (within) => saveAnswer(within, 'late answer'));
    return granted('late answer');
  });
  return { begun, result, goOn: () => world.emit('told') };
};

/** Work that began in this process, and of which nobody knows any more who carries it out. */
const heldUpByNobody = (keyed: KeyedCall) => {
  const { db, carrier } = shop.open.app;
  return heldUp({ db, carrier: { ...carrier, begin: () => 'long gone' } }, keyed);
};

test('work whose process is gone is done again at once, and what that process did does not stand', async () => {
  const other = await openTestShop({ url: shop.url });
  const { begun, result, goOn } = heldUp(other.open.app, call('h'));
  await begun;
  const work = counted();
  expect(await work.ask(call('h'))).toEqual(refused('key-in-use'));
  await other.end();
  expect(await work.ask(call('h'))).toEqual(granted('answer 1'));
  goOn();
  expect(await result).toEqual(refused('key-in-use'));
  expect(await work.ask(call('h'))).toEqual(granted('answer 1'));
});

test('work that this process could not give up when it broke is done again at once', async () => {
  const { begun, result, goOn } = heldUpByNobody(call('i'));
  await begun;
  const work = counted();
  expect(await work.ask(call('i'))).toEqual(granted('answer 1'));
  goOn();
  expect(await result).toEqual(refused('key-in-use'));
});

test('what was begun with another body is not taken over, though nobody carries it out any more', async () => {
  const { begun, result, goOn } = heldUpByNobody(call('j'));
  await begun;
  const work = counted();
  const other = call('j', { body: { word: 2 } });
  expect(await work.ask(other)).toEqual(refused('key-used-otherwise'));
  expect(await work.ask(other, start + hour)).toEqual(refused('key-used-otherwise'));
  expect(work.done()).toBe(0);
  goOn();
  expect(await result).toEqual(granted('late answer'));
});

test('a process that lost its connection is known to live again', async () => {
  const { db, carrier } = shop.open.app;
  const holders = async (): Promise<readonly number[]> => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_locks
      where locktype = 'advisory' and classid = ${carrierLocks} and objid = ${carrier.id}`.execute(db);
    return rows.map(({ pid }) => pid);
  };
  const [first] = await holders();
  await sql`select pg_terminate_backend(${first})`.execute(db);
  const others = async () => (await holders()).filter((pid) => pid !== first).length;
  await expect.poll(others).toBe(1);
});

test('what was answered stands in the store locked', async () => {
  const work = counted();
  await work.ask(call('g'));
  const rows = await shop.open.app.db.selectFrom('answered_call').select('answer').execute();
  expect(rows.some(({ answer }) => answer?.includes('answer') ?? false)).toBe(false);
});

test.each([
  [{ 'idempotency-key': 'in-header' }, 'in-body', 'in-header'],
  [{}, 'in-body', 'in-body'],
  [{ 'idempotency-key': '' }, 'in-body', 'in-body'],
  [{}, '', null],
  [{}, null, null],
  [{}, undefined, null],
])('the key of %j and %j is %j', (headers, inBody, key) => {
  expect(keyIn(new Headers(Object.entries(headers)), inBody)).toBe(key);
});
