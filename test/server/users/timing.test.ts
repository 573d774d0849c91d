import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPasswords } from '#server/people/accounts/password-hash.ts';
import { logIn } from '#server/people/users/log-in.ts';
import { sendPasswordLink } from '#server/people/users/send-password-link.ts';
import { ayse, notActivated, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { statementsOf } from '../../support/server/statements-of.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ parts: { passwords: openPasswords() } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const stranger = 'kimse@example.com';

/** The processors' time, which other work on the machine does not lengthen. In milliseconds. */
const effortOf = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** What the work takes when nothing disturbs it: caches and the collector only ever add to it. */
const leastOf = (figures: readonly number[]) => Math.min(...figures);

const link = (username: string) => () => statementsOf(shop, sendPasswordLink, { body: { username } });
const login = (username: string) => () =>
  statementsOf(shop, logIn, { body: { username, password: 'Bozkir1924' } });

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
  for (let pairs = 0; pairs < 9; pairs += 1) {
    known.push(await effortOf(login(ayse)));
    unknown.push(await effortOf(login(stranger)));
  }
  // Whoever tries too often is refused without hashing: nine tries are all hashed.
  expect(leastOf([...known, ...unknown])).toBeGreaterThan(50);
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
  const unhashed = await effortOf(() => statementsOf(shop, logIn, { body: { username: stranger } }));
  expect(hashed - unhashed).toBeGreaterThan(50);
});
