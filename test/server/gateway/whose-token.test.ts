import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import { lazyGateway } from '#app/ports/gateway.ts';
import { loginOver, sessionOver } from '#app/ports/sessions.ts';
import { createPnr } from '#contract/bookings/rail-booking.ts';
import { noWish } from '#domain/journey/trip-wish.ts';
import { tokenLife } from '#domain/member/session-limits.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { journeyCallsBy } from '#gateway/journeys/journey-calls.ts';
import { profileCallsBy } from '#gateway/members/profile-calls.ts';
import { sessionCallsBy } from '#gateway/members/session-calls.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';
import { type Gateway, openGateway } from '#gateway/wire/gateway.ts';
import { ownBooking } from '#gateway/wire/own-booking.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { ayse, foreigner, minute, moveClock, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const resume = 'POST /mc/user/session/resume';
const deadline = deadlineBy(serverClockFrom({ server: 0, at: 0, within: 0 }, () => 0));
const { signal } = new AbortController();

const surroundings = () =>
  ({ origin: `http://127.0.0.1:${shop.port}`, environment: 'LOCAL-DEV', language: 'tr' }) as const;

/** One tab of the browser: its gateway, and what it hears of a session that is gone. */
const tab = () => {
  const heard = { count: 0, lost: 0 };
  const gateway = openGateway(
    surroundings(),
    () => heard.count,
    () => {
      heard.lost += 1;
    },
  );
  return { gateway, heard };
};

const logIn = async (gateway: Gateway, email: string) => {
  const answer = await sessionCallsBy(gateway).logIn(
    { email, password: rightPassword, remembered: false },
    signal,
  );
  expect(answer.ok).toBe(true);
};

const book = async (gateway: Gateway) => {
  const { body } = await bodyForOne(shop);
  return gateway.call(createPnr, createPnr.body.parse(body), signal);
};

const owners = async () => {
  const rows = await shop.open.app.db.selectFrom('booking').select('user_id').execute();
  return rows.map(({ user_id }) => user_id);
};

const faultOf = async (asked: Promise<unknown>) => {
  const fault: unknown = await asked.catch((reason: unknown) => reason);
  if (!(fault instanceof CallFault)) throw new Error(`No fault of a call: ${String(fault)}`);
  return [fault.status, fault.code];
};

const recordsOf = (email: string) =>
  shop.open.app.db
    .selectFrom('customer')
    .innerJoin('user_account', 'user_account.id', 'customer.user_id')
    .select(['address', 'version'])
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();

/** Ayşe in one tab and in another; in the first she leaves and Sara comes. The second still holds Ayşe's token. */
const twoTabs = async () => {
  const browser = browserFetch(shop);
  const [first, second] = [tab(), tab()];
  await logIn(first.gateway, ayse);
  await second.gateway.renew(signal);
  const record = await profileCallsBy(second.gateway).load(null, signal);
  if (!record.ok) throw new Error(record.refusal);
  const change = async () => {
    await sessionCallsBy(first.gateway).logOut(null, signal);
    await logIn(first.gateway, foreigner);
  };
  return { browser, first, second, record: record.value, change };
};

test('[S-01] who is logged in books as a member, however long the telephone lay: an old token is renewed first', async () => {
  const browser = browserFetch(shop);
  const { gateway, heard } = tab();
  await logIn(gateway, ayse);
  await gateway.renew(signal);
  await moveClock(shop, 11 * minute);
  const made = await book(gateway);
  expect([made.ok, await owners(), heard.lost]).toEqual([true, [1001], 0]);
  browser.client.cookies.delete('bookings');
  await moveClock(shop, 11 * minute);
  const found = await ownBooking(gateway, made.ok ? made.value.locator : '', signal);
  expect(found.ok).toBe(true);
});

test('[S-01] a token of nine minutes is renewed before it goes along, once for all calls that wait for it', async () => {
  const browser = browserFetch(shop);
  const { gateway, heard } = tab();
  await logIn(gateway, ayse);
  heard.count += tokenLife - minute - 1;
  await ownBooking(gateway, 'NOBODY', signal);
  heard.count += 1;
  const before = browser.asked.length;
  await Promise.all([0, 1, 2].map(() => ownBooking(gateway, 'NOBODY', signal)));
  const readCall = 'POST /crs/rail-booking/get-reservation';
  expect(browser.asked.slice(before)).toEqual([resume, readCall, readCall, readCall]);
  expect([browser.asked.slice(0, before).includes(resume), gateway.tokenAge()]).toEqual([false, 0]);
});

