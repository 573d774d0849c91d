import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loginTries } from '#server/people/users/login-budgets.ts';
import { spend } from '#server/platform/tries/budget.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import {
  ayse,
  company,
  logInTo,
  minute,
  moveClock,
  resetWorld,
  rightPassword,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { codeMailedTo } from '../../support/server/letters.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const login = '/mc/user/login';
const wrong = 'Bozkir1924';
const from = (address: string) => ({ 'x-forwarded-for': address });

const tried = async (username: string, password: string, address: string) =>
  (await (await browserClient(shop).post(login, { username, password }, from(address))).json()).type ??
  'logged-in';

/** As if strangers had tried so often already; what a try costs is shown by the first two tests. */
const strangersTried = async (username: string, times: number, addressOf: (index: number) => string) => {
  const { db, clock, issued } = shop.open.app;
  for (let index = 0; index < times; index += 1) {
    const caller = { callerAddress: addressOf(index), cookies: {}, session: null };
    const tries = loginTries({ emailKey: username, caller, knownBrowser: null }, issued);
    for (const one of tries) await spend(db, one, clock.now());
  }
};
const anywhere = (index: number) => `203.0.113.${index}`;
const oneAddress = () => '203.0.113.7';

test('[E-02] the tenth try from one address is not made, whichever accounts it is for', async () => {
  const reported: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    reported.push(await tried(`kimse${index}@example.com`, wrong, '203.0.113.7'));
  }
  expect(reported).toEqual([...Array.from({ length: 9 }, () => 'wrong-details'), 'too-many-tries']);
  expect(await tried(ayse, rightPassword, '203.0.113.7')).toBe('too-many-tries');
  expect(await tried(ayse, rightPassword, '203.0.113.8')).toBe('logged-in');
});

test('[E-02] the tenth try on one account is not made, wherever it comes from, known account or not', async () => {
  for (const username of [ayse, 'kimse@example.com']) {
    const reported: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      reported.push(await tried(username, wrong, `203.0.113.${index}`));
    }
    expect(reported).toEqual([...Array.from({ length: 9 }, () => 'wrong-details'), 'too-many-tries']);
    await resetWorld(shop);
  }
});

test('a quarter of an hour later tries are made again', async () => {
  await strangersTried(ayse, 10, oneAddress);
  await moveClock(shop, 14 * minute);
  expect(await tried(ayse, rightPassword, '203.0.113.7')).toBe('too-many-tries');
  await moveClock(shop, minute);
  expect(await tried(ayse, rightPassword, '203.0.113.7')).toBe('logged-in');
});

test('right logins use up nothing, however many there are', async () => {
  await strangersTried(ayse, 8, oneAddress);
  const reported: string[] = [];
  for (let index = 0; index < 4; index += 1) reported.push(await tried(ayse, rightPassword, '203.0.113.7'));
  expect(new Set(reported)).toEqual(new Set(['logged-in']));
});

test('an attacker’s own right login does not buy more wrong ones', async () => {
  await strangersTried('kimse@example.com', 8, oneAddress);
  const reported = [
    await tried(company, rightPassword, '203.0.113.7'),
    await tried('kimse1@example.com', wrong, '203.0.113.7'),
    await tried('kimse2@example.com', wrong, '203.0.113.7'),
  ];
  expect(reported).toEqual(['logged-in', 'wrong-details', 'too-many-tries']);
});

test('a member under attack still logs in from a browser the account knows', async () => {
  const { client } = await logInTo(shop);
  await strangersTried(ayse, 12, anywhere);
  expect(await tried(ayse, rightPassword, '203.0.113.99')).toBe('too-many-tries');
  const answer = await client.post(login, { username: ayse, password: rightPassword }, from('203.0.113.99'));
  expect(answer.status).toBe(200);
});

test('a member under attack gets in by the mailed link, from any browser and while the attack goes on', async () => {
  await strangersTried(ayse, 12, anywhere);
  const client = browserClient(shop);
  const address = from('203.0.113.99');
  await client.post('/mc/users/reset-password-generate-code', { username: ayse }, address);
  const code = await codeMailedTo(shop, ayse);
  const password = 'Erciyes3917';
  await client.post('/mc/users/reset-password', { code, newPassword: password }, address);
  await strangersTried(ayse, 1, anywhere);
  const answer = await client.post(login, { username: ayse, password }, address);
  expect(answer.status).toBe(200);
});

test('the cookie of a known browser serves its own account only, and has a budget too', async () => {
  const { client } = await logInTo(shop);
  const reported: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const answer = await client.post(login, { username: ayse, password: wrong }, from('203.0.113.7'));
    reported.push((await answer.json()).type);
  }
  expect(reported).toEqual([...Array.from({ length: 9 }, () => 'wrong-details'), 'too-many-tries']);
  await strangersTried(company, 9, anywhere);
  const other = await client.post(login, { username: company, password: rightPassword }, from('203.0.113.7'));
  expect(other.status).toBe(429);
});

const many = inTheLongRun(2_000, 400);

test(`of ${many} tries from two addresses on half as many accounts eighteen are made`, async () => {
  const tries = Array.from({ length: many }, (_, index) => ({
    username: `kimse${index % (many / 2)}@example.com`,
    address: `198.51.100.${index % 2}`,
  }));
  const reported: string[] = [];
  for (let at = 0; at < tries.length; at += 50) {
    const batch = tries.slice(at, at + 50);
    reported.push(
      ...(await Promise.all(batch.map(({ username, address }) => tried(username, wrong, address)))),
    );
  }
  expect(reported.filter((word) => word === 'wrong-details')).toHaveLength(18);
  expect(reported.filter((word) => word === 'too-many-tries')).toHaveLength(many - 18);
}, 120_000);

test('two addresses of one IPv6 network are one caller', async () => {
  await strangersTried('kimse@example.com', 9, (index) => `2001:db8:1:2::${index + 1}`);
  expect(await tried(ayse, rightPassword, '2001:db8:1:2:ffff::1')).toBe('too-many-tries');
  expect(await tried(ayse, rightPassword, '2001:db8:1:3::1')).toBe('logged-in');
});

test('neither addresses nor e-mails stand in the counts', async () => {
  await tried(ayse, wrong, '203.0.113.7');
  const rows = await shop.open.app.db.selectFrom('try_count').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/ayse@|203\.0\.113/);
});
