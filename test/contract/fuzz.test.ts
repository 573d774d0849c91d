import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { routes } from '#server/start/routes.ts';
import { inTheLongRun, isLongRun } from '#test/support/in-the-long-run.ts';
import { memberOf, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { breakDown } from '#test/support/trial-calls.ts';
import { recordFigure } from '../support/record-figure.ts';
import { fuzz } from './fuzz.ts';

const requests = inTheLongRun(200_000, 2_000);
const timeout = inTheLongRun(4 * 3_600_000, 180_000);

let shop: TestShop;
let tokens: readonly string[];

beforeAll(async () => {
  shop = await openTestShop({
    settings: { PROXIES: '1' },
    routes: { operations: [...routes.operations, breakDown] },
  });
  const members = [await memberOf(shop), await memberOf(shop, { email: staff })];
  tokens = members.map(({ token }) => token);
});
afterAll(() => shop.end());

test(
  'calls fed with what other calls answered keep their contracts',
  async () => {
    const fuzzed = await fuzz({
      shop,
      operations: routes.operations,
      tokens,
      requests,
      clients: inTheLongRun(16, 8),
      seed: inject('seed'),
    });
    expect(fuzzed.faults).toEqual([]);
    expect(fuzzed.requests).toBe(requests);
    expect(fuzzed.grantedCalls.length).toBeGreaterThan(routes.operations.length / 4);
    expect(shop.lines.filter((line) => line.includes('"event":"call-broke"'))).toEqual([]);
    if (isLongRun) {
      recordFigure('fuzzed requests', fuzzed.requests, 'requests');
      recordFigure('fuzzed requests that broke a contract', fuzzed.faults.length, 'requests');
      recordFigure('fuzzed requests granted', fuzzed.granted, 'requests');
      recordFigure('fuzzed requests, p99.9', fuzzed.slowest.at(-1) ?? 0, 'ms');
    }
  },
  timeout,
);

test('a call that breaks is seen', async () => {
  const { faults } = await fuzz({
    shop,
    operations: [breakDown],
    tokens,
    requests: 100,
    clients: 4,
    seed: inject('seed'),
  });
  expect(faults.length).toBeGreaterThan(0);
});
