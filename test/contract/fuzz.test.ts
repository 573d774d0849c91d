import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { routes } from '#server/start/routes.ts';
import { memberOf, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { breakDown } from '#test/support/trial-calls.ts';
import { fuzzedCall } from './fuzzing/calls.ts';
import { fuzz } from './fuzzing/fuzz.ts';

const requests = 2_000;
const clients = 8;
const timeout = 180_000;

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

const fuzzedCalls = (operations: typeof routes.operations) =>
  operations.map((operation) => fuzzedCall(operation, () => tokens));

test(
  'calls fed with what other calls answered keep their contracts',
  async () => {
    const { port } = shop;
    const asked = fuzzedCalls(routes.operations);
    const report = await fuzz({ port, asked, requests, clients, seed: inject('seed') });
    expect(report.faults).toEqual([]);
    expect(report.requests()).toBe(requests);
    expect(report.granted.size).toBeGreaterThan(routes.operations.length / 4);
    expect(shop.lines.filter((line) => line.includes('"event":"call-broke"'))).toEqual([]);
  },
  timeout,
);

test('a call that breaks is seen, with the request and the seed that break it again', async () => {
  const { port } = shop;
  const asked = fuzzedCalls([breakDown]);
  const { faults } = await fuzz({ port, asked, requests: 100, clients: 4, seed: inject('seed') });
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.includes(`SEED=${inject('seed')}: {"method":"POST"`))).toBe(true);
});
