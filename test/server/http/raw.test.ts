import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderServerPage } from '#server/platform/http/render-server-page.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { trialCalls } from '#test/support/trial-calls.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({
    routes: {
      operations: trialCalls,
      sites: [
        {
          method: 'get',
          path: '/trial-site',
          availability: 'everywhere',
          answer: () => Promise.resolve(renderServerPage({ language: 'tr', title: 'x', body: '' })),
        },
      ],
    },
    parts: { render: () => Promise.reject(new Error('No page today.')) },
  });
});
afterAll(() => shop.end());

const sent = (words: string): Promise<string> => {
  const socket = connect(shop.port, '127.0.0.1');
  socket.write(words);
  return text(socket);
};

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const headersIn = (answer: string): Record<string, string> =>
  Object.fromEntries(
    (answer.split('\r\n\r\n', 1)[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );

const of = (method: string, path: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;

test.each([
  ['a call', 200, of('GET', '/health')],
  ['a refused call', 404, of('GET', '/tms/none')],
  ['a wrong method', 405, of('DELETE', '/tms/trial/say-back')],
  [
    'a first question of another origin',
    204,
    of('OPTIONS', '/tms/trial/say-back', 'Origin: https://a.example\r\n'),
  ],
  ['a site', 200, of('GET', '/trial-site')],
  ['a page that broke', 500, of('GET', '/', 'Accept: text/html\r\n')],
  ['TRACE', 404, of('TRACE', '/')],
  ['a method nobody knows', 400, of('STEAL', '/')],
  ['a path with a backslash', 400, of('GET', '/a\\b')],
  ['a host that is none', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no host, of the oldest version', 400, 'GET / HTTP/1.0\r\n\r\n'],
  ['the check of a balancer that was told of no address', 200, 'OPTIONS / HTTP/1.0\r\n\r\n'],
  ['a check of the oldest version', 200, 'GET /ready HTTP/1.0\r\n\r\n'],
  [
    'a check by a name of the balancer’s own',
    200,
    'OPTIONS / HTTP/1.1\r\nHost: node-7\r\nConnection: close\r\n\r\n',
  ],
  ['a check that names no host', 200, 'GET /ready HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a check that names an empty host', 200, 'GET /ready HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
  ['a check of the head alone', 200, 'HEAD /ready HTTP/1.0\r\n\r\n'],
  ['a check whether the process lives', 200, 'GET /health HTTP/1.0\r\n\r\n'],
  ['an expectation nobody knows', 200, of('GET', '/health', 'Expect: miracles\r\n')],
  ['headers without end', 431, of('GET', '/', `X-Long: ${'x'.repeat(20_000)}\r\n`)],
  ['what is not HTTP', 400, 'hello\r\n\r\n'],
  ['two lengths', 400, of('POST', '/tms/trial/say-back', 'Content-Length: 1\r\nContent-Length: 2\r\n')],
  [
    'a length and chunks',
    400,
    of('POST', '/tms/trial/say-back', 'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n'),
  ],
])('the answer to %s carries every header of safety', async (_name, status, words) => {
  const answer = await sent(words);
  const headers = headersIn(answer);
  expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(Object.fromEntries(Object.keys(always).map((name) => [name, headers[name]]))).toEqual(always);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
  expect(headers['cache-control']).toBe('no-store');
  expect(answer).not.toMatch(/\n\s*at |node_modules/);
});

test('a page that could not be drawn still tells the reader, in the reader’s language', async () => {
  const answer = await shop.ask('/', { headers: { accept: 'text/html', cookie: 'language=fa' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(/<html lang="fa" dir="rtl">.*<h1>عملیات انجام نشد<\/h1>/);
});
