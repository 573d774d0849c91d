import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ayse, type LoggedInClient, memberOf, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { pngOf } from '#test/support/pictures.ts';
import { codeMailedTo } from '../../support/server/letters.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const contacts = '/mc/customers/own/contacts';
const picture = '/mc/customers/own/picture';
const newPassword = 'Erciyes3917';

const deniz = {
  firstName: 'Deniz',
  lastName: 'Kaya',
  gender: 'F',
  birthdate: '03.05.1990',
  nationalityCountryId: 1,
  citizenshipNo: '10000000146',
  passportNo: '',
  passportCountryId: 1,
};

const ask = ({ client, authorized }: LoggedInClient, method: string, to: string, body: object) =>
  shop.ask(to, {
    method,
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify(body),
  });

const pressed = async (press: () => Promise<Response>): Promise<readonly number[]> => {
  const answers = await Promise.all(Array.from({ length: 20 }, press));
  return answers.map(({ status }) => status);
};

const listOf = async ({ client, authorized }: LoggedInClient) =>
  (await client.get(contacts, authorized)).json();

const each = (status: number) => Array.from({ length: 20 }, () => status);

test('[R-13] a saved passenger who is changed twenty times is one passenger, changed', async () => {
  const member = await memberOf(shop);
  const { id } = await (await ask(member, 'POST', contacts, deniz)).json();
  const statuses = await pressed(() =>
    ask(member, 'PUT', `${contacts}/${id}`, { ...deniz, lastName: 'Işık' }),
  );
  const [one, ...others] = await listOf(member);
  expect([statuses, one.lastName, others]).toEqual([each(200), 'IŞIK', []]);
});

test('[R-13] a saved passenger who is taken away twenty times is taken away once', async () => {
  const member = await memberOf(shop);
  const { id } = await (await ask(member, 'POST', contacts, deniz)).json();
  const statuses = await pressed(() => ask(member, 'DELETE', `${contacts}/${id}`, {}));
  expect([statuses.filter((status) => status === 200).length, await listOf(member)]).toEqual([1, []]);
});

test('[V-09] a picture that is sent twenty times is one picture, and is taken away', async () => {
  const member = await memberOf(shop);
  const content = Buffer.from(pngOf()).toString('base64');
  await pressed(() => ask(member, 'PUT', picture, { content }));
  const kept = await shop.open.app.db.selectFrom('customer_picture').select('customer_id').execute();
  expect(kept.length).toBe(1);
  expect(await pressed(() => ask(member, 'DELETE', picture, { content: null }))).toEqual(each(200));
  expect(await (await member.client.get(picture, member.authorized)).json()).toBeNull();
});

test('[V-11] of twenty who change a password at once with the same old one, one has changed it', async () => {
  const member = await memberOf(shop);
  const passwords = Array.from({ length: 20 }, (_, at) => `Erciyes39${10 + at}`);
  let at = 0;
  const statuses = await pressed(() => {
    const body = { oldPassword: rightPassword, newPassword: passwords[at] };
    at += 1;
    return ask(member, 'POST', '/mc/users/change-password', body);
  });
  const logIn = (password: string | undefined) =>
    member.client.post('/mc/user/login', { username: ayse, password });
  const granted = statuses.flatMap((status, nth) => (status === 200 ? [passwords[nth]] : []));
  expect([granted.length, (await logIn(granted[0])).status]).toEqual([1, 200]);
});

test('[V-11] a link for a new password that is used twenty times at once sets it once', async () => {
  const { client } = await memberOf(shop);
  await client.post('/mc/users/reset-password-generate-code', { username: ayse });
  const code = await codeMailedTo(shop, ayse);
  const statuses = await pressed(() => client.post('/mc/users/reset-password', { code, newPassword }));
  expect(statuses.filter((status) => status === 200)).toEqual([200]);
});
