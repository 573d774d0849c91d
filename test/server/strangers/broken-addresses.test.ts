import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchJourneys } from '#server/railway/trains/search-journeys.ts';
import { routes } from '#server/start/routes.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

const broken = ['%E0%A4%A', '%', '%zz', '%C0%80', '%00', 'a%00b', '%ff'] as const;

let shop: TestShop;
let reached: string[] = [];

beforeAll(async () => {
  shop = await openTestShop({
    parts: {
      render: (request) => {
        reached.push(request.url);
        return Promise.resolve(new Response('drawn', { headers: { 'content-type': 'text/html' } }));
      },
    },
  });
});
afterAll(() => shop.end());

const waysWithParts = [
  ...routes.operations.map(({ endpoint }) => endpoint),
  ...routes.sites,
  { method: 'get', path: '/bilet/{code}' },
  { method: 'get', path: '/odeme/{reason}' },
  { method: 'get', path: '/{anything}' },
].filter(({ method, path }) => method === 'get' && path.includes('{'));

const waysWithQueries = [
  ...routes.sites.filter(({ method }) => method === 'get').map(({ path }) => path),
  '/ready',
  '/metrics',
  '/world',
  '/',
  '/sefer-listesi',
];

const statusOf = async (path: string, accept: string): Promise<number> =>
  (await shop.ask(path, { headers: { accept } })).status;

test.each(waysWithParts.map(({ path }) => path))(
  'a part of %s that is no text is refused before anybody reads it',
  async (path) => {
    reached = [];
    for (const part of broken) {
      const address = path.replaceAll(/\{\w+\??\}/g, part);
      expect([part, await statusOf(address, 'application/json')]).toEqual([part, 400]);
      expect([400, 404], part).toContain(await statusOf(address, 'text/html'));
    }
    expect(reached).toEqual([]);
  },
);

test.each(waysWithQueries)('a query of %s with the sign that no text has is refused', async (path) => {
  for (const query of ['?MD=%00', '?to=a%00', '?%00', '?code=%00&to=x']) {
    expect([query, await statusOf(`${path}${query}`, 'application/json')]).toEqual([query, 400]);
  }
});

test('a query whose percent signs are broken is read as forms are', async () => {
  expect(await statusOf('/posta?to=%E0%A4%A', 'text/html')).toBe(200);
});

test('who wanted a page is told in their language that there is none', async () => {
  const answer = await shop.ask('/bilet/%00', { headers: { accept: 'text/html', cookie: 'language=fa' } });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/<html lang="fa" dir="rtl">.*<h1>[^a-z]+<\/h1>/);
});

const sent = (host: string, path = '/tms/stations/search-stations'): Promise<string> => {
  const socket = connect(shop.port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  return text(socket);
};

test.each([
  ['another name', 'Host: evil.example\r\n'],
  ['another name with our port', 'Host: evil.example:3000\r\n'],
  ['two hosts', 'Host: localhost\r\nHost: evil.example\r\n'],
  ['the same host twice', 'Host: localhost\r\nHost: localhost\r\n'],
  ['a name that begins like this machine', 'Host: localhost.evil.example\r\n'],
])('%s is answered with nothing of the shop, at the letters as little as at a call', async (_name, host) => {
  for (const path of ['/tms/stations/search-stations', '/posta', '/world', '/']) {
    expect([path, (await sent(host, path)).slice(0, 12)]).toEqual([path, 'HTTP/1.1 400']);
  }
});

const asked = (host: string): Promise<string> => {
  const socket = connect(shop.port, '127.0.0.1');
  socket.write(
    `POST ${searchJourneys.endpoint.path} HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
  );
  return text(socket);
};
const unknown = (): number => shop.lines.filter((line) => line.includes('host-unknown')).length;

test('a call that is answered on the socket itself looks at the host too', async () => {
  expect(await asked('Host: localhost\r\n')).toContain('call-not-understood');
  const before = unknown();
  await asked('Host: evil.example\r\n');
  await asked('Host: localhost\r\nHost: evil.example\r\n');
  expect(unknown() - before).toBe(2);
});

test.each(['Host: localhost\r\n', 'Host: 127.0.0.1:8080\r\n', 'Host: [::1]\r\n'])(
  'this machine is answered by any of its own names: %s',
  async (host) => expect((await sent(host)).slice(0, 12)).toBe('HTTP/1.1 200'),
);

test('who watches the shop may reach it by any name', async () => {
  expect((await sent('Host: node-7.internal\r\n', '/ready')).slice(0, 12)).toBe('HTTP/1.1 200');
});
