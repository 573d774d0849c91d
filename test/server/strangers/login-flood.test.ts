import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPasswords } from '#server/people/accounts/password-hash.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { ayse, company, logInTo, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { codeMailedTo } from '#test/support/server/letters.ts';

/** Each hashing takes so long that a full queue of them takes seconds. */
const passwords = openPasswords({ ln: 12, r: 8, p: 5 });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' }, parts: { passwords } });
  await resetWorld(shop);
});
afterAll(() => shop.end());

const from = (address: string) => ({ 'x-forwarded-for': address });
const [flooded, elsewhere] = [from('198.51.100.81'), from('203.0.113.78')];

const logIn = (client: BrowserClient, username: string, address: Readonly<Record<string, string>>) =>
  client.post('/mc/user/login', { username, password: rightPassword }, address);

/** So many browsers in which this member has logged in before, all at the flooded address. */
const browsersOf = async (member: string, browsers: number): Promise<readonly string[]> => {
  const cookies: string[] = [];
  for (let browser = 0; browser < browsers; browser += 1) {
    const client = browserClient(shop);
    await logIn(client, member, flooded);
    cookies.push(client.cookies.get('known-browser') ?? '');
  }
  return cookies;
};

/** So many logins in flight of one member, all with the right password, until they are told to end. */
const openFlood = (cookies: readonly string[], inFlight: number) => {
  const ending = new AbortController();
  const full = new AbortController();
  const whenFull = once(full.signal, 'abort');
  let loggedIn = 0;
  const run = async (cookie: string): Promise<void> => {
    if (ending.signal.aborted) return;
    const client = browserClient(shop);
    client.cookies.set('known-browser', cookie);
    const answer = await logIn(client, company, flooded);
    await answer.arrayBuffer();
    if (answer.status === 200) loggedIn += 1;
    else full.abort();
    await run(cookie);
  };
  const running = Array.from({ length: inFlight }, (_, at) => run(cookies[at % cookies.length] ?? ''));
  return {
    whenFull,
    loggedIn: () => loggedIn,
    end: async () => {
      ending.abort();
      await Promise.all(running);
    },
  };
};

type Heard = { readonly status: number; readonly before: number; readonly isSoon: boolean };

/** How a call was answered, and how many of the flood's were let in before it. */
const heardBeside = async (
  { loggedIn }: ReturnType<typeof openFlood>,
  call: () => Promise<Response>,
): Promise<Heard> => {
  const [begun, before] = [performance.now(), loggedIn()];
  const answer = await call();
  await answer.arrayBuffer();
  return {
    status: answer.status,
    before: loggedIn() - before,
    isSoon: performance.now() - begun < mostMilliseconds,
  };
};
const mostMilliseconds = 4_000;
/** A few are let in while the call is on its way to the queue and back; a full queue would be a hundred. */
const mostBefore = 40;

test('[E-02] beside 125 logins in flight of one member whoever comes from elsewhere, or from a browser that is known, logs in at once', async () => {
  const own = await logInTo(shop);
  const asked = await browserClient(shop).post(
    '/mc/users/reset-password-generate-code',
    { username: ayse },
    elsewhere,
  );
  expect(asked.status).toBe(200);
  const flood = openFlood(await browsersOf(company, 14), 125);
  await flood.whenFull;
  const code = await codeMailedTo(shop, ayse);
  const calls = [
    () => logIn(browserClient(shop), ayse, elsewhere),
    () => logIn(own.client, ayse, flooded),
    () => logIn(own.client, ayse, elsewhere),
    () => logIn(browserClient(shop), ayse, elsewhere),
    () =>
      browserClient(shop).post('/mc/users/reset-password', { code, newPassword: 'Erciyes3917' }, elsewhere),
  ];
  const heard: Heard[] = [];
  for (const call of calls) heard.push(await heardBeside(flood, call));
  await flood.end();
  expect(heard.map(({ status, isSoon }) => [status, isSoon])).toEqual(calls.map(() => [200, true]));
  expect(Math.max(...heard.map(({ before }) => before))).toBeLessThan(mostBefore);
}, 120_000);

test('of one member twenty browsers are known: the oldest gives way to one more', async () => {
  const cookies = await browsersOf(company, 25);
  const { db } = shop.open.app;
  const account = db.selectFrom('user_account').select('id').where('email_key', '=', company);
  const known = await db.selectFrom('known_browser').select('hash').where('user_id', '=', account).execute();
  const renewed = async (cookie: string) => {
    const client = browserClient(shop);
    client.cookies.set('known-browser', cookie);
    await logIn(client, company, elsewhere);
    return client.cookies.get('known-browser') !== cookie;
  };
  expect([known.length, await renewed(cookies.at(-1) ?? ''), await renewed(cookies[0] ?? '')]).toEqual([
    20,
    false,
    true,
  ]);
}, 60_000);
