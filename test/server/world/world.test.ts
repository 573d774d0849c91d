import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { granted } from '#domain/values/answer.ts';
import { operation } from '#server/sale/context/operation.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { trialCalls } from '#test/support/trial-calls.ts';

let shop: TestShop;

const notes: string[] = [];

const noteDown = operation(
  endpoint({
    name: 'note-down',
    method: 'post',
    path: '/tms/trial/note-down',
    caller: 'anyone',
    body: z.object({ word: z.string() }),
    granted: z.object({ word: z.string() }),
    refusals: [],
  }),
  ({ body }) => {
    notes.push(body.word);
    return Promise.resolve(granted(body));
  },
);

beforeAll(async () => {
  shop = await openTestShop({ routes: { operations: [...trialCalls, noteDown] } });
});
afterEach(() => turn({ do: 'reset' }));
afterAll(() => shop.end());

const turn = async (command: unknown, at: TestShop = shop): Promise<Response> =>
  at.askJson('/world', command);

const call = (at: TestShop = shop): Promise<Response> => at.askJson('/tms/trial/say-back', { word: 'real' });

const note = (word: string) => shop.askJson('/tms/trial/note-down', { word });

const statusAndWord = async (answer: Response) => [answer.status, (await answer.json()).word];

const meet = (meeting: unknown, times: number | null = 1, name = 'say-back') =>
  turn({ do: 'meet', name, with: meeting, times });

const stateOf = async (at: TestShop = shop) =>
  (await at.ask('/world', { headers: { accept: 'application/json' } })).json();

const hourOf = (answer: Response) => Date.parse(answer.headers.get('date') ?? '');

describe('the clock', () => {
  test('[S-02] thirty minutes pass at once, in every answer and in every process', async () => {
    const half = 30 * 60_000;
    await turn({ do: 'move-clock', by: half });
    await turn({ do: 'move-clock', by: half });
    expect((await stateOf()).offset).toBe(2 * half);
    expect(Math.abs(hourOf(await call()) - Date.now() - 2 * half)).toBeLessThan(10_000);

    const other = await openTestShop({ url: shop.url, routes: { operations: trialCalls } });
    expect(Math.abs(hourOf(await call(other)) - Date.now() - 2 * half)).toBeLessThan(10_000);
    await other.end();
  });

  test('asked twice for the same hour it is the same hour', async () => {
    await turn({ do: 'set-clock', offset: 5000 });
    await turn({ do: 'set-clock', offset: 5000 });
    expect((await stateOf()).offset).toBe(5000);
  });
});

describe('what the next caller meets', () => {
  test('a chosen answer, once, and then the real one', async () => {
    await meet({ kind: 'answer', status: 201, body: { word: 'chosen' } });
    expect([await statusAndWord(await call()), await statusAndWord(await call())]).toEqual([
      [201, 'chosen'],
      [200, 'real'],
    ]);
  });

  test.each([400, 401, 403, 404, 429, 500, 503])(
    'a refusal with status %i in the wire’s own form',
    async (status) => {
      await meet({ kind: 'refuse', status });
      const answer = await call();
      expect([answer.status, Object.keys(await answer.json())]).toEqual([
        status,
        ['timestamp', 'traceId', 'status', 'type', 'code', 'message', 'detail', 'title'],
      ]);
    },
  );

  test('garbage', async () => {
    await meet({ kind: 'garbage' });
    await expect((await call()).json()).rejects.toThrow(/JSON/);
  });

  test('a connection that is cut', async () => {
    await meet({ kind: 'cut' });
    await expect(call()).rejects.toThrow('fetch failed');
    expect(await statusAndWord(await call())).toEqual([200, 'real']);
  });

  test('an answer that is lost after the action was done; a cut comes before the action', async () => {
    await meet({ kind: 'cut' }, 1, 'note-down');
    await expect(note('cut')).rejects.toThrow('fetch failed');
    await meet({ kind: 'lose' }, 1, 'note-down');
    await expect(note('lost')).rejects.toThrow('fetch failed');
    expect(await statusAndWord(await note('heard'))).toEqual([200, 'heard']);
    expect(notes).toEqual(['lost', 'heard']);
  });

  test('a held call may be released so that its answer is lost', async () => {
    await meet({ kind: 'hold' });
    const waiting = call().catch(() => 'broken off');
    const { id } = await parked();
    await turn({ do: 'release', id, with: { kind: 'lose' } });
    expect(await waiting).toBe('broken off');
  });

  test('a late answer', async () => {
    await meet({ kind: 'slow', milliseconds: 60 });
    const began = performance.now();
    expect(await statusAndWord(await call())).toEqual([200, 'real']);
    expect(performance.now() - began).toBeGreaterThan(55);
  });

  test('several times, in the order they were set, or until it is taken back', async () => {
    await meet({ kind: 'refuse', status: 500 }, 2);
    await meet({ kind: 'refuse', status: 404 }, null);
    const statuses = [await call(), await call(), await call(), await call()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 404, 404]);
    await turn({ do: 'let-pass', name: 'say-back' });
    expect((await call()).status).toBe(200);
  });

  test('two callers never share one turn', async () => {
    await meet({ kind: 'refuse', status: 500 });
    const statuses = (await Promise.all([call(), call(), call(), call()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 500]);
  });

  test('a rule for every call is met by any', async () => {
    await meet({ kind: 'refuse', status: 503 }, 1, '*');
    expect((await shop.ask('/tms/trial/staff')).status).toBe(503);
  });
});

