import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOf } from '#server/platform/secret.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, memberOf, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { codeMailedTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const newPassword = 'Erciyes3917';
const [change, reset] = ['/mc/users/change-password', '/mc/users/reset-password'];

const loses = (name: string) =>
  shop.open.world?.carryOut({ do: 'meet', name, with: { kind: 'lose' }, times: 1 });

const canLogIn = async (password: string) =>
  (await browserClient(shop).post('/mc/user/login', { username: ayse, password })).status === 200;

const actions = async () => {
  const rows = await shop.open.app.db
    .selectFrom('audit_entry')
    .select('deed')
    .where('subject_user_id', '=', 1001)
    .execute();
  return rows.map(({ deed: action }) => action);
};

const mailedCode = async () => {
  await browserClient(shop).post('/mc/users/reset-password-generate-code', { username: ayse });
  return codeMailedTo(shop, ayse);
};

test('[V-11] a change whose answer was lost is told as done when it is sent again, and is done once', async () => {
  const { client, authorized } = await memberOf(shop);
  const wish = { oldPassword: rightPassword, newPassword, idempotencyKey: 'k-1' };
  await loses('change-password');
  await expect(client.post(change, wish, authorized)).rejects.toThrow('fetch failed');
  expect(await readOutcome(await client.post(change, wish, authorized))).toEqual([200, null]);
  expect([await canLogIn(newPassword), await actions()]).toEqual([true, ['password-changed']]);
});

test('[V-11] under another key, another member’s or none the old password is asked for as before', async () => {
  const { client, authorized } = await memberOf(shop);
  const wish = { oldPassword: rightPassword, newPassword, idempotencyKey: 'k-1' };
  expect((await client.post(change, wish, authorized)).status).toBe(200);
  const other = await memberOf(shop, { email: 'sara@example.com' });
  const wrong = { ...wish, oldPassword: 'Yanlis1924' };
  expect([
    await readOutcome(await client.post(change, { ...wish, idempotencyKey: 'k-2' }, authorized)),
    await readOutcome(await client.post(change, { ...wish, idempotencyKey: null }, authorized)),
    await readOutcome(await other.client.post(change, wrong, other.authorized)),
  ]).toEqual(Array.from({ length: 3 }, () => [400, 'old-password-wrong']));
});

test('[V-11] an answer that is given again gives no try back', async () => {
  const { client, authorized } = await memberOf(shop);
  const done = { oldPassword: rightPassword, newPassword, idempotencyKey: 'k-1' };
  const wrong = { oldPassword: 'Yanlis1924', newPassword };
  await client.post(change, done, authorized);
  const heard: (string | null)[] = [];
  for (let guess = 0; guess < 10; guess += 1) {
    heard.push((await readOutcome(await client.post(change, wrong, authorized)))[1]);
    await client.post(change, done, authorized);
  }
  expect([heard.slice(0, 9), heard[9]]).toEqual([
    Array.from({ length: 9 }, () => 'old-password-wrong'),
    'too-many-tries',
  ]);
});

test('[V-11] nothing of a password is remembered with its key, and a refusal leaves the key free', async () => {
  const { client, authorized } = await memberOf(shop);
  const wrong = { oldPassword: 'Yanlis1924', newPassword, idempotencyKey: 'k-1' };
  expect(await readOutcome(await client.post(change, wrong, authorized))).toEqual([
    400,
    'old-password-wrong',
  ]);
  const rows = () => shop.open.app.db.selectFrom('answered_call').select('body_hash').execute();
  expect(await rows()).toEqual([]);
  await client.post(change, { ...wrong, oldPassword: rightPassword }, authorized);
  const [first] = await rows();
  await client.post(reset, { code: await mailedCode(), newPassword: 'Yayla1924x', idempotencyKey: 'k-1' });
  expect(await rows()).toEqual([first, first]);
});

test('[V-11] a password set by link, whose answer was lost, is told as set, and the browser is known', async () => {
  const client = browserClient(shop);
  const wish = { code: await mailedCode(), newPassword, idempotencyKey: 'k-1' };
  await loses('reset-password');
  await expect(client.post(reset, wish)).rejects.toThrow('fetch failed');
  expect(await readOutcome(await client.post(reset, wish))).toEqual([200, null]);
  expect([await canLogIn(newPassword), await actions()]).toEqual([true, ['password-reset']]);
  const known = await shop.open.app.db
    .selectFrom('known_browser')
    .select('user_id')
    .where('hash', '=', hashOf(client.cookies.get('known-browser') ?? ''))
    .execute();
  expect(known).toEqual([{ user_id: 1001 }]);
});

test('[V-11] a link that was used stays used under another key, and a key does not open another link', async () => {
  const client = browserClient(shop);
  const wish = { code: await mailedCode(), newPassword, idempotencyKey: 'k-1' };
  expect((await client.post(reset, wish)).status).toBe(200);
  const old = [400, 'link-used-or-old'];
  expect([
    await readOutcome(await client.post(reset, { ...wish, idempotencyKey: 'k-2' })),
    await readOutcome(await client.post(reset, { ...wish, idempotencyKey: null })),
    await readOutcome(await client.post(reset, { ...wish, code: 'A'.repeat(43) })),
  ]).toEqual([old, old, old]);
});
