import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  company,
  type LoggedInClient,
  logInTo,
  memberOf,
  resetWorld,
  rightPassword,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { seedHistory } from '../../support/shop/seed-history.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';
import { seedCard } from '../../support/sold/seed-card.ts';

const userId = 1001;
const otherId = 1002;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const end = (
  { client, authorized }: LoggedInClient,
  {
    id = userId,
    password = rightPassword,
    key = null,
  }: { readonly id?: number; readonly password?: string; readonly key?: string | null } = {},
): Promise<Response> =>
  shop.ask(`/mc/customers/${id}`, {
    method: 'DELETE',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json', 'accept-language': 'fa' }),
    body: JSON.stringify({ password, idempotencyKey: key }),
  });

const db = () => shop.open.app.db;

const account = () => db().selectFrom('user_account').selectAll().where('id', '=', userId).executeTakeFirst();

/** How many rows of each kind are the member's still. */
const owned = async () => {
  const { rows } = await sql<{ readonly rows: string }>`
    select (select count(*) from session where user_id = ${userId})
      + (select count(*) from known_browser where user_id = ${userId})
      + (select count(*) from wallet_card where owner = ${userId})
      + (select count(*) from booking where user_id = ${userId})
      + (select count(*) from open_ticket where user_id = ${userId})
      + (select count(*) from refund_coupon where user_id = ${userId})
      + (select count(*) from customer_private where customer_id = ${userId}) as rows`.execute(db());
  return Number(rows[0]?.rows);
};

const loginAgain = () =>
  shop.askJson('/mc/user/login', { username: ayse, password: rightPassword, remember: false });

test('[S-25] what would be lost is told in figures before anything is asked for', async () => {
  await seedHistory(shop.url, userId);
  const { client, authorized } = await memberOf(shop);
  const answer = await client.get('/mc/customers/ending', authorized);
  expect(await answer.json()).toEqual({ tickets: 3, openTickets: 2, coupons: 1, packages: 2 });
  expect(await readOutcome(await browserClient(shop).get('/mc/customers/ending'))).toEqual([
    401,
    'sign-in-needed',
  ]);
});

