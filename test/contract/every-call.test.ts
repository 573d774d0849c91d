import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { routes } from '#server/start/routes.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { memberOf, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { breakDown, trialCalls } from '#test/support/trial-calls.ts';
import { bodiesOf } from './bodies-of.ts';
import { hostileTexts, spoilt } from './hostile.ts';
import { faultsOf } from './judge.ts';

/** The long run asks each call as often as it can in the given time; the short one asks a fixed number of times. */
const pace = inTheLongRun({ numRuns: 1_000_000, interruptAfterTimeLimit: 20_000 }, { numRuns: 5 });
const paceOfBodiless = inTheLongRun(pace, { numRuns: 3 });
/** In the short run each hostile thing comes to every fifth call, and to every path that has a place for it. */
const stride = inTheLongRun(1, 5);
const dueTo = (operation: Operation<AppContext>, every = stride) => {
  const nth = routes.operations.indexOf(operation);
  return (_: unknown, at: number) => at % every === nth % every;
};
const timeLimit = 120_000;

/** Half a sign: it stands in JSON and cannot stand in an address. */
const loneSurrogate = /\p{Surrogate}/u;

let shop: TestShop;
let tokens: readonly string[];

beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  const members = [await memberOf(shop), await memberOf(shop, { email: staff })];
  tokens = members.map(({ token }) => token);
}, timeLimit);
afterAll(() => shop.end());

const named = routes.operations.map((operation) => [operation.endpoint.name, operation] as const);

type Caller = { readonly address: string; readonly who: number };

/** A guest, a member or staff, from one of so many addresses that budgets are met and passed. */
const callers: fc.Arbitrary<Caller> = fc.record({
  address: fc.ipV4(),
  who: fc.constantFrom(-1, 0, 1),
});

const headersOf = ({ address, who }: Caller): Record<string, string> => ({
  'content-type': 'application/json',
  'x-forwarded-for': address,
  ...(tokens[who] === undefined ? {} : { 'user-authorization': tokens[who] }),
});

const pathOf = ({ endpoint }: Operation<AppContext>, fill: string): string =>
  endpoint.path.replaceAll(/\{\w+\??\}/g, encodeURIComponent(fill));

const guest: Caller = { address: '198.51.100.1', who: -1 };

const call = (
  operation: Operation<AppContext>,
  body: string | undefined,
  caller: Caller = guest,
  more: Record<string, string> = {},
): Promise<Response> => {
  const method = operation.endpoint.method.toUpperCase();
  return shop.ask(pathOf(operation, 'session.csv'), {
    method,
    headers: { ...headersOf(caller), ...more },
    ...(method === 'GET' || body === undefined ? {} : { body }),
  });
};

/** Whether the contract can read a body the way it goes over the wire. */
const isUnderstood = ({ endpoint }: Operation<AppContext>, sent: string | undefined): boolean => {
  const heard = endpoint.method === 'get' ? undefined : sent;
  const body = heard === undefined ? undefined : JSON.parse(heard);
  return !(heard ?? '').includes('\\u0000') && safeParse(endpoint.body, body).success;
};

const faultsOfBody = async (
  operation: Operation<AppContext>,
  body: unknown,
  caller: Caller,
): Promise<readonly string[]> => {
  const sent = JSON.stringify(body);
  const answer = await call(operation, sent, caller);
  const type = answer.status === 400 ? (await answer.clone().json()).type : null;
  const isRefusedUnread = answer.status === 401 || answer.status === 403 || type === 'card-number-sent';
  const isReported = type === 'call-not-understood';
  const differs = !isRefusedUnread && isReported === isUnderstood(operation, sent);
  return [
    ...faultsOf(operation, answer, await answer.text()),
    ...(differs ? [`${operation.endpoint.name} and its contract differ on ${sent?.slice(0, 200)}`] : []),
  ];
};

/** Where no body is sent only callers differ. */
const paceOf = ({ endpoint }: Operation<AppContext>) => (endpoint.method === 'get' ? paceOfBodiless : pace);

const expectNone = (operation: Operation<AppContext>, bodies: fc.Arbitrary<unknown>) =>
  fc.assert(
    fc.asyncProperty(bodies, callers, async (body, caller) => {
      expect(await faultsOfBody(operation, body, caller)).toEqual([]);
    }),
    paceOf(operation),
  );

