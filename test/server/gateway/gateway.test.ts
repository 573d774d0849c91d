import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadCustomer } from '#contract/members/customers.ts';
import { logIn, sendPasswordLink } from '#contract/members/users.ts';
import { sessionCallsBy } from '#gateway/members/session-calls.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import type { Meeting } from '#server/office/world/commands.ts';
import { ayse, memberOf, minute, moveClock, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type BrowserFetch, browserFetch } from '../../support/server/browser-fetch.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const { signal } = new AbortController();

type Opening = {
  readonly language?: 'tr' | 'en' | 'fa';
  readonly environment?: 'LOCAL-DEV' | 'TCDD-PREPROD';
};

const gatewayTo = ({ language = 'tr', environment = 'LOCAL-DEV' }: Opening = {}) => {
  let count = 0;
  const surroundings = { origin: `http://127.0.0.1:${shop.port}`, environment, language };
  return {
    gateway: openGateway(surroundings, () => count),
    pass: (milliseconds: number) => {
      count += milliseconds;
    },
  };
};

/** A gateway and a browser in which the member is logged in. */
const memberGateway = async (browser: BrowserFetch) => {
  const { client, token } = await memberOf(shop);
  for (const [name, value] of client.cookies) browser.client.cookies.set(name, value);
  const opened = gatewayTo();
  const member = { id: 1001, firstName: 'AYŞE', lastName: 'YILMAZ', email: ayse, companyName: null };
  opened.gateway.keepToken({ accessToken: token, member });
  return opened;
};

const meet = async (name: string, meeting: Meeting) => {
  await shop.open.world?.carryOut({ do: 'meet', name, with: meeting, times: 1 });
};

const faultOf = async (asked: Promise<unknown>) => {
  const fault: unknown = await asked.catch((reason: unknown) => reason);
  if (!(fault instanceof CallFault)) throw new Error(`No fault of a call: ${String(fault)}`);
  const { kind, call, status, code, serverMessage } = fault;
  return { kind, call, status, code, serverMessage };
};

test('[C-14] a call carries the unit, the language of the page, and no token before the login', async () => {
  const browser = browserFetch(shop);
  await gatewayTo({ language: 'fa' }).gateway.call(sendPasswordLink, { username: ayse }, signal);
  const names = ['unit-id', 'accept-language', 'content-type', 'user-authorization', 'sales-channel'];
  expect(names.map((name) => browser.lastHeaders().get(name))).toEqual([
    '3895',
    'fa',
    'application/json',
    null,
    null,
  ]);
  await gatewayTo({ environment: 'TCDD-PREPROD' }).gateway.call(sendPasswordLink, { username: ayse }, signal);
  expect(browser.lastHeaders().get('unit-id')).toBe('4237');
});

