import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { header, memberOf, resetWorld, tokenIn } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const logout = '/mc/user/logout';
const resume = '/mc/user/session/resume';

const rowsLeft = async () => {
  const { db } = shop.open.app;
  const [sessions, tokens] = await Promise.all([
    db.selectFrom('session').selectAll().execute(),
    db.selectFrom('session_token').selectAll().execute(),
  ]);
  return sessions.length + tokens.length;
};

test('[S-01] [S-27] logging out kills the token, every token of other tabs, and the cookie', async () => {
  const { client, token, authorized } = await memberOf(shop);
  const kept = client.cookies.get('session') ?? '';
  const other = await tokenIn(await client.post(resume));
  const answer = await client.post(logout, undefined, authorized);
  expect([answer.status, await answer.json()]).toEqual([200, null]);
  expect(client.cookies.has('session')).toBe(false);
  const dead = await Promise.all([
    ...[token, other].map((one) => shop.ask('/mc/customers', { headers: header(one) })),
    shop.ask(resume, { method: 'POST', headers: client.headersOf({ cookie: `session=${kept}` }) }),
  ]);
  expect(dead.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await rowsLeft()).toBe(0);
});

test('[S-27] the cookie alone logs out, and so does the token alone', async () => {
  const byCookie = await memberOf(shop);
  await byCookie.client.post(logout);
  const byToken = await memberOf(shop);
  await browserClient(shop).post(logout, undefined, byToken.authorized);
  expect(await rowsLeft()).toBe(0);
});

test('[S-27] logging out twice, and without having logged in, is answered alike', async () => {
  const { client, authorized } = await memberOf(shop);
  await client.post(logout, undefined, authorized);
  const answers = [await client.post(logout, undefined, authorized), await browserClient(shop).post(logout)];
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
    [200, null],
    [200, null],
  ]);
});

test('logging out one browser leaves the member’s other browser alone', async () => {
  const here = await memberOf(shop);
  const there = await memberOf(shop);
  await here.client.post(logout, undefined, here.authorized);
  const answer = await there.client.get('/mc/customers', there.authorized);
  expect(answer.status).toBe(200);
});
