import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionCallsBy } from '#gateway/members/session-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { idleEndAfter, idleWarningAfter } from '#machines/session/session.model.ts';
import { browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  foreigner,
  memberOf,
  minute,
  moveClock,
  resetWorld,
  rightPassword,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';

const path = '/mc/user/session/last-action';
const { signal } = new AbortController();

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

test('[S-02] when the member was at work last is told by the cookie, which stays, and to ask is no action', async () => {
  const { client } = await memberOf(shop);
  const cookie = client.cookies.get('session');
  const { seen_at } = await shop.open.app.db
    .selectFrom('session')
    .select('seen_at')
    .executeTakeFirstOrThrow();
  await moveClock(shop, 29 * minute);
  const answer = await client.post(path);
  expect([answer.status, await answer.json()]).toEqual([200, { userId: 1001, at: seen_at }]);
  expect(client.cookies.get('session')).toBe(cookie);
  await moveClock(shop, minute + 1);
  const after = await client.post(path);
  expect([after.status, (await after.json()).type]).toEqual([401, 'no-session']);
});

test('[S-02] without the cookie, or where no page of the shop asks, nothing is told', async () => {
  const { client } = await memberOf(shop);
  const bare = await shop.ask(path, {
    method: 'POST',
    headers: { cookie: `session=${client.cookies.get('session')}` },
  });
  const guest = await browserClient(shop).post(path);
  expect([bare.status, guest.status]).toEqual([401, 401]);
});

/** A tab that rests while another of the same browser does not; what it asks before it says that the session has ended. */
const restingTab = async () => {
  browserFetch(shop);
  const origin = `http://127.0.0.1:${shop.port}`;
  const tab = () => openGateway({ origin, environment: 'LOCAL-DEV', language: 'tr' }, () => 0);
  const [resting, other] = [tab(), tab()];
  const logIn = async (email: string) => {
    const login = { email, password: rightPassword, remembered: false };
    expect((await sessionCallsBy(other).logIn(login, signal)).ok).toBe(true);
  };
  await logIn(ayse);
  await resting.renew(signal);
  const seenAt = shop.open.app.clock.now();
  return {
    other: sessionCallsBy(other),
    logIn,
    ask: () =>
      sessionCallsBy(resting).findLastAction({ after: seenAt + idleEndAfter - idleWarningAfter }, signal),
  };
};

const none = { ok: false, refusal: 'no-session', message: null };

test('[S-02] a tab that rests hears of the work in another tab, and of none where there was none', async () => {
  const { ask, other } = await restingTab();
  await moveClock(shop, minute);
  await other.touchSession(null, signal);
  expect(await ask()).toEqual(none);
  await moveClock(shop, 20 * minute);
  await other.touchSession(null, signal);
  const { now } = shop.open.app.clock;
  const heard = await ask();
  expect(heard.ok && now() - heard.value < minute).toBe(true);
  await moveClock(shop, 30 * minute + 1);
  expect((await ask()).ok).toBe(false);
});

test('[S-01] the work of another member who has logged in meanwhile is not the first member’s', async () => {
  const { ask, other, logIn } = await restingTab();
  await other.logOut(null, signal);
  await moveClock(shop, 10 * minute);
  await logIn(foreigner);
  expect(await ask()).toEqual(none);
});
