import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Operation } from '#server/http/operation.ts';
import { logIn } from '#server/users/log-in.ts';
import { openPasswords } from '#server/users/password-hash.ts';
import { sendPasswordLink } from '#server/users/send-password-link.ts';
import { ayse, notActivated, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ parts: { passwords: openPasswords() } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const stranger = 'kimse@example.com';

/** A statement without what it is asked about. The letter is kept or taken back at the very end: one word each. */
const shapeOf = (node: object): string =>
  JSON.stringify(node, (key, value: unknown) =>
    key === 'value' || key === 'values' ? typeof value : value,
  ).replace(/release savepoint letter|rollback to savepoint letter/, 'end of letter');

/** Everything one call asks of the store, in order. */
const statementsOf = async (operation: Operation, body: unknown) => {
  const asked: string[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(shapeOf(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const { house } = shop.open;
  await operation.answer(
    {
      body,
      params: {},
      query: {},
      headers: new Headers(),
      cookies: {},
      language: 'tr',
      callerAddress: '203.0.113.7',
      session: null,
      requestId: 'timing',
    },
    { ...house, db: house.db.withPlugin(listener) },
  );
  return asked;
};

/** The processors' time, which other work on the machine does not lengthen. In milliseconds. */
const effortOf = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** What the work takes when nothing disturbs it: caches and the collector only ever add to it. */
const leastOf = (figures: readonly number[]) => Math.min(...figures);

const link = (username: string) => () => statementsOf(sendPasswordLink, { username });
const login = (username: string) => () => statementsOf(logIn, { username, password: 'Bozkir1924' });

test.each([[stranger], [notActivated]])(
  '[E-04] a link for %s asks the store the same things in the same order as a member’s',
  async (username) => {
    const member = await link(ayse)();
    expect(member.length).toBeGreaterThan(5);
    expect(await link(username)()).toEqual(member);
    expect(await link(ayse)()).toEqual(member);
  },
);

test.each([[stranger], [notActivated]])(
  '[E-02] a wrong password for %s asks the store the same things in the same order as for a member',
  async (username) => {
    const member = await login(ayse)();
    expect(member.length).toBeGreaterThan(3);
    expect(await login(username)()).toEqual(member);
  },
);

test('[E-02] a wrong password costs as much work as an e-mail nobody has, to within a fifth', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pairs = 0; pairs < 12; pairs += 1) {
    known.push(await effortOf(login(ayse)));
    unknown.push(await effortOf(login(stranger)));
  }
  const ratio = leastOf(known) / leastOf(unknown);
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.25);
});

test('[E-04] a link costs as much work for an e-mail nobody has, to within two milliseconds', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pairs = 0; pairs < 60; pairs += 1) {
    if (pairs % 5 === 0) await resetWorld(shop);
    known.push(await effortOf(link(ayse)));
    unknown.push(await effortOf(link(stranger)));
  }
  expect(Math.abs(leastOf(known) - leastOf(unknown))).toBeLessThan(2);
});

test('the control: a login that is not hashed is seen at once', async () => {
  const hashed = await effortOf(login(stranger));
  const unhashed = await effortOf(() => statementsOf(logIn, { username: stranger }));
  expect(hashed - unhashed).toBeGreaterThan(50);
});
