import { EventEmitter, once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { granted, refused } from '#domain/answer.ts';
import { answerOnce, type KeyedCall, keyIn } from '#server/once/answer-once.ts';
import { inTransaction } from '#server/store/transaction.ts';
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
      answerOnce(shop.open.house.db, keyed, now, async (lay) => {
        done += 1;
        await inTransaction(shop.open.house.db, (within) => lay(within, `answer ${done}`));
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

test('of fifty at once one is done; the others are answered alike or told to wait', async () => {
  const work = counted();
  const answers = await Promise.all(Array.from({ length: 50 }, () => work.ask(call('d'))));
  expect(work.done()).toBe(1);
  const others = answers.filter((answer) => !answer.ok);
  expect(others).toEqual(others.map(() => refused('key-in-use')));
});

test('a refusal and a breakdown leave the key free', async () => {
  const { db } = shop.open.house;
  const work = counted();
  expect(await answerOnce(db, call('e'), start, () => Promise.resolve(refused('not-now')))).toEqual(
    refused('not-now'),
  );
  const broken = answerOnce(db, call('e'), start, () => Promise.reject(new Error('It broke.')));
  await expect(broken).rejects.toThrow('It broke.');
  expect(await work.ask(call('e'))).toEqual(granted('answer 1'));
});

test('work that died with its process is done again after a minute, and no sooner', async () => {
  const { db } = shop.open.house;
  const world = new EventEmitter();
  const dying = answerOnce(db, call('f'), start, async () => {
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

test('what was answered stands in the store locked', async () => {
  const work = counted();
  await work.ask(call('g'));
  const rows = await shop.open.house.db.selectFrom('answered_call').select('answer').execute();
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
