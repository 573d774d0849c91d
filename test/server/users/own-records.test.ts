import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { routes } from '#server/start/routes.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, company, foreigner, header, memberOf, resetWorld, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

/** What only the company's own answers may hold. */
const secretsOfOther = [company, '20000000046', '5320000002', '1234567890'];
const idsOfOther = ['1002', company, '20000000046'];

const named = (id: string) => ({
  id,
  userId: id,
  customerId: id,
  username: 'kimse@example.com',
  email: id,
  citizenshipNo: id,
  code: 'A'.repeat(43),
  state: 'A'.repeat(43),
  redirect: null,
  oldPassword: 'x',
  newPassword: 'x',
  password: 'x',
  facts: [],
});

test.each(routes.operations.map(({ endpoint }) => [endpoint.name, endpoint] as const))(
  '%s gives a member nothing of another member’s, whatever id is named',
  async (_, { method, path }) => {
    const { authorized } = await memberOf(shop, { email: ayse });
    for (const id of idsOfOther) {
      const query = new URLSearchParams({ id, userId: id, customerId: id, environment: 'dev' });
      const filled = path.replaceAll(/\{\w+\??\}/g, encodeURIComponent(id));
      const answer = await shop.ask(`${filled}?${query}`, {
        method: method.toUpperCase(),
        headers: { ...authorized, 'x-user-id': id, 'content-type': 'application/json' },
        ...(method === 'get' ? {} : { body: JSON.stringify(named(id)) }),
      });
      const text = await answer.text();
      expect(secretsOfOther.filter((secret) => text.includes(secret))).toEqual([]);
    }
  },
);

test('[C-01] another record is not found by its address either, for members and guests alike', async () => {
  const { client, authorized } = await memberOf(shop);
  const answers = [
    await client.get('/mc/customers/1002', authorized),
    await client.get('/mc/customers/1002'),
    await client.get('/mc/customers/1001', authorized),
  ];
  expect(answers.map(({ status }) => status)).toEqual([405, 405, 405]);
});

test('[F-01] everybody’s own record is the one their session belongs to', async () => {
  const numbers = [];
  for (const email of [ayse, company, foreigner, staff]) {
    const { client, authorized } = await memberOf(shop, { email });
    const { user } = await (await client.get('/mc/customers', authorized)).json();
    numbers.push([user.email, user.nationalityCountryId, user.citizenshipNo, user.passportNo]);
  }
  expect(numbers).toEqual([
    [ayse, 1, '10000000146', null],
    [company, 1, '20000000046', null],
    [foreigner, 0, null, 'U12345678'],
    [staff, 1, '50000000050', null],
  ]);
});

test('[S-08] a member who is made passive is out at the next call', async () => {
  const { client, authorized } = await memberOf(shop);
  await shop.open.app.db
    .updateTable('user_account')
    .set({ status: 'PASSIVE' })
    .where('email_key', '=', ayse)
    .execute();
  const answers = [
    await client.get('/mc/customers', authorized),
    await client.post('/mc/user/session/resume'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
});

test.each([
  [''],
  ['Bearer'],
  ['Bearer '],
  ['null'],
  ['undefined'],
  ['A'.repeat(43)],
  ['A'.repeat(8_000)],
  ["' or 1=1 --"],
  ['Basic dXNlcjpwYXNz'],
  ['eyJhbGciOiJub25lIn0.eyJ1c2VySWQiOjEwMDF9.'],
])('[S-01] the token %j opens nothing', async (token) => {
  const answer = await browserClient(shop).get('/mc/customers', header(token));
  expect([answer.status, (await answer.json()).type]).toEqual([401, 'sign-in-needed']);
});
