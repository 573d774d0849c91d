import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  header,
  logInTo,
  memberOf,
  minute,
  moveClock,
  notActivated,
  resetWorld,
  staff,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { codeMailedTo, lettersTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const link = '/mc/users/reset-password-generate-code';
const reset = '/mc/users/reset-password';
const newPassword = 'Erciyes3917';

const canLogIn = async (password: string, client: BrowserClient = browserClient(shop)) =>
  (await client.post('/mc/user/login', { username: ayse, password })).status === 200;

test.each([
  ['tr', 'Şifrenizi yenileyin'],
  ['en', 'Choose a new password'],
  ['fa', 'رمز عبور جدیدی انتخاب کنید'],
])('[E-04] the link is mailed in %s and leads to the shop’s own address', async (language, subject) => {
  const client = browserClient(shop);
  const answer = await client.post(link, { username: ayse }, { 'accept-language': language });
  expect([answer.status, await answer.json()]).toEqual([200, { code: null }]);
  const [letter] = await lettersTo(shop, ayse);
  const [found] = /https?:\S+/.exec(letter?.text ?? '') ?? [];
  const { origin } = shop.open.app.settings;
  expect([letter?.subject, letter?.language]).toEqual([subject, language]);
  expect(found).toMatch(new RegExp(`^${origin}/sifre-sifirla\\?url=[\\w-]{43}$`));
});

test.each([
  ['an e-mail nobody has', 'kimse@example.com', [], [1001]],
  ['an account that is not activated', notActivated, ['Üyeliğinizi etkinleştirin'], [1001, 1003]],
])('[E-04] %s is answered like a member’s', async (_, username, subjects, owners) => {
  const client = browserClient(shop);
  const answers = await Promise.all([
    client.post(link, { username, sendEmail: true }),
    client.post(link, { username: ayse, sendEmail: true }),
  ]);
  const heard = await Promise.all(
    answers.map(async (answer) => [
      answer.status,
      await answer.text(),
      [...answer.headers.keys()].toSorted(),
    ]),
  );
  expect(heard[0]).toEqual(heard[1]);
  expect((await lettersTo(shop, username)).map(({ subject }) => subject)).toEqual(subjects);
  const codes = await shop.open.app.db
    .selectFrom('one_time_code')
    .select('user_id')
    .where('user_id', 'is not', null)
    .orderBy('user_id')
    .execute();
  expect(codes.map((code) => code.user_id)).toEqual(owners);
});

test.each([[''], ['ayse'], ['ayse@'], ['@example.com'], ['a b'], ['ayse@example.com>']])(
  '[E-04] [V-01] %j is an incorrect request',
  async (username) => {
    const answer = await browserClient(shop).post(link, { username });
    expect(await readOutcome(answer)).toEqual([400, 'incorrect-request']);
  },
);

test('[E-04] the mailed code sets the password once; every session and every other code end', async () => {
  const open = await memberOf(shop);
  const client = browserClient(shop);
  await client.post(link, { username: ayse });
  const code = await codeMailedTo(shop, ayse);
  const first = await client.post(reset, { code, newPassword });
  expect([first.status, await first.json()]).toEqual([200, null]);
  const again = await client.post(reset, { code, newPassword: 'Uludag2543x' });
  expect(await readOutcome(again)).toEqual([400, 'link-used-or-old']);
  expect(await canLogIn(newPassword)).toBe(true);
  expect((await open.client.get('/mc/customers', open.authorized)).status).toBe(401);
  expect((await open.client.post('/mc/user/session/resume')).status).toBe(401);
});

test('[E-04] of twelve who use one code at the same instant exactly one sets the password', async () => {
  const client = browserClient(shop);
  await client.post(link, { username: ayse });
  const code = await codeMailedTo(shop, ayse);
  const passwords = Array.from({ length: 12 }, (_, index) => `Erciyes39${index}x`);
  const answers = await Promise.all(
    passwords.map((password) => client.post(reset, { code, newPassword: password })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[E-04] after ten minutes the code is too old', async () => {
  const client = browserClient(shop);
  await client.post(link, { username: ayse });
  const code = await codeMailedTo(shop, ayse);
  await moveClock(shop, 10 * minute);
  const answer = await client.post(reset, { code, newPassword });
  expect(await readOutcome(answer)).toEqual([400, 'link-used-or-old']);
});

test('[E-04] a later letter does not kill the earlier link before its time', async () => {
  const client = browserClient(shop);
  await client.post(link, { username: ayse });
  const code = await codeMailedTo(shop, ayse);
  await moveClock(shop, 6 * minute);
  await client.post(link, { username: ayse });
  expect(await lettersTo(shop, ayse)).toHaveLength(2);
  expect((await client.post(reset, { code, newPassword })).status).toBe(200);
});

test('[E-04] whoever asks again and again for somebody’s link fills no letter box and kills no link', async () => {
  const client = browserClient(shop);
  const answers: number[] = [];
  for (let asked = 0; asked < 9; asked += 1) {
    answers.push((await client.post(link, { username: ayse })).status);
  }
  expect(answers).toEqual(answers.map(() => 200));
  expect(await lettersTo(shop, ayse)).toHaveLength(1);
  const code = await codeMailedTo(shop, ayse);
  expect((await client.post(reset, { code, newPassword })).status).toBe(200);
});

test('[E-04] ten links a quarter of an hour are asked for from one address, whoever they are for', async () => {
  const client = browserClient(shop);
  const answers: number[] = [];
  for (let asked = 0; asked < 11; asked += 1) {
    answers.push((await client.post(link, { username: `kimse${asked}@example.com` })).status);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test.each([
  [''],
  ['123456'],
  ['A'.repeat(43)],
  ['A'.repeat(42)],
  ["' or 1=1 --"],
  ['../../etc/passwd'],
  ['https://evil.example'],
  ['A'.repeat(1_000)],
])('[E-04] the code %j opens nothing', async (code) => {
  const answer = await browserClient(shop).post(reset, { code, newPassword });
  expect(await readOutcome(answer)).toEqual([400, 'link-used-or-old']);
});

test('[E-04] the code of an e-mail nobody has sets no password', async () => {
  const client = browserClient(shop);
  await client.post(link, { username: 'kimse@example.com' });
  const rows = await shop.open.app.db.selectFrom('one_time_code').select('hash').execute();
  const answer = await client.post(reset, { code: rows[0]?.hash ?? '', newPassword });
  expect([rows.length, ...(await readOutcome(answer))]).toEqual([1, 400, 'link-used-or-old']);
});

test('[E-04] support is given the code, and that is kept; nobody else is', async () => {
  const elif = await memberOf(shop, { email: staff });
  const answer = await elif.client.post(link, { username: ayse, sendEmail: false }, elif.authorized);
  const { code, goodUntil } = await answer.json();
  expect(code).toMatch(/^[\w-]{43}$/);
  const [made] = await shop.open.app.db.selectFrom('one_time_code').select('expires_at').execute();
  expect(goodUntil).toBe(made?.expires_at);
  expect(await lettersTo(shop, ayse)).toEqual([]);
  const kept = await shop.open.app.db
    .selectFrom('audit_entry')
    .select(['deed', 'actor_user_id', 'subject_user_id'])
    .execute();
  expect(kept).toEqual([
    { deed: 'password-code-given-to-staff', actor_user_id: 1005, subject_user_id: 1001 },
  ]);
  const member = await memberOf(shop);
  const asked = await Promise.all([
    member.client.post(link, { username: ayse, sendEmail: false }, member.authorized),
    browserClient(shop).post(link, { username: ayse, sendEmail: false }),
  ]);
  expect(await Promise.all(asked.map((one) => one.json()))).toEqual([{ code: null }, { code: null }]);
  const old = header('A'.repeat(43));
  const unknown = await browserClient(shop).post(link, { username: ayse, sendEmail: false }, old);
  expect(unknown.status).toBe(401);
  expect((await browserClient(shop).post(reset, { code, newPassword })).status).toBe(200);
});

test.each(['deniz@example.com', 'nazan@example.com', 'pinar@example.com'])(
  '[E-04] staff who are not support are answered like everybody, and the code goes by letter: %s',
  async (email) => {
    const { client, authorized } = await memberOf(shop, { email });
    const answer = await client.post(link, { username: ayse, sendEmail: false }, authorized);
    expect([answer.status, await answer.json()]).toEqual([200, { code: null }]);
    expect(await lettersTo(shop, ayse)).toHaveLength(1);
  },
);

test('[E-04] support that wishes it is given the code, and the same goes to the member by letter', async () => {
  const elif = await memberOf(shop, { email: staff });
  const answer = await elif.client.post(link, { username: ayse, sendEmail: true }, elif.authorized);
  const { code } = await answer.json();
  expect(await codeMailedTo(shop, ayse)).toBe(code);
});

test.each(['nazan@example.com', 'elif@example.com'])(
  '[E-04] support is given no code for an account of the staff, their own neither: %s',
  async (username) => {
    const elif = await memberOf(shop, { email: staff });
    const answer = await elif.client.post(link, { username, sendEmail: true }, elif.authorized);
    expect(await readOutcome(answer)).toEqual([400, 'incorrect-request']);
    const { db } = shop.open.app;
    expect([
      await lettersTo(shop, username),
      await db.selectFrom('one_time_code').select('hash').execute(),
      await db.selectFrom('audit_entry').select('deed').execute(),
    ]).toEqual([[], [], []]);
  },
);

test('[E-04] support is given ten codes in a quarter of an hour', async () => {
  const elif = await memberOf(shop, { email: staff });
  const ask = () => elif.client.post(link, { username: ayse, sendEmail: false }, elif.authorized);
  for (let given = 0; given < 10; given += 1) expect((await ask()).status).toBe(200);
  expect(await readOutcome(await ask())).toEqual([429, 'too-many-tries']);
});

test('[E-04] staff who ask for an e-mail nobody has are told so', async () => {
  const elif = await memberOf(shop, { email: staff });
  const answer = await elif.client.post(link, { username: 'kimse@example.com' }, elif.authorized);
  expect(await readOutcome(answer)).toEqual([400, 'incorrect-request']);
});

test('[E-04] the code stands in the store as a hash only, and in no line of the log', async () => {
  const client = browserClient(shop);
  await client.post(link, { username: ayse });
  const code = await codeMailedTo(shop, ayse);
  await client.post(reset, { code, newPassword });
  const rows = await shop.open.app.db.selectFrom('one_time_code').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows) + shop.lines.join('')).not.toContain(code);
});

test('a member who logs in after a reset is the one who held the letter', async () => {
  const client = browserClient(shop);
  await client.post(link, { username: ayse });
  await client.post(reset, { code: await codeMailedTo(shop, ayse), newPassword });
  const { authorized } = await logInTo(shop, { password: newPassword }, client);
  expect((await client.get('/mc/customers', authorized)).status).toBe(200);
});