test('[S-25] a membership that is ended is gone for good: its member, its sessions, its cards, its lists', async () => {
  const { valid } = await seedHistory(shop.url, userId);
  await seedCard(shop, userId);
  const member = await logInTo(shop);
  await memberOf(shop);
  expect(await owned()).toBeGreaterThan(10);
  const answer = await end(member);
  expect([answer.status, await answer.json()]).toEqual([200, null]);
  expect(answer.headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
  const left = await account();
  const { id, created_at, ended_at, nationality_country_id, email, email_key, ...rest } = left ?? {};
  expect([id, email, email_key, nationality_country_id]).toEqual([userId, 'ended-1001', 'ended-1001', 1]);
  expect([typeof created_at, typeof ended_at]).toEqual(['number', 'number']);
  expect(JSON.stringify(rest)).not.toMatch(/AYŞE|YILMAZ|532|1990|10000000146|ACTIVE/);
  expect(await owned()).toBe(0);
  expect(await readOutcome(await member.client.get('/mc/customers', member.authorized))).toEqual([
    401,
    'sign-in-needed',
  ]);
  expect(await readOutcome(await loginAgain())).toEqual([500, 'wrong-details']);
  const found = await db().selectFrom('ticket').select('status').where('locator', '=', valid).execute();
  expect(found.map(({ status }) => status)).toEqual(['valid', 'valid']);
});

test('[S-25] the last letter goes to the member’s e-mail in the reader’s language, and the action stands in the audit', async () => {
  await end(await memberOf(shop));
  const letters = await lettersTo(shop, ayse);
  expect(letters.map(({ language, subject }) => [language, subject])).toEqual([
    ['fa', 'عضویت شما پایان یافت'],
  ]);
  const actions = await db()
    .selectFrom('audit_entry')
    .select(['deed', 'subject_user_id'])
    .where('deed', '=', 'membership-ended')
    .execute();
  expect(actions).toEqual([{ deed: 'membership-ended', subject_user_id: userId }]);
});

test('[S-25] pressed twenty times at once it is done once', async () => {
  const member = await memberOf(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => end(member)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toEqual([200]);
  expect(statuses.every((status) => status < 500)).toBe(true);
  expect((await lettersTo(shop, ayse)).length).toBe(1);
});

const find = async (id: number, idempotencyKey: string | null) =>
  readOutcome(await shop.askJson('/mc/customers/ending/find', { id, idempotencyKey }));

test('[S-25] an end whose answer was lost is found by its key, and by nothing else', async () => {
  const member = await memberOf(shop);
  expect(await find(userId, 'k-1')).toEqual([400, 'document-not-found']);
  await shop.open.world?.carryOut({ do: 'meet', name: 'end-membership', with: { kind: 'lose' }, times: 1 });
  await expect(end(member, { key: 'k-1' })).rejects.toThrow('fetch failed');
  expect(await readOutcome(await end(member, { key: 'k-1' }))).toEqual([401, 'sign-in-needed']);
  expect([
    await find(userId, 'k-1'),
    await find(userId, 'k-2'),
    await find(userId, null),
    await find(otherId, 'k-1'),
  ]).toEqual([
    [200, null],
    [400, 'document-not-found'],
    [400, 'document-not-found'],
    [400, 'document-not-found'],
  ]);
  expect((await lettersTo(shop, ayse)).length).toBe(1);
});

test('[S-25] a wrong password leaves the key free, and nothing of it is remembered', async () => {
  const member = await memberOf(shop);
  expect(await readOutcome(await end(member, { key: 'k-1', password: 'Yanlis1' }))).toEqual([
    400,
    'password-wrong',
  ]);
  expect(await find(userId, 'k-1')).toEqual([400, 'document-not-found']);
  expect((await end(member, { key: 'k-1' })).status).toBe(200);
});

test('[S-25] a wrong password ends nothing, and guesses are counted', async () => {
  const member = await memberOf(shop);
  const before = await account();
  const guesses: (readonly [number, string | null])[] = [];
  for (let guess = 0; guess < 10; guess += 1) {
    guesses.push(await readOutcome(await end(member, { password: `Yanlis${guess}` })));
  }
  expect(guesses.at(0)).toEqual([400, 'password-wrong']);
  expect(guesses.at(-1)).toEqual([429, 'too-many-tries']);
  expect(await account()).toEqual(before);
});

test('[A-02] [S-25] another member’s number is as unknown as nobody’s, and costs that member nothing', async () => {
  const member = await memberOf(shop);
  const answers = [
    await readOutcome(await end(member, { id: otherId })),
    await readOutcome(await end(member, { id: 999 })),
  ];
  expect(answers).toEqual([
    [400, 'document-not-found'],
    [400, 'document-not-found'],
  ]);
  expect((await memberOf(shop, { email: company })).token).not.toBe('');
  expect(await readOutcome(await end({ client: browserClient(shop), token: '', authorized: {} }))).toEqual([
    401,
    'sign-in-needed',
  ]);
});

test('[S-25] a wallet that does not answer leaves the membership whole', async () => {
  const member = await memberOf(shop);
  const before = await account();
  await shop.open.world?.carryOut({ do: 'meet', name: 'wallet', with: { kind: 'cut' }, times: 1 });
  const answer = await end(member);
  expect([answer.status, await account()]).toEqual([500, before]);
});

test('[S-25] whoever changes the password while the wallet is asked keeps the membership', async () => {
  const member = await memberOf(shop);
  await shop.open.world?.carryOut({ do: 'meet', name: 'wallet', with: { kind: 'hold' }, times: 1 });
  const ending = end(member);
  const { id: parked } = await (await shop.ask('/world/parked?name=wallet')).json();
  await db().updateTable('user_account').set({ password_hash: 'another' }).where('id', '=', userId).execute();
  const before = await account();
  await shop.open.world?.carryOut({ do: 'release', id: parked, with: { kind: 'pass' } });
  expect([await readOutcome(await ending), await account()]).toEqual([[400, 'password-wrong'], before]);
});

test('[S-25] [S-07] the e-mail of an ended membership is free for a new one', async () => {
  await end(await memberOf(shop));
  const rows = await db().selectFrom('user_account').select('id').where('email_key', '=', ayse).execute();
  expect(rows).toEqual([]);
});
