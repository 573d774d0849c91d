import { afterAll, beforeAll, expect, test } from 'vitest';
import { languageCookie, sessionCookie } from '#contract/wire/page.ts';
import { acsPath, termPath } from '#server/counterparts/bank/simulated-bank.ts';
import { eidPath } from '#server/counterparts/e-id/simulated-e-id.ts';
import { worldSites } from '#server/office/world/world-sites.ts';
import { cardCookie } from '#server/people/access/card-cookie.ts';
import { knownBrowserCookie } from '#server/people/accounts/known-browser.ts';
import { openMetrics } from '#server/platform/http/metrics.ts';
import { upkeepSites } from '#server/platform/http/upkeep.ts';
import { routes } from '#server/start/routes.ts';
import { cardNumbersKeptIn } from '#test/support/dump/card-numbers-kept.ts';
import { staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

const cardNumber = '5400610000010018';
const writings = [cardNumber, '5400 6100 0001 0018', '۵۴۰۰-۶۱۰۰-۰۰۰۱-۰۰۱۸'] as const;
const state = 'a'.repeat(43);
const rule = { do: 'meet', name: 'page', kind: 'answer', status: '200', times: '1' };

/** What each site takes in a form, with what it does most with; the number is put into each field in turn. */
const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/giris': { username: staff, password: 'x', back: '/', redirect: '/', remember: 'on' },
  '/odeme/kart': { token: state },
  [termPath]: { MD: 'x', PaRes: 'x' },
  [eidPath]: { state, return: '/', answer: 'approve', person: '10000000146' },
  '/world': { ...rule, body: 'x', minutes: '1', milliseconds: '1', id: 'x' },
};

/** The bank's own origin, where nothing is looked through: to take a card number is what it is for. */
const card = { number: '', holder: 'AYŞE', expiry: '12/39', securityCode: '123', dil: 'en' };
const ofBank: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/kart': card,
  [acsPath]: { MD: 'x' },
  [`${acsPath}/answer`]: { MD: 'x', deed: 'approve' },
};

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({
    parts: { render: (request) => Promise.reject(new Error(`Nothing is drawn for ${request.url}.`)) },
  });
});
afterAll(() => shop.end());

const sites = () => {
  const { world } = shop.open;
  if (world === null) throw new Error('The shop has no world.');
  const upkeep = upkeepSites(openMetrics(), [], () => false);
  return [...routes.sites, ...upkeep, ...worldSites(world, [])];
};

const headersWith = (writing: string) => ({
  'user-agent': encodeURIComponent(writing),
  referer: `http://localhost/?q=${encodeURIComponent(writing)}`,
  'x-request-id': encodeURIComponent(writing),
  'x-forwarded-for': encodeURIComponent(writing),
  'accept-language': encodeURIComponent(writing),
  cookie: [sessionCookie, cardCookie, knownBrowserCookie, languageCookie]
    .map((name) => `${name}=${cardNumber}`)
    .join('; '),
});

const filled = (form: Readonly<Record<string, string>>, writing: string) =>
  Object.keys(form).flatMap((name) => [
    { ...form, [name]: writing },
    { ...form, [name]: cardNumber.padEnd(43, 'a') },
    { ...form, [name]: JSON.stringify({ note: [writing] }) },
  ]);

const post = (url: string, form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form).toString(),
  });

const keepsNothing = async () => {
  expect(await cardNumbersKeptIn([{ connectionString: shop.url }])).toEqual([]);
  for (const writing of writings) {
    expect(shop.lines.filter((line) => line.includes(writing))).toEqual([]);
    expect(shop.lines.filter((line) => line.includes(encodeURIComponent(writing)))).toEqual([]);
  }
};

test('[C-08] of every site that takes a form it is written here what it takes', () => {
  const posted = sites().filter(({ method }) => method === 'post');
  expect(posted.map(({ path }) => path).toSorted()).toEqual(Object.keys(forms).toSorted());
});

test('[C-08] a card number in the address or a header of any site is neither kept nor logged', async () => {
  const statuses = new Set<number>();
  for (const writing of writings) {
    const part = encodeURIComponent(writing);
    for (const { method, path } of [...sites(), { method: 'get', path: '/ara/{word}' }]) {
      const query = ['to', 'and', 'MD', 'name', 'state', 'return', 'dil', 'q'].map(
        (name) => `${name}=${part}`,
      );
      // Whoever asks for a parked call that is not there waits for it for half a minute.
      if (path === '/world/parked') continue;
      const address = `${path.replaceAll(/\{\w+\}/g, part)}?${query.join('&')}`;
      const headers = { ...headersWith(writing), accept: 'text/html' };
      statuses.add((await shop.ask(address, { method: method.toUpperCase(), headers })).status);
    }
  }
  expect([...statuses]).toContain(500);
  expect(shop.lines.some((line) => line.includes('page-broke'))).toBe(true);
  await keepsNothing();
});

test('[C-08] a card number in any field of a form is neither kept nor logged', async () => {
  for (const writing of writings)
    for (const [path, form] of Object.entries(forms))
      for (const fields of filled(form, writing))
        expect((await post(`${shop.origin}${path}`, fields)).status).toBeLessThan(500);
  await keepsNothing();
});

const meet = (body: unknown) => {
  const answer = { kind: 'answer', status: 200, body };
  return shop.askJson('/world', { do: 'meet', name: 'bank', with: answer, times: 1 });
};

test('[C-08] what the world is told to answer is kept, unless a card number stands in it', async () => {
  expect((await meet({ note: 'x' })).status).toBe(200);
  for (const writing of writings) expect((await meet({ note: [writing] })).status).toBe(400);
  await keepsNothing();
});

test('[C-08] the card fields take a card number, and neither they nor the bank keep or log it', async () => {
  const bank = shop.open.app.settings.cardOrigin;
  for (const writing of writings) {
    expect((await post(`${bank}/kart`, { ...card, number: writing })).status).toBe(200);
    for (const [path, form] of Object.entries(ofBank))
      for (const fields of filled(form, writing))
        expect((await post(`${bank}${path}`, fields, headersWith(writing))).status).toBeLessThan(500);
  }
  await keepsNothing();
});
