import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  company,
  header,
  logInTo,
  notActivated,
  resetWorld,
  rightPassword,
  staff,
  tokenIn,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const login = '/mc/user/login';
const secret = /^[\w-]{43}$/;

test('[S-01] [C-03] [F-01] a login answers with the token and the user, as the operator’s clients read it', async () => {
  const answer = await browserClient(shop).post(login, { username: ayse, password: rightPassword });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    userId: 1001,
    firstName: 'AYŞE',
    lastName: 'YILMAZ',
    email: ayse,
    companyName: null,
    company: false,
    accessToken: expect.stringMatching(secret),
    userUnits: [],
  });
});

test('[A-04] a member of staff is answered with their roles', async () => {
  const answer = await browserClient(shop).post(login, { username: staff, password: rightPassword });
  expect(await answer.json()).toEqual({
    userId: 1005,
    firstName: 'ELİF',
    lastName: 'ARSLAN',
    email: staff,
    companyName: null,
    company: false,
    staffRoles: ['support'],
    accessToken: expect.stringMatching(secret),
    userUnits: [],
  });
});

test('[S-05] [F-01] a company is answered with its own name', async () => {
  const answer = await browserClient(shop).post(login, { username: company, password: rightPassword });
  expect(await answer.json()).toEqual({
    userId: 1002,
    firstName: 'MEHMET',
    lastName: 'KAYA',
    email: company,
    companyName: 'BOZKIR TURİZM',
    company: true,
    accessToken: expect.stringMatching(secret),
    userUnits: [],
  });
});

test('[S-01] [C-01] [C-14] the token opens the member’s own record, bare and after Bearer, without any cookie', async () => {
  const { token } = await logInTo(shop);
  const records = await Promise.all(
    [token, `Bearer ${token}`].map(async (sent) => {
      const answer = await shop.ask('/mc/customers', { headers: { 'User-Authorization': sent } });
      const { createDate, contractApprovedAt, ...rest } = await answer.json();
      return [answer.status, rest, createDate === contractApprovedAt && Number.isSafeInteger(createDate)];
    }),
  );
  const record = {
    id: 1001,
    company: false,
    user: {
      id: 1001,
      email: ayse,
      mobileNumber: '5320000001',
      mobileNumberCountryCode: '90',
      status: 'ACTIVE',
      statusReason: { id: 5 },
      statusReasonDescription: null,
      type: 'CUSTOMER',
      firstName: 'AYŞE',
      lastName: 'YILMAZ',
      gender: 'F',
      birthdate: '1990-05-03',
      citizenshipNo: '10000000146',
      passportNo: null,
      nationalityCountryId: 1,
      enrollmentNo: null,
      companyName: null,
      taxNo: null,
      taxAdministration: null,
    },
    cityId: null,
    districtId: null,
    neighbourhoodId: null,
    address: null,
    permissionMarketingEmail: false,
    permissionMarketingSms: false,
    hasLoyalty: false,
    bloodType: null,
    profession: null,
    educationStatus: null,
    image: null,
    version: 1,
  };
  expect(records).toEqual([
    [200, record, true],
    [200, record, true],
  ]);
});

