import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, notActivated, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const form = '/giris';
const right = { username: ayse, password: rightPassword };

const sent = async (fields: Readonly<Record<string, string>>) => {
  const client = browserClient(shop);
  const answer = await client.send(form, fields);
  return [answer.status, answer.headers.get('location'), client.cookies.has('session')];
};

test.each([
  [{ ...right }, '/'],
  [{ ...right, back: '/iletisim' }, '/iletisim'],
  [{ ...right, back: '/iletisim', redirect: '/tren-kart-arama' }, '/tren-kart-arama'],
  [{ ...right, redirect: '/biletlerim-rezervasyonlarim' }, '/biletlerim-rezervasyonlarim'],
  [{ ...right, redirect: '//evil.example' }, '/'],
  [{ ...right, back: 'https://evil.example', redirect: 'https://evil.example' }, '/'],
  [{ ...right, redirect: '/\\evil.example' }, '/'],
  [{ ...right, redirect: 'javascript:alert(1)' }, '/'],
  [{ ...right, redirect: '/yok' }, '/'],
  [{ ...right, username: ' AYSE@example.com ' }, '/'],
])('[S-04] [S-05] without a script %j logs in and leads to %s', async (fields, location) => {
  expect(await sent(fields)).toEqual([303, location, true]);
});

test('[S-05] the cookie that was left opens the session after the page has come', async () => {
  const client = browserClient(shop);
  await client.send(form, { ...right, remember: 'on' });
  const answer = await client.post('/mc/user/session/resume');
  expect(answer.status).toBe(200);
});

test.each([
  [{ username: ayse, password: 'Bozkir1924' }, '/?giris=wrong-details'],
  [{ username: 'kimse@example.com', password: 'x', back: '/iletisim' }, '/iletisim?giris=wrong-details'],
  [{ username: ayse, password: 'x', back: '/iletisim?dil=en' }, '/iletisim?dil=en&giris=wrong-details'],
  [{ username: ayse, password: 'x', back: '/iletisim?giris=eski#son' }, '/iletisim?giris=wrong-details'],
  [{ username: ayse, password: 'x', back: '//evil.example' }, '/?giris=wrong-details'],
  [{ username: notActivated, password: rightPassword }, '/?giris=not-activated'],
  [{ username: '', password: rightPassword }, '/?giris=incorrect-request'],
  [{ username: ayse, password: '' }, '/?giris=incorrect-request'],
  [{}, '/?giris=incorrect-request'],
  [{ username: 'a\u0000', password: 'b' }, '/?giris=incorrect-request'],
  [{ username: 'a'.repeat(1_001), password: 'b' }, '/?giris=incorrect-request'],
  [{ ...right, back: '/iletisim\r\nSet-Cookie: a=b', password: 'x' }, '/?giris=wrong-details'],
])('[E-02] without a script %j leads back with the reason: %s', async (fields, location) => {
  expect(await sent(fields)).toEqual([303, location, false]);
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a site the browser calls another', { 'sec-fetch-site': 'cross-site' }],
  ['nowhere', {}],
])('[S-01] a form sent from %s logs nobody in', async (_, headers) => {
  const answer = await shop.ask(form, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(right).toString(),
  });
  expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
    303,
    '/?giris=incorrect-request',
    [],
  ]);
});
