import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour, logInTo, memberOf, minute, moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const touch = '/mc/user/session/touch';
const resume = '/mc/user/session/resume';

test('[S-02] after less than thirty idle minutes the token still opens, after more it does not', async () => {
  const { client, authorized } = await memberOf(shop);
  await moveClock(shop, 30 * minute - 5_000);
  const before = await client.get('/mc/customers', authorized);
  await moveClock(shop, 30 * minute + 1);
  const after = await client.get('/mc/customers', authorized);
  expect([before.status, after.status]).toEqual([200, 401]);
});

test('[S-02] thirty idle minutes end the cookie too, and it is taken away', async () => {
  const { client } = await memberOf(shop);
  await moveClock(shop, 30 * minute + 1);
  const answer = await client.post(resume);
  expect([answer.status, (await answer.json()).type]).toEqual([401, 'no-session']);
  expect(client.cookies.has('session')).toBe(false);
});

test('[S-02] every call with the token is an action: eight of them carry a session through three hours', async () => {
  const { client, authorized } = await memberOf(shop);
  const statuses: number[] = [];
  for (let calls = 0; calls < 8; calls += 1) {
    await moveClock(shop, 25 * minute);
    statuses.push((await client.get('/mc/customers', authorized)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
});

test('[S-02] a touch counts to the millisecond', async () => {
  const { client, authorized } = await memberOf(shop);
  await client.post(touch, undefined, authorized);
  const { db, clock } = shop.open.app;
  const { seen_at } = await db.selectFrom('session').select('seen_at').executeTakeFirstOrThrow();
  expect(clock.now() - seen_at).toBeLessThan(1_000);
  await moveClock(shop, 29 * minute);
  const answer = await client.post(touch, undefined, authorized);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      userId: 1001,
      firstName: 'AYŞE',
      lastName: 'YILMAZ',
      email: 'ayse@example.com',
      companyName: null,
      company: false,
    },
  ]);
});

test('[S-02] remembering does not lengthen the thirty minutes', async () => {
  const { client, authorized } = await memberOf(shop, { remember: true });
  await moveClock(shop, 30 * minute + 1);
  const answers = [await client.post(touch, undefined, authorized), await client.post(resume)];
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});

test('[S-02] however busy, a session ends after twelve hours', async () => {
  const { client, authorized } = await memberOf(shop, { remember: true });
  const statuses = new Set<number>();
  for (let calls = 0; calls < 28; calls += 1) {
    await moveClock(shop, 25 * minute);
    statuses.add((await client.post(touch, undefined, authorized)).status);
  }
  expect([...statuses]).toEqual([200]);
  await moveClock(shop, 20 * minute + 1_000);
  const answer = await client.post(touch, undefined, authorized);
  expect(answer.status).toBe(401);
});

test('[S-02] a dead session is not counted, and its rows go with the member’s next login', async () => {
  await memberOf(shop);
  const { app } = shop.open;
  const count = () =>
    app.db
      .selectFrom('session')
      .select((row) => row.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
  await moveClock(shop, hour);
  const metrics = await (await shop.ask('/metrics')).text();
  expect(metrics).toContain('sefer_sessions 0');
  await logInTo(shop);
  expect(await count()).toEqual({ rows: 1 });
});
