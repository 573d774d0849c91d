import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { second } from '#domain/values/durations.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import {
  header,
  memberOf,
  minute,
  moveClock,
  resetWorld,
  rightPassword,
  tokenIn,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const resume = '/mc/user/session/resume';

/** Another hand that holds the cookie as it is now. */
const copyOf = (client: BrowserClient): BrowserClient => {
  const copy = browserClient(shop);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
};

const opens = async (token: string) =>
  (await shop.ask('/mc/customers', { headers: header(token) })).status === 200;

test('[S-01] after a reload the cookie brings the user and a new token, and is itself replaced', async () => {
  const { client, token } = await memberOf(shop);
  const cookie = client.cookies.get('session');
  const answer = await client.post(resume);
  const body = await answer.json();
  expect(body).toEqual({
    userId: 1001,
    firstName: 'AYŞE',
    lastName: 'YILMAZ',
    email: 'ayse@example.com',
    companyName: null,
    company: false,
    accessToken: expect.stringMatching(/^[\w-]{43}$/),
    userUnits: [],
  });
  expect(body.accessToken).not.toBe(token);
  expect(client.cookies.get('session')).not.toBe(cookie);
  expect(await opens(body.accessToken)).toBe(true);
});

test('[S-01] a token that opens nothing is never taken for a guest’s, but where somebody leaves or comes anew, or reads which stations there are', async () => {
  const { client, token } = await memberOf(shop);
  const anew = await tokenIn(await client.post(resume));
  await moveClock(shop, 10 * minute);
  const asking = (path: string) => (sentToken?: string) =>
    client.get(path, sentToken === undefined ? {} : header(sentToken));
  const asked = asking('/tms/train/load-touristic-trains');
  const answers = await Promise.all([asked(), asked(token), asked(anew), asked('nobody')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 401]);
  expect((await answers[1]?.json())?.type).toBe('sign-in-needed');
  const stations = asking('/tms/stations/search-stations');
  expect((await stations(token)).status).toBe(200);
  const login = { username: 'ayse@example.com', password: rightPassword };
  expect((await client.post('/mc/user/login', login, header(anew))).status).toBe(200);
  expect((await client.post('/mc/user/logout', undefined, header(anew))).status).toBe(200);
});

/** Longer than a busy machine takes from one call to the next. */
const moment = 20 * second;

test('a token got by the cookie lives ten minutes, the cookie goes on', async () => {
  const { client } = await memberOf(shop);
  const token = await tokenIn(await client.post(resume));
  await moveClock(shop, 10 * minute - moment);
  expect(await opens(token)).toBe(true);
  await moveClock(shop, moment);
  expect(await opens(token)).toBe(false);
  expect(await opens(await tokenIn(await client.post(resume)))).toBe(true);
});

test('the first token lives as long as the session without a cookie, and a minute once the cookie renews', async () => {
  const { client, token } = await memberOf(shop);
  await moveClock(shop, 20 * minute);
  expect(await opens(token)).toBe(true);
  await client.post(resume);
  await moveClock(shop, minute - moment);
  expect(await opens(token)).toBe(true);
  await moveClock(shop, moment);
  expect(await opens(token)).toBe(false);
});

test('a token got by the cookie keeps its own end, whichever tab is given the next one meanwhile', async () => {
  const { client } = await memberOf(shop);
  const token = await tokenIn(await client.post(resume));
  await moveClock(shop, 2 * minute);
  await client.post(resume);
  await moveClock(shop, 8 * minute - moment);
  expect(await opens(token)).toBe(true);
  await client.post(resume);
  await moveClock(shop, moment);
  expect(await opens(token)).toBe(false);
});

test('two tabs that open at once both go on', async () => {
  const { client } = await memberOf(shop);
  const tab = copyOf(client);
  const tokens = [await tokenIn(await client.post(resume)), await tokenIn(await tab.post(resume))];
  expect(await Promise.all(tokens.map(opens))).toEqual([true, true]);
  const next = await client.post(resume);
  expect(next.status).toBe(200);
});

test('twenty tabs that open in the same instant leave one session with one living cookie', async () => {
  const { client } = await memberOf(shop);
  const tabs = Array.from({ length: 20 }, () => copyOf(client));
  const answers = await Promise.all(tabs.map((tab) => tab.post(resume)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const given = answers.flatMap((answer) => answer.headers.getSetCookie());
  expect(given).toHaveLength(1);
  const living = await shop.open.app.db
    .selectFrom('session_token')
    .select('hash')
    .where('kind', '=', 'renewal')
    .where('superseded_at', 'is', null)
    .execute();
  expect(living).toHaveLength(1);
});

test('a cookie that was replaced and comes again ends the session for both hands', async () => {
  const { client } = await memberOf(shop);
  const thief = copyOf(client);
  const token = await tokenIn(await client.post(resume));
  await moveClock(shop, minute);
  await shop.ask('/mc/customers', { headers: header(token) });
  const stolen = await thief.post(resume);
  expect(stolen.status).toBe(401);
  expect(thief.cookies.has('session')).toBe(false);
  expect([await opens(token), (await client.post(resume)).status]).toEqual([false, 401]);
  expect(shop.lines.join('')).toContain('"event":"session-token-reused"');
});

test('a thief who comes first is found out when the member comes', async () => {
  const { client } = await memberOf(shop);
  const thief = copyOf(client);
  const stolen = await tokenIn(await thief.post(resume));
  await moveClock(shop, minute);
  await shop.ask('/mc/customers', { headers: header(stolen) });
  expect((await client.post(resume)).status).toBe(401);
  expect([await opens(stolen), (await thief.post(resume)).status]).toEqual([false, 401]);
});

test('an answer that was lost on its way does not log the member out', async () => {
  const { client } = await memberOf(shop);
  await copyOf(client).post(resume);
  await moveClock(shop, minute);
  const again = await client.post(resume);
  expect(again.status).toBe(200);
  expect((await client.post(resume)).status).toBe(200);
});

test('a lost answer that turns up in another hand ends the session', async () => {
  const { client } = await memberOf(shop);
  const other = copyOf(client);
  await other.post(resume);
  await moveClock(shop, minute);
  await client.post(resume);
  expect((await other.post(resume)).status).toBe(401);
  expect((await client.post(resume)).status).toBe(401);
});

test.each([
  ['no cookie', ''],
  ['an empty cookie', 'session='],
  ['a cookie nobody was given', `session=${'A'.repeat(43)}`],
  ['a cookie with a null sign', 'session=a%00b'],
  ['a cookie of 4,000 signs', `session=${'a'.repeat(4_000)}`],
])('[S-03] with %s there is no session', async (_, cookie) => {
  const answer = await shop.ask(resume, {
    method: 'POST',
    headers: browserClient(shop).headersOf({ cookie }),
  });
  expect([answer.status, (await answer.json()).type]).toEqual([401, 'no-session']);
});

test('the token in place of the cookie, and the cookie in place of the token, open nothing', async () => {
  const { client, token } = await memberOf(shop);
  const cookie = client.cookies.get('session') ?? '';
  const swapped = [
    await shop.ask(resume, {
      method: 'POST',
      headers: client.headersOf({ cookie: `session=${token}` }),
    }),
    await shop.ask('/mc/customers', { headers: header(cookie) }),
  ];
  expect(swapped.map(({ status }) => status)).toEqual([401, 401]);
});