test('[S-01] once a token is kept it goes along; once forgotten it does not', async () => {
  const browser = browserFetch(shop);
  const { gateway } = await memberGateway(browser);
  const { ok } = await gateway.call(loadCustomer, undefined, signal);
  expect([ok, browser.lastHeaders().get('user-authorization')]).toEqual([
    true,
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
  gateway.forgetToken();
  const answer = await gateway.call(loadCustomer, undefined, signal);
  expect(answer).toEqual({
    ok: false,
    refusal: 'sign-in-needed',
    message: 'Bu işlem üyeler içindir. Giriş yapıp yeniden deneyin.',
  });
  expect(browser.lastHeaders().get('user-authorization')).toBeNull();
});

test('[E-02] a refusal the call names comes back as an answer, with the sentence in the page’s language', async () => {
  browserFetch(shop);
  const wrong = { username: ayse, password: 'x' };
  expect(await gatewayTo({ language: 'en' }).gateway.call(logIn, wrong, signal)).toEqual({
    ok: false,
    refusal: 'wrong-details',
    message: 'Check your member details. The e-mail and password do not match.',
  });
});

test('a sentence in another language than the page’s is not heard', async () => {
  const browser = browserFetch(shop);
  browser.client.cookies.set('language', 'tr');
  const answer = await gatewayTo({ language: 'en' }).gateway.call(
    logIn,
    { username: ayse, password: 'x' },
    signal,
  );
  expect(answer).toEqual({ ok: false, refusal: 'wrong-details', message: null });
});

test('an expired token is renewed by the cookie and the call asked again, once for all that need it', async () => {
  const browser = browserFetch(shop);
  const { gateway } = await memberGateway(browser);
  await gateway.renew(signal);
  await moveClock(shop, 11 * minute);
  const before = browser.asked.length;
  const answers = await Promise.all([0, 1, 2].map(() => gateway.call(loadCustomer, undefined, signal)));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const asked = browser.asked.slice(before);
  expect(asked.filter((call) => call === 'POST /mc/user/session/resume')).toHaveLength(1);
  expect(asked.filter((call) => call === 'GET /mc/customers')).toHaveLength(6);
});

test('where the cookie renews nothing, the refusal stands and the token is forgotten', async () => {
  const browser = browserFetch(shop);
  const { gateway } = await memberGateway(browser);
  await moveClock(shop, 31 * minute);
  const answer = await gateway.call(loadCustomer, undefined, signal);
  expect([answer.ok, gateway.tokenAge()]).toEqual([false, null]);
  expect(browser.asked).toEqual(['GET /mc/customers', 'POST /mc/user/session/resume']);
});

test('the age of a token is counted from when it was given', async () => {
  const browser = browserFetch(shop);
  const { gateway, pass } = await memberGateway(browser);
  pass(90_000);
  expect(gateway.tokenAge()).toBe(90_000);
  await gateway.renew(signal);
  expect(gateway.tokenAge()).toBe(0);
});

test.each<[Meeting, object]>([
  [
    { kind: 'answer', status: 400, body: { message: 'Olmadı.' } },
    { kind: 'status', status: 400, code: null, serverMessage: 'Olmadı.' },
  ],
  [
    { kind: 'refuse', status: 500 },
    { kind: 'status', status: 500, code: 9009, serverMessage: expect.stringMatching(/\S/) },
  ],
  [
    { kind: 'refuse', status: 404 },
    { kind: 'status', status: 404, code: 9003, serverMessage: expect.stringMatching(/\S/) },
  ],
  [
    { kind: 'answer', status: 409, body: 'garbage' },
    { kind: 'status', status: 409, code: null, serverMessage: null },
  ],
  [{ kind: 'garbage' }, { kind: 'not-understood', status: null, code: null, serverMessage: null }],
  [
    { kind: 'answer', status: 200, body: { accessToken: 1 } },
    { kind: 'not-understood', status: null, code: null, serverMessage: null },
  ],
  [{ kind: 'cut' }, { kind: 'network', status: null, code: null, serverMessage: null }],
])('[E-01] a login that meets %j is a fault: %j', async (meeting, fault) => {
  browserFetch(shop);
  await meet('log-in', meeting);
  const asked = gatewayTo().gateway.call(logIn, { username: ayse, password: rightPassword }, signal);
  expect(await faultOf(asked)).toEqual({ call: 'log-in', ...fault });
});

test('[E-01] a server that is not there is a fault of the network', async () => {
  browserFetch(shop);
  const surroundings = {
    origin: 'http://127.0.0.1:1',
    environment: 'LOCAL-DEV',
    language: 'tr',
  } as const;
  const asked = openGateway(surroundings, () => 0).call(sendPasswordLink, { username: ayse }, signal);
  expect(await faultOf(asked)).toEqual({
    kind: 'network',
    call: 'send-password-link',
    status: null,
    code: null,
    serverMessage: null,
  });
});

test('what only reads is asked again when the server is away for a moment; what changes something never is', async () => {
  const browser = browserFetch(shop);
  const { gateway } = await memberGateway(browser);
  await meet('*', { kind: 'refuse', status: 503 });
  expect((await gateway.call(loadCustomer, undefined, signal)).ok).toBe(true);
  await meet('*', { kind: 'refuse', status: 503 });
  const login = gateway.call(logIn, { username: ayse, password: rightPassword }, signal);
  expect((await faultOf(login)).status).toBe(503);
  expect(browser.asked).toEqual(['GET /mc/customers', 'GET /mc/customers', 'POST /mc/user/login']);
});

test('a call that is given up ends with the reason of whoever gave it up', async () => {
  browserFetch(shop);
  await meet('log-in', { kind: 'hold' });
  const giving = new AbortController();
  const asked = gatewayTo().gateway.call(logIn, { username: ayse, password: rightPassword }, giving.signal);
  const { name } = await (await shop.ask('/world/parked?name=log-in')).json();
  expect(name).toBe('log-in');
  giving.abort(new Error('given up'));
  await expect(asked).rejects.toThrow('given up');
});

test('[S-02] an action of the member touches the session; after five minutes it brings a new token instead', async () => {
  const browser = browserFetch(shop);
  const { gateway, pass } = await memberGateway(browser);
  const { touchSession } = sessionCallsBy(gateway);
  pass(5 * minute);
  const touched = await touchSession(null, signal);
  pass(1);
  const renewed = await touchSession(null, signal);
  expect([touched.ok, renewed.ok, gateway.tokenAge()]).toEqual([true, true, 0]);
  expect(browser.asked).toEqual(['POST /mc/user/session/touch', 'POST /mc/user/session/resume']);
});