const parked = async (): Promise<{ readonly id: string; readonly name: string }> =>
  (await shop.ask('/world/parked?name=say-back')).json();

describe('a call that waits', () => {
  test('goes on with the real answer', async () => {
    await meet({ kind: 'hold' });
    const waiting = call();
    const { id } = await parked();
    await turn({ do: 'release', id, with: { kind: 'pass' } });
    expect(await statusAndWord(await waiting)).toEqual([200, 'real']);
  });

  test('gets the answer that is chosen while it waits', async () => {
    await meet({ kind: 'hold' });
    const waiting = call();
    const { id } = await parked();
    await turn({ do: 'release', id, with: { kind: 'answer', status: 200, body: { word: 'late choice' } } });
    expect(await statusAndWord(await waiting)).toEqual([200, 'late choice']);
    expect((await stateOf()).parked).toEqual([]);
  });

  test('is released by another process', async () => {
    const other = await openTestShop({ url: shop.url, routes: { operations: trialCalls } });
    await meet({ kind: 'hold' });
    const waiting = call();
    const { id } = await parked();
    await turn({ do: 'release', id, with: { kind: 'refuse', status: 404 } }, other);
    expect((await waiting).status).toBe(404);
    await other.end();
  });

  test('is answered before the server stops', async () => {
    const stopping = await openTestShop({ routes: { operations: trialCalls } });
    await turn({ do: 'meet', name: 'say-back', with: { kind: 'hold' }, times: 1 }, stopping);
    const waiting = call(stopping);
    await stopping.ask('/world/parked?name=say-back');
    const stopped = stopping.end();
    expect(await statusAndWord(await waiting)).toEqual([200, 'real']);
    await stopped;
  });
});

const form = 'application/x-www-form-urlencoded';
const own = () => `http://127.0.0.1:${shop.port}`;
const send = async (headers: Record<string, string>, body: string) => {
  const answer = await shop.ask('/world', { method: 'POST', headers, body });
  return [answer.status, (await stateOf()).offset];
};

describe('who may turn the switches', () => {
  const move = 'do=move-clock&minutes=1';

  test('a form of the page itself', async () => {
    expect(await send({ 'content-type': form, origin: own() }, move)).toEqual([303, 60_000]);
  });

  test.each([
    ['a form of another site', { 'content-type': form, origin: 'https://evil.example' }, move],
    ['a form without an origin', { 'content-type': form }, move],
    [
      'JSON from another site',
      { 'content-type': 'application/json', origin: 'https://evil.example' },
      '{"do":"reset"}',
    ],
    ['text', { 'content-type': 'text/plain' }, '{"do":"move-clock","by":1}'],
    [
      'a browser that says it comes from elsewhere',
      { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      '{}',
    ],
  ])('%s is refused', async (_name, headers, body) => {
    expect(await send(headers, body)).toEqual([403, 0]);
  });

  test.each([
    ['no JSON', 'application/json', '{'],
    ['an unknown command', 'application/json', '{"do":"sell-everything"}'],
    ['an hour out of range', 'application/json', '{"do":"move-clock","by":1e99}'],
    ['a form that means nothing', form, 'do=move-clock&minutes=many'],
  ])('%s changes nothing', async (_name, type, body) => {
    expect(await send({ 'content-type': type, origin: own() }, body)).toEqual([400, 0]);
  });

  test.each(['TCDD-PREPROD', 'TCDD-PROD'])(
    'in %s there are no switches and no outbox',
    async (environment) => {
      const live = await openTestShop({ settings: { SHOP_ENV: environment } });
      const asked = await Promise.all([
        live.ask('/world'),
        turn({ do: 'reset' }, live),
        live.ask('/world/parked?name=log-in'),
        live.ask('/posta'),
      ]);
      expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      await live.end();
    },
  );
});

describe('the page of the switches', () => {
  test.each([
    ['tr', 'ltr', 'Dünyanın anahtarları'],
    ['en', 'ltr', 'Switches of the world'],
    ['fa', 'rtl', 'کلیدهای جهان'],
  ])('speaks %s', async (language, direction, title) => {
    const answer = await shop.ask('/world', {
      headers: { accept: 'text/html', cookie: `language=${language}` },
    });
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
  });

  test('the page may be asked to lose an answer', async () => {
    const body = 'do=meet&name=say-back&kind=lose&times=1';
    const headers = { 'content-type': form, origin: own() };
    await shop.ask('/world', { method: 'POST', headers, body });
    expect((await stateOf()).rules).toEqual([{ name: 'say-back', with: { kind: 'lose' }, remaining: 1 }]);
  });

  test('what was typed into a rule stands there as text', async () => {
    await meet({ kind: 'answer', status: 200, body: '<script>alert(1)</script>' }, null);
    const html = await (await shop.ask('/world', { headers: { accept: 'text/html' } })).text();
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
