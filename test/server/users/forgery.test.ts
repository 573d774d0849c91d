import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routes } from '#server/start/routes.ts';
import { ayse, memberOf, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const changing = routes.operations.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'get');

const ownPage = () => `http://127.0.0.1:${shop.port}`;

/** What a page of another site can make a browser send, with the member's cookies in it. */
const forgeries: Readonly<Record<string, () => RequestInit>> = {
  'another origin': () => ({
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
  }),
  'another port of this host': () => ({
    headers: { origin: 'http://127.0.0.1:1', 'content-type': 'application/json' },
  }),
  'an origin that is hidden': () => ({ headers: { origin: 'null', 'content-type': 'application/json' } }),
  'a site the browser calls another': () => ({
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
  }),
  'a neighbour of the same site': () => ({
    headers: { origin: ownPage(), 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
  }),
  'no word of where it comes from': () => ({ headers: { 'content-type': 'application/json' } }),
  'plain text that is JSON': () => ({
    headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
  }),
  'a form': () => ({
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  }),
  'no type at all': () => ({ headers: { origin: 'https://evil.example', 'content-type': '' } }),
};

const body = JSON.stringify({
  username: ayse,
  password: 'Bozkir1924',
  oldPassword: rightPassword,
  newPassword: 'Erciyes3917',
  code: 'A'.repeat(43),
  state: 'A'.repeat(43),
  redirect: null,
  facts: [],
});

/** All a forged request could have changed for the member. */
const standOf = async () => {
  const { db } = shop.open.app;
  const [accounts, sessions, tokens, audits] = await Promise.all([
    db.selectFrom('user_account').select(['id', 'password_hash', 'status']).orderBy('id').execute(),
    db.selectFrom('session').selectAll().orderBy('id').execute(),
    db.selectFrom('session_token').selectAll().orderBy('hash').execute(),
    db.selectFrom('audit_entry').selectAll().execute(),
  ]);
  return { accounts, sessions, tokens, audits };
};

describe.each(Object.entries(forgeries))('%s', (_, forgery) => {
  test('moves nothing of the member’s, in any call that changes something', async () => {
    const { client } = await memberOf(shop);
    const before = await standOf();
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const { method, path } of changing) {
      const { headers } = forgery();
      for (const sent of [body, undefined]) {
        const answer = await shop.ask(path, {
          method: method.toUpperCase(),
          headers: { ...Object.fromEntries(new Headers(headers)), cookie },
          ...(sent === undefined ? {} : { body: sent }),
        });
        expect(answer.headers.getSetCookie().filter((line) => line.startsWith('session='))).toEqual([]);
      }
    }
    expect(await standOf()).toEqual(before);
  });
});

test.each(changing.map(({ name, path }) => [name, path]))(
  '%s does nothing on GET, nor when POST is only claimed',
  async (_, path) => {
    const { client } = await memberOf(shop);
    const before = await standOf();
    const asked = [
      await client.get(path),
      await client.get(path, { 'x-http-method-override': 'POST' }),
      await client.get(`${path}?_method=POST`),
    ];
    const other = routes.operations.some(
      ({ endpoint }) => endpoint.path === path && endpoint.method === 'get',
    );
    expect(asked.map(({ status }) => status)).toEqual(other ? [401, 401, 401] : [405, 405, 405]);
    expect(await standOf()).toEqual(before);
  },
);

test('the control: the same requests from the shop’s own page do move something', async () => {
  const { client } = await memberOf(shop);
  const before = await standOf();
  await client.post('/mc/user/logout');
  const after = await standOf();
  expect([before.sessions.length, after.sessions.length]).toEqual([1, 0]);
});

test('a login asked for by another site’s page leaves no cookie', async () => {
  const answer = await shop.ask('/mc/user/login', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ username: ayse, password: rightPassword }),
  });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
});
