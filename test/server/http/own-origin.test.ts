import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { sayBack, trialCalls } from '#test/support/trial-calls.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    settings: { SHOP_ORIGIN: 'https://bilet.example' },
    routes: { operations: trialCalls },
  });
});
afterAll(() => shop.end());

const answerAt = (host: string, origin: string, query = ''): Promise<string> => {
  const body = '{"word":"x"}';
  const socket = connect(shop.port, '127.0.0.1');
  socket.write(
    `POST ${sayBack.endpoint.path}${query} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: __Host-session=ours\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  return text(socket);
};

const cookiesAt = async (host: string, origin: string) => {
  const answer = await answerAt(host, origin);
  return {
    isRead: answer.includes('"session":"ours"'),
    isLeft: answer.includes('set-cookie: __Host-trial=kept'),
  };
};

test.each([
  ['bilet.example', 'https://bilet.example', true],
  ['bilet.example', 'http://bilet.example', false],
  ['bilet.example', 'https://bilet.example:8443', false],
  ['bilet.example', 'https://bilet.example.evil.example', false],
  ['bilet.example', 'null', false],
  ['localhost:4000', 'http://localhost:4000', true],
  ['localhost:4000', 'https://localhost:4000', true],
  ['localhost:4000', 'https://bilet.example', false],
])('[A-02] at %s cookies of a page of %s are read and left: %s', async (host, origin, isOwn) => {
  expect(await cookiesAt(host, origin)).toEqual({ isRead: isOwn, isLeft: isOwn });
});

test.each([
  ['bilet.example', ''],
  ['BILET.EXAMPLE', ''],
  ['Bilet.Example', '?%20'],
])(
  'the shop answers at its name in whatever letters: %s, whichever way the call goes (%j)',
  async (host, query) => {
    const answer = await answerAt(host, 'https://elsewhere.example', query);
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 200');
  },
);

test('a page at the shop’s own name by another scheme is warned of once: a setting is wrong, or the way to the shop', async () => {
  const live = await openTestShop({ settings: { SHOP_ORIGIN: 'http://bilet.example' } });
  onTestFinished(() => live.end());
  const warnings = () => live.lines.filter((line) => line.includes('origin-differs')).length;
  const comesFrom = (origin: string) =>
    live.ask('/health', { headers: { host: 'bilet.example', origin } }).then(() => warnings());
  expect([
    await comesFrom('http://bilet.example'),
    await comesFrom('https://elsewhere.example'),
    await comesFrom('https://bilet.example'),
    await comesFrom('https://bilet.example'),
  ]).toEqual([0, 0, 1, 1]);
});
