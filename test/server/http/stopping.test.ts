import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { granted } from '#domain/values/answer.ts';
import { listen } from '#server/platform/http/listen.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { openTestShop } from '#test/support/open-test-shop.ts';

/** A call that tells when it has begun and ends when the test lets it. */
const openSlowCall = () => {
  const begun: (() => void)[] = [];
  const hasBegun = new Promise<void>((resolve) => begun.push(resolve));
  const ends: (() => void)[] = [];
  const mayEnd = new Promise<void>((resolve) => ends.push(resolve));
  const call: Operation<AppContext> = operation(
    endpoint({
      name: 'slow',
      method: 'get',
      path: '/tms/trial/slow',
      caller: 'anyone',
      body: z.undefined(),
      granted: z.string(),
      refusals: [],
    }),
    async (_asked, { db }) => {
      begun.forEach((notify) => {
        notify();
      });
      await mayEnd;
      await db.selectFrom('letter').selectAll().execute();
      return granted('done');
    },
  );
  const end = () =>
    ends.forEach((go) => {
      go();
    });
  return { call, hasBegun, end };
};

const askKeptAlive = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/health', agent }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end();
  });

test('what is being answered is answered to the end, with the database still there; then the port is free', async () => {
  const { call, hasBegun, end } = openSlowCall();
  const shop = await openTestShop({ routes: { operations: [call] } });
  const answer = shop.ask('/tms/trial/slow');
  await hasBegun;
  const stopped = shop.stop();
  await expect(shop.ask('/health')).rejects.toThrow('fetch failed');
  end();
  expect(await (await answer).json()).toBe('done');
  await stopped;
  expect(JSON.parse(shop.lines.at(-1) ?? '{}').event).toBe('closed');

  const next = await openTestShop({ settings: { PORT: String(shop.port) } });
  expect(next.port).toBe(shop.port);
  await next.end();
});

test('a connection that is only kept open does not hold the stop up', async () => {
  const shop = await openTestShop();
  const agent = new Agent({ keepAlive: true });
  await askKeptAlive(shop.port, agent);
  const began = performance.now();
  await shop.end();
  expect(performance.now() - began).toBeLessThan(2000);
  agent.destroy();
});

test('a port that is taken is told in one line, and nothing is opened behind it', async () => {
  const shop = await openTestShop();
  await expect(openTestShop({ settings: { PORT: String(shop.port) }, url: shop.url })).rejects.toThrow(
    `Port ${shop.port} is taken or not allowed: set PORT to another.`,
  );
  await shop.end();
});

test('a caller that never finishes its headers is answered and let go', async () => {
  const listener = await listen(0, () => () => Promise.reject(new Error('Nobody is here.')), {
    headers: 60,
    request: 120,
    check: 20,
  });
  const slow = connect(listener.port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect((await text(slow)).split('\r\n', 1)).toEqual(['HTTP/1.1 408 Request Timeout']);
  await listener.stop();
});