test.each([
  ['a wrong password', ayse, 'Bozkir1924'],
  ['an e-mail nobody has', 'kimse@example.com', rightPassword],
  ['no e-mail at all', 'ayse', rightPassword],
  ['the password of another case', ayse, 'bozkir1923'],
  ['the password with a space behind', ayse, 'Bozkir1923 '],
  ['an account that is not activated, with a wrong password', notActivated, 'Bozkir1924'],
  ['an empty password', ayse, ''],
  ['an e-mail in Turkish case', 'AYŞE@example.com', rightPassword],
  ['a text with a quote', "' or 1=1 --", rightPassword],
  ['a password of 1,000 signs', ayse, 'Aa1'.padEnd(1_000, 'x')],
])('[E-02] %s is told the same words with status 500', async (_, username, password) => {
  const answer = await browserClient(shop).post(login, { username, password });
  expect(answer.status).toBe(500);
  const { timestamp, ...body } = await answer.json();
  expect(new Date(timestamp).toUTCString()).toBe(answer.headers.get('date'));
  expect(body).toEqual({
    traceId: answer.headers.get('x-request-id'),
    status: 'INTERNAL_SERVER_ERROR',
    type: 'wrong-details',
    code: 9100,
    message: 'Üye bilgilerinizi kontrol edin. E-posta veya şifre eşleşmedi.',
    detail: '',
    title: 'İşlem yapılamadı',
  });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each([
  ['AYSE@EXAMPLE.COM'],
  ['  ayse@example.com\n'],
  ['ayse @example.com'],
  ['\u200eayse@example.com\u200f'],
])('[V-01] the e-mail typed as %j is the member’s', async (username) => {
  const answer = await browserClient(shop).post(login, { username, password: rightPassword });
  expect(answer.status).toBe(200);
});

test('[S-08] an account that is not activated is told so only to whoever knows its password', async () => {
  const answer = await browserClient(shop).post(login, { username: notActivated, password: rightPassword });
  const { type, code } = await answer.json();
  expect([answer.status, type, code]).toEqual([403, 'not-activated', 9101]);
});

test.each([
  [{}],
  [{ username: ayse }],
  [{ password: rightPassword }],
  [{ username: ayse, password: 1 }],
  [{ username: [ayse], password: rightPassword }],
  [{ username: ayse, password: { $ne: '' } }],
  [[]],
  ['ayse'],
  [null],
  [{ username: ayse, password: 'x'.repeat(1_001) }],
  [{ username: 'x'.repeat(1_001), password: rightPassword }],
  [{ username: ayse, password: 'a\u0000b' }],
])('[C-03] a login of %j is not understood', async (body) => {
  const answer = await browserClient(shop).post(login, body);
  expect([answer.status, (await answer.json()).type]).toEqual([400, 'call-not-understood']);
});

test('[S-01] every login gives a new token and a new cookie, and ends the session the browser had', async () => {
  const first = await logInTo(shop);
  const cookie = first.client.cookies.get('session');
  const second = await logInTo(shop, {}, first.client);
  expect(second.token).not.toBe(first.token);
  expect(first.client.cookies.get('session')).not.toBe(cookie);
  const opened = await Promise.all(
    [first, second].map(({ authorized }) => shop.ask('/mc/customers', { headers: authorized })),
  );
  expect(opened.map(({ status }) => status)).toEqual([401, 200]);
});

test('[S-01] a cookie and a token that somebody else chose before the login open nothing after it', async () => {
  const chosen = 'A'.repeat(43);
  const client = browserClient(shop);
  client.cookies.set('session', chosen);
  const answer = await client.post(login, { username: ayse, password: rightPassword }, header(chosen));
  expect(await tokenIn(answer)).not.toBe(chosen);
  expect(client.cookies.get('session')).not.toBe(chosen);
  const thief = browserClient(shop);
  thief.cookies.set('session', chosen);
  const tried = [
    await thief.post('/mc/user/session/resume'),
    await thief.get('/mc/customers', header(chosen)),
  ];
  expect(tried.map(({ status }) => status)).toEqual([401, 401]);
});

const cookieLeft = async (remember: boolean) => {
  const answer = await browserClient(shop).post(login, { username: ayse, password: rightPassword, remember });
  const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('session=')) ?? '';
  return line.replace(/=[\w-]{43}/, '=…');
};

test('[S-05] remembered, the cookie outlives the browser; otherwise it ends with it', async () => {
  expect(await cookieLeft(false)).toBe('session=…; Path=/; HttpOnly; SameSite=Strict');
  expect(await cookieLeft(true)).toBe('session=…; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200');
});

test('[S-01] tokens stand in the store as hashes only', async () => {
  const { client, token } = await logInTo(shop);
  const rows = await shop.open.app.db.selectFrom('session_token').selectAll().execute();
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(2);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(client.cookies.get('session'));
});

test('no line of the log holds an e-mail, a password or a token', async () => {
  const { client, token } = await logInTo(shop);
  await client.post(login, { username: ayse, password: 'Bozkir1924' });
  const logged = shop.lines.join('\n');
  expect(logged).toContain('"call":"log-in"');
  for (const canary of [ayse, rightPassword, 'Bozkir1924', token, client.cookies.get('session') ?? '']) {
    expect(logged).not.toContain(canary);
  }
});

test.each([
  ['tr', 'Üye bilgilerinizi kontrol edin. E-posta veya şifre eşleşmedi.'],
  ['en', 'Check your member details. The e-mail and password do not match.'],
  ['fa', 'مشخصات عضویت خود را بررسی کنید. ایمیل یا رمز عبور مطابقت ندارد.'],
])('[P-01] [E-02] the sentence comes in %s and its language is named', async (language, message) => {
  const answer = await browserClient(shop).post(
    login,
    { username: ayse, password: 'x' },
    { 'accept-language': language },
  );
  expect(answer.headers.get('content-language')).toBe(language);
  expect((await answer.json()).message).toBe(message);
});