test.each([
  ['the server says that the token has ended', 0],
  ['the token is known to be old', tokenLife],
])('[S-02] where the session is gone nothing is booked as a guest: %s', async (_, age) => {
  browserFetch(shop);
  const { gateway, heard } = tab();
  await logIn(gateway, ayse);
  await moveClock(shop, 31 * minute);
  heard.count += age;
  expect(await faultOf(book(gateway))).toEqual([401, 9001]);
  expect([await owners(), gateway.tokenAge(), heard.lost]).toEqual([[], null, 1]);
  const asGuest = await book(gateway);
  expect([asGuest.ok, await owners()]).toEqual([true, [null]]);
});

test('[S-02] where the session is gone the page hears of it, and trains are found as for a guest', async () => {
  browserFetch(shop);
  const { gateway, heard } = tab();
  await logIn(gateway, ayse);
  await moveClock(shop, 31 * minute);
  const wish = { ...noWish, from: 1325, to: 98, outward: travelDayOf(dayNumberAt(Date.now()) + 5) };
  const { findJourneys, findOffers } = journeyCallsBy(gateway);
  const [found, offers] = await Promise.all([
    findJourneys({ wish }, signal),
    findOffers({ wish, direction: 'outward' }, signal),
  ]);
  expect([found.ok && found.value.outward.length > 0, offers.days.length > 0]).toEqual([true, true]);
  expect([gateway.tokenAge(), heard.lost]).toEqual([null, 1]);
});

test('[S-01] what one member has typed in a tab is never written down for whoever logged in in another', async () => {
  const { browser, second, record, change } = await twoTabs();
  const before = await recordsOf(foreigner);
  await change();
  const profile = { ...record.profile, address: 'Ayşe’nin evi 5' };
  const saved = await profileCallsBy(second.gateway).save(
    { version: record.version, key: crypto.randomUUID(), profile },
    signal,
  );
  expect(saved.ok ? 'saved' : saved.refusal).toBe('sign-in-needed');
  expect([await recordsOf(foreigner), second.gateway.tokenAge(), second.heard.lost]).toEqual([
    before,
    null,
    1,
  ]);
  expect(browser.asked.at(-1)).toBe(resume);
});

test('[S-01] nor is anything booked for the other member, or for a guest', async () => {
  const { second, change } = await twoTabs();
  await change();
  expect(await faultOf(book(second.gateway))).toEqual([401, 9001]);
  expect(await owners()).toEqual([]);
});

test('[S-01] an action in the tab of the first member after five minutes does not go on as the second', async () => {
  const { second, change } = await twoTabs();
  await change();
  second.heard.count += 6 * minute;
  const touched = await sessionCallsBy(second.gateway).touchSession(null, signal);
  expect([touched, second.gateway.tokenAge()]).toEqual([
    { ok: false, refusal: 'no-session', message: null },
    null,
  ]);
});

test('[S-01] the same member who has logged in anew in another tab goes on in the first', async () => {
  browserFetch(shop);
  const [first, second] = [tab(), tab()];
  await logIn(first.gateway, ayse);
  await second.gateway.renew(signal);
  await sessionCallsBy(first.gateway).logOut(null, signal);
  await logIn(first.gateway, ayse);
  const made = await book(second.gateway);
  expect([made.ok, await owners(), second.heard.lost]).toEqual([true, [1001], 0]);
});

test('[S-01] the page of the first member is told that its session is over when another has logged in', async () => {
  browserFetch(shop);
  const first = tab();
  await logIn(first.gateway, ayse);
  const gateway = lazyGateway(surroundings());
  const login = loginMachine.provide({ actors: loginOver(gateway, deadline) });
  const actors = { ...sessionOver({ gateway, deadline, mayBeMember: true }), login };
  const page = createActor(sessionMachine.provide({ actors }), {
    input: { now: 0, asked: null, redirect: null, eid: null, email: '' },
  }).start();
  await waitFor(page, (snapshot) => snapshot.matches('signedIn'));
  await sessionCallsBy(first.gateway).logOut(null, signal);
  await logIn(first.gateway, foreigner);
  const sent: string[] = [];
  page.on('*', ({ type }) => sent.push(type));
  page.send({ type: 'action.seen', at: 0 });
  const { context } = await waitFor(page, (snapshot) => snapshot.matches('signedOut'));
  expect([context.member, sent]).toEqual([null, ['lost']]);
  const cookie = await first.gateway.renew(signal);
  expect(cookie.ok && cookie.value.member.email).toBe(foreigner);
});

test('[S-01] a renewal that was under way when the member left brings nothing back', async () => {
  browserFetch(shop);
  const { gateway, heard } = tab();
  await logIn(gateway, ayse);
  await shop.open.world?.carryOut({ do: 'meet', name: 'resume-session', with: { kind: 'hold' }, times: 1 });
  const renewed = gateway.renew(signal);
  const { id } = await (await shop.ask('/world/parked?name=resume-session')).json();
  gateway.forgetToken();
  await shop.open.world?.carryOut({ do: 'release', id, with: { kind: 'pass' } });
  await renewed;
  expect([gateway.tokenAge(), heard.lost]).toEqual([null, 0]);
});
