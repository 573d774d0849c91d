import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { granted } from '#domain/values/answer.ts';
import { listen, ordinaryTimeout } from '#server/platform/http/listen.ts';
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

const answerOf = (port: number, agent: Agent, path: string, method: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent, method }, resolve).on('error', reject).end();
  });

/** Asks and hears the answer to its end, so that the connection may be used again. */
const askKeptAlive = async (
  port: number,
  agent: Agent,
  path = '/health',
  method = 'GET',
): Promise<readonly [status: number | undefined, connection: string | undefined]> => {
  const answer = await answerOf(port, agent, path, method);
  await text(answer);
  return [answer.statusCode, answer.headers.connection];
};

const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** Nobody new is let in any more. */
const portCloses = (port: number): Promise<void> =>
  expect.poll(() => askKeptAlive(port, new Agent()).then(() => 'answered', String)).toContain('ECONNREFUSED');

const eventsOf = (lines: readonly string[]): readonly string[] => lines.map((line) => JSON.parse(line).event);

test('what is being answered is answered to the end, with the database still there; then the port is free', async () => {
  const { call, hasBegun, end } = openSlowCall();
  const shop = await openTestShop({ routes: { operations: [call] } });
  const answer = shop.ask('/tms/trial/slow');
  await hasBegun;
  const stopped = shop.stop();
  await portCloses(shop.port);
  end();
  expect(await (await answer).json()).toBe('done');
  await stopped;
  expect(JSON.parse(shop.lines.at(-1) ?? '{}').event).toBe('closed');

  const next = await openTestShop({ settings: { PORT: String(shop.port) } });
  expect(next.port).toBe(shop.port);
  await next.end();
});

test('DRAIN_SECONDS: asked to stop, the shop says at once that it is not ready, and answers who comes until the time is over, each on a connection that ends with it', async () => {
  const shop = await openTestShop({ settings: { DRAIN_SECONDS: '1' } });
  const [kept, other] = [oneConnection(), oneConnection()];
  expect(await askKeptAlive(shop.port, kept, '/ready')).toEqual([200, 'keep-alive']);
  const began = performance.now();
  const stopped = shop.end();
  expect(await askKeptAlive(shop.port, kept, '/ready')).toEqual([503, 'close']);
  expect(await askKeptAlive(shop.port, other, '/', 'OPTIONS')).toEqual([503, 'close']);
  expect(await askKeptAlive(shop.port, other)).toEqual([200, 'close']);
  await stopped;
  expect(performance.now() - began).toBeGreaterThan(1000);
  await expect(askKeptAlive(shop.port, other)).rejects.toThrow('ECONNREFUSED');
  expect(eventsOf(shop.lines).filter((event) => event !== 'answered')).toEqual([
    'open',
    'stopping',
    'closed',
  ]);
});

test('a call on a connection that was kept open is answered after the port has closed, and its connection ends with it', async () => {
  const shop = await openTestShop({ timeout: { kept: 30_000 } });
  const kept = oneConnection();
  await askKeptAlive(shop.port, kept);
  const stopped = shop.end();
  await portCloses(shop.port);
  expect(await askKeptAlive(shop.port, kept)).toEqual([200, 'close']);
  await stopped;
});

test('a call that is under way when the shop is asked to stop ends its connection too', async () => {
  const { call, hasBegun, end } = openSlowCall();
  const shop = await openTestShop({ routes: { operations: [call] } });
  const answer = askKeptAlive(shop.port, oneConnection(), '/tms/trial/slow');
  await hasBegun;
  const stopped = shop.end();
  end();
  expect(await answer).toEqual([200, 'close']);
  await stopped;
});

test('the store does not close under a call whose caller has gone away', async () => {
  const { call, hasBegun, end } = openSlowCall();
  const shop = await openTestShop({ routes: { operations: [call] } });
  const leaves = new AbortController();
  const answer = shop.ask('/tms/trial/slow', { signal: leaves.signal });
  await hasBegun;
  leaves.abort();
  await expect(answer).rejects.toThrow('aborted');
  const stopped = shop.end();
  await portCloses(shop.port);
  end();
  await stopped;
  expect(eventsOf(shop.lines)).not.toContain('call-broke');
});

test('a connection that is only kept open does not hold the stop up', async () => {
  const shop = await openTestShop({ timeout: ordinaryTimeout });
  const agent = oneConnection();
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
  const listener = await listen(
    { port: 0, setting: 'PORT', listenOn: '127.0.0.1' },
    () => () => Promise.reject(new Error('Nobody is here.')),
    {
      ...ordinaryTimeout,
      headers: 60,
      request: 120,
      check: 20,
    },
  );
  const slow = connect(listener.port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  expect((await text(slow)).split('\r\n', 1)).toEqual(['HTTP/1.1 408 Request Timeout']);
  await listener.stop();
});
