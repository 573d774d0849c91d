import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPasswords } from '#server/people/accounts/password-hash.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  memberOf,
  minute,
  moveClock,
  resetWorld,
  rightPassword,
  staff,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { codeMailedTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const real = openPasswords({ ln: 4, r: 8, p: 1 });
/** Whether all places of whoever proved a password are taken before there is another to hash. */
let isCrowded = false;
const crowd: Promise<unknown>[] = [];
const passwords: typeof real = {
  ...real,
  isRight: async (password, hash, asker) => {
    const isRight = await real.isRight(password, hash, asker);
    if (isCrowded) crowd.push(...[1, 2, 3, 4].map(() => real.hash(password, asker)));
    return isRight;
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ parts: { passwords } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const change = '/mc/users/change-password';
const link = '/mc/users/reset-password-generate-code';
const reset = '/mc/users/reset-password';
const newPassword = 'Erciyes3917';

const canLogIn = async (password: string, client: BrowserClient = browserClient(shop)) =>
  (await client.post('/mc/user/login', { username: ayse, password })).status === 200;

test('[V-11] the old password is checked; the new one opens, the old one no longer does', async () => {
  const { client, authorized } = await memberOf(shop);
  const wrong = await client.post(change, { oldPassword: 'Bozkir1924', newPassword }, authorized);
  expect(await readOutcome(wrong)).toEqual([400, 'old-password-wrong']);
  const right = await client.post(change, { oldPassword: rightPassword, newPassword }, authorized);
  expect([right.status, await right.json()]).toEqual([200, null]);
  expect([await canLogIn(rightPassword), await canLogIn(newPassword)]).toEqual([false, true]);
});

test('[V-11] changing the password ends every other session of the member and keeps this one', async () => {
  const here = await memberOf(shop);
  const there = await memberOf(shop);
  const stranger = await memberOf(shop, { email: staff });
  const { authorized } = here;
  await here.client.post(change, { oldPassword: rightPassword, newPassword }, authorized);
  const answers = [
    await here.client.get('/mc/customers', authorized),
    await there.client.get('/mc/customers', there.authorized),
    await there.client.post('/mc/user/session/resume'),
    await stranger.client.get('/mc/customers', stranger.authorized),
    await here.client.post('/mc/user/session/resume'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 200, 200]);
});

test.each([
  ['Bozkir1', 'password-too-weak'],
  ['bozkir1923', 'password-too-weak'],
  ['BOZKIR1923', 'password-too-weak'],
  ['BozkirBozkir', 'password-too-weak'],
  ['', 'password-too-weak'],
  [`Aa1${'x'.repeat(126)}`, 'password-too-weak'],
  ['Password1', 'password-too-common'],
  ['Qwerty123', 'password-too-common'],
  ['Galatasaray1905', 'password-too-common'],
  ['İstanbul34', 'password-too-common'],
  ['1qaz2wsX', 'password-too-common'],
  ['Password۱', 'password-too-common'],
])('[V-11] %j is refused as %s, by a change and by a reset alike', async (password, refusal) => {
  const { client, authorized } = await memberOf(shop);
  const changed = await client.post(
    change,
    { oldPassword: rightPassword, newPassword: password },
    authorized,
  );
  await client.post(link, { username: ayse, sendEmail: true });
  const code = await codeMailedTo(shop, ayse);
  const wasReset = await client.post(reset, { code, newPassword: password });
  expect([await readOutcome(changed), await readOutcome(wasReset)]).toEqual([
    [400, refusal],
    [400, refusal],
  ]);
  const good = await client.post(reset, { code, newPassword });
  expect(good.status).toBe(200);
});

test.each([['Aa1'.padEnd(64, 'ş')], ['Aa1'.padEnd(128, ' ')], ['Ab1😀😀😀😀😀']])(
  '[V-11] %j is taken whole and pasted back whole',
  async (password) => {
    const { client, authorized } = await memberOf(shop);
    const answer = await client.post(
      change,
      { oldPassword: rightPassword, newPassword: password },
      authorized,
    );
    expect(answer.status).toBe(200);
    expect([await canLogIn(password), await canLogIn(password.slice(0, -1))]).toEqual([true, false]);
  },
);

test('[V-11] a guest cannot change a password', async () => {
  const answer = await browserClient(shop).post(change, { oldPassword: rightPassword, newPassword });
  expect(await readOutcome(answer)).toEqual([401, 'sign-in-needed']);
});

test('[V-11] nine wrong old passwords close the change for a quarter of an hour', async () => {
  const { client, authorized } = await memberOf(shop);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      client.post(change, { oldPassword: 'Bozkir1924', newPassword }, authorized),
    ),
  );
  const heard = await Promise.all(answers.map(async (answer) => (await answer.json()).type));
  expect(heard.filter((word) => word === 'old-password-wrong')).toHaveLength(9);
  expect(heard.filter((word) => word === 'too-many-tries')).toHaveLength(1);
  await moveClock(shop, 15 * minute);
  const answer = await client.post(change, { oldPassword: rightPassword, newPassword }, authorized);
  expect(answer.status).toBe(200);
});

test('[V-11] where there is no place to hash the new password the right old one costs a quarter of a try', async () => {
  const { client, authorized } = await memberOf(shop);
  const wish = { oldPassword: rightPassword, newPassword };
  const heard: (readonly [number, string | null])[] = [];
  isCrowded = true;
  for (let time = 0; time < 10; time += 1) {
    heard.push(await readOutcome(await client.post(change, wish, authorized)));
    await Promise.all(crowd.splice(0));
  }
  isCrowded = false;
  const answer = await client.post(change, wish, authorized);
  expect([new Set(heard.map(([, refusal]) => refusal)), answer.status]).toEqual([
    new Set(['too-many-tries']),
    200,
  ]);
});
