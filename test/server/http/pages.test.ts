import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '#contract/wire/page.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { trialCalls } from '#test/support/trial-calls.ts';

let shop: TestShop;
const pages: Page[] = [];

beforeAll(async () => {
  shop = await openTestShop({
    routes: { operations: trialCalls },
    parts: {
      render: async (request, ask, page) => {
        pages.push(page);
        const { pathname } = new URL(request.url);
        const form = request.method === 'POST' ? await request.text() : '';
        const response = await ask(
          new Request(new URL('/tms/trial/say-back', request.url), {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ word: `${pathname} ${form}` }),
          }),
        );
        return new Response(await response.text(), {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': "default-src 'self'",
          },
        });
      },
    },
  });
});
afterAll(() => shop.end());

const asReader = { accept: 'text/html', cookie: 'language=fa; session=abc' };

test('a page is drawn by the render, which asks the calls in the reader’s name, and keeps its own policy', async () => {
  const answer = await shop.ask('/koltuk-haritasi', { headers: asReader });
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await answer.json()).toEqual({
    word: '/koltuk-haritasi ',
    query: {},
    cookies: { language: 'fa', session: 'abc' },
    language: 'fa',
    callerAddress: '127.0.0.1',
    session: null,
    unitId: null,
  });
});

test('[P-11] a page learns the environment, the hour and a nonce no other page has', async () => {
  pages.length = 0;
  await shop.ask('/', { headers: asReader });
  await shop.ask('/', { headers: asReader });
  const [first, second] = pages;
  expect(first?.environment).toBe('LOCAL-DEV');
  expect(first?.origin).toBe(shop.origin);
  expect(Math.abs((first?.now ?? 0) - Date.now())).toBeLessThan(60_000);
  expect(first?.nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(first?.nonce).not.toBe(second?.nonce);
});

test('a form sent before any script runs reaches the page; from another origin it does not', async () => {
  const send = (origin: string) =>
    shop.ask('/', {
      method: 'POST',
      headers: { ...asReader, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'from=ankara',
    });
  const own = await send(`http://127.0.0.1:${shop.port}`);
  expect((await own.json()).word).toBe('/ from=ankara');
  expect((await send('https://evil.example')).status).toBe(403);
});

test.each([
  ['under a group of calls', '/crs/none', { accept: 'text/html' }],
  ['asked for as JSON', '/none', { accept: 'application/json' }],
])('what is not there %s is told in the wire’s form, not as a page', async (_name, path, headers) => {
  const answer = await shop.ask(path, { headers });
  expect([answer.status, (await answer.json()).type]).toEqual([404, 'not-found']);
});