describe('every call of the server keeps its contract', () => {
  test('there are calls, each with a name and a path of its own', () => {
    const names = routes.operations.map(({ endpoint }) => endpoint.name);
    const ways = routes.operations.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(names.length).toBeGreaterThan(0);
    expect([new Set(names).size, new Set(ways).size]).toEqual([names.length, names.length]);
  });

  test.each(named)(
    '%s, asked as its schema says',
    (_name, operation) => expectNone(operation, bodiesOf(operation.endpoint.body)),
    timeLimit,
  );

  test.each(named)(
    '%s, asked with one thing spoilt',
    (_name, operation) => expectNone(operation, spoilt(bodiesOf(operation.endpoint.body))),
    timeLimit,
  );

  test.each(named)(
    '%s, asked with anything at all',
    (_name, operation) => expectNone(operation, fc.jsonValue()),
    timeLimit,
  );

  test.each(named)(
    '%s, asked with each hostile text in every place of its body',
    async (_name, operation) => {
      const [good] = fc.sample(bodiesOf(operation.endpoint.body), { numRuns: 1, seed: 1 });
      const filledWith = (text: string): string =>
        JSON.stringify(good ?? {}, (_key, value) => (typeof value === 'string' ? text : value));
      const bodies =
        operation.endpoint.method === 'get' ? ['{}'] : hostileTexts.filter(dueTo(operation)).map(filledWith);
      for (const body of new Set(bodies)) {
        expect(await faultsOfBody(operation, JSON.parse(body), { ...guest, who: 0 })).toEqual([]);
      }
    },
    timeLimit,
  );

  test.each(named)('%s, asked with bodies no schema makes', async (_name, operation) => {
    const raw: readonly (readonly [string, Record<string, string>])[] = [
      ['', {}],
      ['{', {}],
      ['{"a":1,"a":2,"__proto__":{"polluted":true}}', {}],
      ['\ufeff{}', {}],
      ['[1e999]', {}],
      ['['.repeat(200_000), {}],
      [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, {}],
      [`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, {}],
      [JSON.stringify({ a: 'x'.repeat(1_100_000) }), {}],
      ['{}', { 'content-type': 'text/plain' }],
      ['a=1&b=2', { 'content-type': 'application/x-www-form-urlencoded' }],
      ['--x\r\n\r\n{}\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
      ['<a/>', { 'content-type': 'application/xml' }],
      ['{}', { 'content-type': 'application/json; charset=utf-16' }],
      ['{}', { 'content-encoding': 'gzip' }],
    ];
    for (const [body, more] of raw.filter(dueTo(operation))) {
      const answer = await call(operation, body, guest, more);
      expect(faultsOf(operation, answer, await answer.text())).toEqual([]);
    }
  });

  test.each(named)('%s, asked with hostile paths, queries and headers', async (_name, operation) => {
    const every = operation.endpoint.path.includes('{') ? 1 : stride;
    const texts = hostileTexts
      .filter((text) => text.length < 3000 && !loneSurrogate.test(text))
      .filter(dueTo(operation, every));
    const method = operation.endpoint.method.toUpperCase();
    for (const [at, text] of texts.entries()) {
      const inHeader = encodeURIComponent(text).slice(0, 2000);
      const filled = await shop.ask(
        `${pathOf(operation, text)}?environment=${encodeURIComponent(text)}&userId[]=1&userId=2`,
        {
          method,
          headers: {
            ...headersOf(guest),
            // A token that opens nothing is refused before anything else is read.
            ...(at % 2 === 0 ? {} : { 'user-authorization': inHeader }),
            'unit-id': inHeader,
            'accept-language': inHeader,
            cookie: `session=${inHeader}; language=${inHeader}; =; ;`,
            'x-request-id': inHeader,
            'x-forwarded-for': inHeader,
          },
          ...(method === 'GET' ? {} : { body: '{}' }),
        },
      );
      expect(faultsOf(operation, filled, await filled.text())).toEqual([]);
    }
  });

  test.each(named)('%s, asked by every other method', async (_name, operation) => {
    const path = pathOf(operation, 'session.csv');
    const taken = routes.operations
      .filter(({ endpoint }) => endpoint.path === operation.endpoint.path)
      .map(({ endpoint }) => endpoint.method.toUpperCase());
    const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !taken.includes(method));
    for (const method of others) {
      const answer = await shop.ask(path, { method, headers: { 'x-http-method-override': 'POST' } });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, taken.join(', ')]);
      expect(faultsOf(operation, answer, await answer.text())).toEqual([]);
    }
  });

  test('and after all of it nothing is poisoned and no defect was met', () => {
    const clean: Record<string, unknown> = {};
    expect(clean.polluted).toBe(undefined);
    expect(shop.lines.filter((line) => line.includes('"event":"call-broke"'))).toEqual([]);
  });
});

test(
  'a call that breaks, and one that is granted in another shape, would be seen',
  async () => {
    const trial = await openTestShop({ routes: { operations: trialCalls } });
    const broken = await trial.askJson(breakDown.endpoint.path, { word: 'x' });
    expect(faultsOf(breakDown, broken, await broken.text())).toEqual([
      'break-down is refused as server-broken, which its contract does not name',
      'break-down answers 500',
    ]);
    const [sayBack = breakDown] = trialCalls;
    const misshapen = new Response('{"word":1}', { headers: broken.headers });
    expect(faultsOf(sayBack, misshapen, await misshapen.text()).length).toBe(1);
    await trial.end();
  },
  timeLimit,
);
