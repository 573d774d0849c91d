import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused } from '#domain/values/answer.ts';
import { type Budget, giveMostBack, refusalOfTries, spend, uncount } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const three: Budget = { name: 'three', most: 3, within: 1_000 };
const at = 1_795_251_600_000;

const spendAt = async (subject: string, instants: readonly number[]) => {
  const answers: boolean[] = [];
  for (const now of instants) {
    answers.push(await spend(shop.open.app.db, { budget: three, subject }, now));
  }
  return answers;
};

test('a budget is spent to the last try and begins anew when its time is over', async () => {
  expect(await spendAt('in turn', [at, at, at, at, at + 999, at + 1_000, at + 1_001])).toEqual([
    true,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('subjects and budgets do not spend each other’s', async () => {
  const four: Budget = { ...three, name: 'four' };
  await spendAt('mine', [at, at, at]);
  const { db } = shop.open.app;
  expect([
    await spend(db, { budget: three, subject: 'yours' }, at),
    await spend(db, { budget: four, subject: 'mine' }, at),
  ]).toEqual([true, true]);
});

test('of a hundred tries at the same instant as many are made as the budget has', async () => {
  const tries = Array.from({ length: 100 }, () =>
    spend(shop.open.app.db, { budget: three, subject: 'at once' }, at),
  );
  const made = (await Promise.all(tries)).filter(Boolean);
  expect(made).toHaveLength(3);
});

test('a try that is given back may be made again, and nothing is given that was not spent', async () => {
  const { db } = shop.open.app;
  const one = { budget: three, subject: 'given back' };
  for (let times = 0; times < 5; times += 1) await uncount(db, one);
  expect(await spendAt('given back', [at, at, at, at])).toEqual([true, true, true, false]);
  await uncount(db, one);
  await uncount(db, one);
  expect(await spendAt('given back', [at, at, at])).toEqual([true, true, false]);
});

test('a count of nothing is not kept', async () => {
  const { db } = shop.open.app;
  const one = { budget: three, subject: 'right' };
  const rows = async () => (await db.selectFrom('try_count').select('key').execute()).length;
  const before = await rows();
  await spend(db, one, at);
  const counted = await rows();
  await uncount(db, one);
  expect([counted - before, (await rows()) - before]).toEqual([1, 0]);
});

test('a try that a narrower net refuses costs the wider one nothing', async () => {
  const { db } = shop.open.app;
  const [net, name] = [
    { budget: { ...three, name: 'net', most: 5 }, subject: 'net' },
    { budget: three, subject: 'name' },
  ];
  const refusals = await Promise.all(Array.from({ length: 4 }, () => refusalOfTries(db, [net, name], at)));
  const again = await refusalOfTries(db, [net, name], at);
  const left = await Promise.all([1, 2, 3].map(() => spend(db, net, at)));
  const tooMany = { ...refused('too-many-tries'), retryAt: at + three.within };
  expect(refusals.filter((refusal) => refusal !== null)).toEqual([tooMany]);
  expect([again, left.filter(Boolean).length]).toEqual([tooMany, 2]);
});

test('a try that brought nothing costs a quarter, and such tries come to an end too', async () => {
  const { db } = shop.open.app;
  const one = { budget: three, subject: 'in vain' };
  const answers: boolean[] = [];
  for (let times = 0; times < 13; times += 1) {
    answers.push(await spend(db, one, at));
    await giveMostBack(db, [one]);
  }
  expect(answers).toEqual([...Array.from({ length: 12 }, () => true), false]);
});

test('counts of the day before are swept out as others are made', async () => {
  const { db } = shop.open.app;
  const day = 24 * 3_600_000;
  await spendAt('yesterday', [at - day - 1]);
  for (let times = 0; times < 200; times += 1) await spend(db, { budget: three, subject: `${times}` }, at);
  const old = await db
    .selectFrom('try_count')
    .select('key')
    .where('began_at', '<', at - day)
    .execute();
  expect(old).toEqual([]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:DB8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['inside', 'inside'],
  ['', ''],
])('the caller at %j is counted as %j', (address, subject) => {
  expect(callerSubjectOf(address)).toBe(subject);
});
