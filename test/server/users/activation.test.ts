import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { minute, moveClock, notActivated, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, keptOf, registers } from '#test/support/registrations.ts';
import { codeMailedTo, lettersTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const { email } = citizen;
const reset = '/mc/users/reset-password';
const link = '/mc/users/reset-password-generate-code';
const newPassword = 'Erciyes3917';

const logsIn = async (username: string, password: string) =>
  (await browserClient(shop).post('/mc/user/login', { username, password })).status;
const statusOf = async (address: string) => {
  const [kept] = await keptOf(shop, address);
  return [kept?.status, kept?.status_reason_id];
};

test.each([
  ['tr', 'Üyeliğinizi etkinleştirin'],
  ['en', 'Activate your membership'],
  ['fa', 'عضویت خود را فعال کنید'],
])('[S-07] the letter is in %s and its link leads to the shop’s own address', async (language, subject) => {
  await registers(browserClient(shop), citizen, { language });
  const [letter] = await lettersTo(shop, email);
  const [found] = /https?:\S+/.exec(letter?.text ?? '') ?? [];
  const { origin } = shop.open.app.settings;
  expect([letter?.subject, letter?.language]).toEqual([subject, language]);
  expect(found).toMatch(new RegExp(`^${origin}/sifre-sifirla\\?url=[\\w-]{43}$`));
});

test('[S-07] [S-08] [V-11] the password that is set behind the link makes the customer active, and logs in', async () => {
  const client = browserClient(shop);
  await registers(client, citizen);
  expect(await logsIn(email, newPassword)).toBe(500);
  const code = await codeMailedTo(shop, email);
  const weak = await client.post(reset, { code, newPassword: 'erciyes' });
  expect(await readOutcome(weak)).toEqual([400, 'password-too-weak']);
  expect((await client.post(reset, { code, newPassword })).status).toBe(200);
  expect([await statusOf(email), await logsIn(email, newPassword)]).toEqual([['ACTIVE', 5], 200]);
  const { db } = shop.open.app;
  const actions = await db.selectFrom('audit_entry').select(['deed', 'actor_user_id']).execute();
  expect(actions).toEqual([{ deed: 'member-activated', actor_user_id: null }]);
});

test('[S-07] the link works once', async () => {
  const client = browserClient(shop);
  await registers(client, citizen);
  const code = await codeMailedTo(shop, email);
  await client.post(reset, { code, newPassword });
  const again = await client.post(reset, { code, newPassword: 'Uludag2543x' });
  expect(await readOutcome(again)).toEqual([400, 'link-used-or-old']);
  expect(await logsIn(email, newPassword)).toBe(200);
});

test.each([
  ['a minute before its end', 9 * minute, [200, 'ACTIVE']],
  ['at its end', 10 * minute, [400, 'PASSIVE']],
])('[S-07] followed %s the link answers and leaves the customer so', async (_, later, becomes) => {
  const client = browserClient(shop);
  await registers(client, citizen);
  const code = await codeMailedTo(shop, email);
  await moveClock(shop, later);
  const { status } = await client.post(reset, { code, newPassword });
  expect([status, (await statusOf(email))[0]]).toEqual(becomes);
});

test.each([[notActivated], [email]])(
  '[S-07] [S-08] %s is mailed the link that activates when asked again, and not twice within five minutes',
  async (address) => {
    const client = browserClient(shop);
    await registers(client, citizen);
    await moveClock(shop, 6 * minute);
    for (let asked = 0; asked < 3; asked += 1) await client.post(link, { username: address });
    const letters = await lettersTo(shop, address);
    const subjects = letters.map(({ subject }) => subject);
    expect(subjects).toEqual(subjects.map(() => 'Üyeliğinizi etkinleştirin'));
    expect(subjects).toHaveLength(address === email ? 2 : 1);
    const last = /url=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
    expect((await client.post(reset, { code: last, newPassword })).status).toBe(200);
    expect([await statusOf(address), await logsIn(address, newPassword)]).toEqual([['ACTIVE', 5], 200]);
  },
);

test('[S-07] registering again within five minutes mails no second letter, and the first link activates who was registered first', async () => {
  const client = browserClient(shop);
  await registers(client, citizen);
  await registers(client, { ...citizen, firstName: 'Aydın' });
  expect(await lettersTo(shop, email)).toHaveLength(1);
  const code = await codeMailedTo(shop, email);
  expect((await client.post(reset, { code, newPassword })).status).toBe(200);
  const [kept] = await keptOf(shop, email);
  expect([kept?.status, kept?.first_name]).toEqual(['ACTIVE', 'IŞIK']);
});

test('the number of papers and the code stand in no line of the log', async () => {
  const client = browserClient(shop);
  await registers(client, citizen);
  const code = await codeMailedTo(shop, email);
  await client.post(reset, { code, newPassword });
  const logged = shop.lines.join('');
  expect([code, citizen.identityNumber, email].filter((secret) => logged.includes(secret))).toEqual([]);
});
