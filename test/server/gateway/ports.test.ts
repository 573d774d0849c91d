import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import { lazyGateway } from '#app/ports/gateway.ts';
import { passwordResetOver, passwordUpdateOver } from '#app/ports/members.ts';
import { loginOver, sessionOver } from '#app/ports/sessions.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';
import type { Meeting } from '#server/office/world/commands.ts';
import {
  ayse,
  company,
  memberOf,
  minute,
  moveClock,
  notActivated,
  resetWorld,
  rightPassword,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type BrowserFetch, browserFetch } from '../../support/server/browser-fetch.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const clock = serverClockFrom({ server: 0, at: 0, within: 0 }, () => 0);
const deadline = deadlineBy(clock);

const gatewayOf = () =>
  lazyGateway({
    origin: `http://127.0.0.1:${shop.port}`,
    environment: 'LOCAL-DEV',
    language: 'tr',
  });

/** The session of a page, plugged the way the shop plugs it. */
const sessionOfPage = (mayBeMember: boolean) => {
  const gateway = gatewayOf();
  const login = loginMachine.provide({ actors: loginOver(gateway, deadline) });
  const actors = { ...sessionOver({ gateway, deadline, mayBeMember }), login };
  const actor = createActor(sessionMachine.provide({ actors }), {
    input: { now: 0, asked: null, redirect: null, eid: null, email: '' },
  });
  return actor.start();
};

type SessionOfPage = ReturnType<typeof sessionOfPage>;

const settled = (actor: SessionOfPage) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy') && !snapshot.matches('arriving'));

const loginIn = (actor: SessionOfPage) => {
  const { login } = actor.getSnapshot().children;
  if (!login) throw new Error('Nobody can log in here.');
  return login;
};

const submit = (actor: SessionOfPage, email: string, password: string) => {
  const login = loginIn(actor);
  login.send({ type: 'login.opened' });
  login.send({ type: 'login.submitted', login: { email, password, remembered: false }, at: 0 });
  return login;
};

const signedIn = (actor: SessionOfPage) => waitFor(actor, (snapshot) => snapshot.matches('signedIn'));

const carry = async (browser: BrowserFetch) => {
  const { client } = await memberOf(shop);
  for (const [name, value] of client.cookies) browser.client.cookies.set(name, value);
};

test('[S-03] a guest is known as one without a single call', async () => {
  const browser = browserFetch(shop);
  const actor = sessionOfPage(false);
  const snapshot = await settled(actor);
  expect([snapshot.value, browser.asked]).toEqual([{ signedOut: 'visiting' }, []]);
});

test('[S-01] [S-05] logging in loads user and customer, and the name stands', async () => {
  const browser = browserFetch(shop);
  const actor = sessionOfPage(false);
  await settled(actor);
  submit(actor, company, rightPassword);
  const { context } = await signedIn(actor);
  expect(context.member).toEqual({
    id: 1002,
    firstName: 'MEHMET',
    lastName: 'KAYA',
    email: company,
    companyName: 'BOZKIR TURİZM',
  });
  expect(browser.asked).toEqual(['POST /mc/user/login', 'GET /mc/customers']);
});

test('[S-01] after a reload the cookie brings the member back', async () => {
  const browser = browserFetch(shop);
  await carry(browser);
  const actor = sessionOfPage(true);
  const { context } = await signedIn(actor);
  expect([context.member?.email, browser.asked]).toEqual([ayse, ['POST /mc/user/session/resume']]);
});

test('[S-03] a cookie that renews nothing leaves a guest', async () => {
  browserFetch(shop).client.cookies.set('session', 'A'.repeat(43));
  const snapshot = await settled(sessionOfPage(true));
  expect(snapshot.value).toEqual({ signedOut: 'visiting' });
});

test.each([
  ['wrong-details', ayse, 'Bozkir1924'],
  ['not-activated', notActivated, rightPassword],
])('[E-02] the login is told %s', async (refusal, email, password) => {
  browserFetch(shop);
  const actor = sessionOfPage(false);
  await settled(actor);
  const login = submit(actor, email, password);
  const { context } = await waitFor(login, (snapshot) => snapshot.matches({ entering: 'refused' }));
  expect([context.refusal, context.message]).toEqual([refusal, expect.stringMatching(/\S/)]);
});

test.each<[Meeting, string, string | null]>([
  [
    { kind: 'answer', status: 500, body: { message: 'Üye bilgileri hatalı.' } },
    'wrong-details',
    'Üye bilgileri hatalı.',
  ],
  [
    { kind: 'answer', status: 400, body: { message: 'Üyeliğiniz askıda.' } },
    'server-sentence',
    'Üyeliğiniz askıda.',
  ],
  [{ kind: 'answer', status: 403, body: null }, 'server-sentence', null],
  [{ kind: 'cut' }, 'not-reached', null],
  [{ kind: 'garbage' }, 'not-reached', null],
])('[E-02] a login that meets %j is told %s', async (meeting, refusal, message) => {
  browserFetch(shop);
  await shop.open.world?.carryOut({ do: 'meet', name: 'log-in', with: meeting, times: 1 });
  const actor = sessionOfPage(false);
  await settled(actor);
  const login = submit(actor, ayse, rightPassword);
  const { context } = await waitFor(login, (snapshot) => snapshot.matches({ entering: 'refused' }));
  expect([context.refusal, context.message]).toEqual([refusal, message]);
});

test('[S-01] a login that is abandoned while the server thinks leaves nobody logged in', async () => {
  const browser = browserFetch(shop);
  const actor = sessionOfPage(false);
  await settled(actor);
  await shop.open.world?.carryOut({ do: 'meet', name: 'log-in', with: { kind: 'hold' }, times: 1 });
  const linesBefore = shop.lines.length;
  const login = submit(actor, ayse, rightPassword);
  const { id } = await (await shop.ask('/world/parked?name=log-in')).json();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  login.send({ type: 'login.abandoned', at: 0 });
  await waitFor(login, (snapshot) => snapshot.matches('resting'));
  await shop.open.world?.carryOut({ do: 'release', id, with: { kind: 'pass' } });
  await vi.waitUntil(() => shop.lines.slice(linesBefore).some((line) => line.includes('"call":"log-in"')), {
    timeout: 10_000,
  });
  expect(browser.client.cookies.has('session')).toBe(false);
  expect(actor.getSnapshot().value).toEqual({ signedOut: 'visiting' });
});

test('[S-06] the address of the e-ID page is asked for with the goal, and what comes back logs in', async () => {
  const browser = browserFetch(shop);
  const actor = sessionOfPage(false);
  await settled(actor);
  const login = loginIn(actor);
  const departures: string[] = [];
  login.on('departed', ({ url }) => departures.push(url));
  login.send({ type: 'login.opened' });
  login.send({ type: 'eid.chosen', at: 0 });
  await waitFor(login, (snapshot) => snapshot.matches('away'));
  const query = new URL(departures[0] ?? '', shop.origin).searchParams;
  const back = await browser.client.send('/e-kimlik', {
    state: query.get('state') ?? '',
    return: query.get('return') ?? '',
    person: '10000000146',
    answer: 'approve',
  });
  const { searchParams } = new URL(back.headers.get('location') ?? '', shop.origin);
  const eid = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  const gateway = gatewayOf();
  const home = createActor(loginMachine.provide({ actors: loginOver(gateway, deadline) }), {
    input: { reason: 'eid-return', eid, goal: null, email: '', now: 0 },
  }).start();
  const { output } = await waitFor(home, (snapshot) => snapshot.status === 'done');
  expect(output?.member?.email).toBe(ayse);
});

test('[S-02] a session the server has ended is told to the page at the next touch', async () => {
  const browser = browserFetch(shop);
  await carry(browser);
  const actor = sessionOfPage(true);
  await signedIn(actor);
  await moveClock(shop, 31 * minute);
  actor.send({ type: 'action.seen', at: 0 });
  const { value } = await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  expect(value).toEqual({ signedOut: 'visiting' });
});

test('[S-27] logging out forgets the member here and on the server', async () => {
  const browser = browserFetch(shop);
  await carry(browser);
  const actor = sessionOfPage(true);
  await signedIn(actor);
  actor.send({ type: 'logout.chosen', at: 0 });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
  expect([context.member, browser.client.cookies.has('session')]).toEqual([null, false]);
  const rows = await shop.open.app.db.selectFrom('session').selectAll().execute();
  expect(rows).toEqual([]);
});

test('[E-04] a link is asked for; a server that breaks is an incorrect request in its own words', async () => {
  browserFetch(shop);
  const actor = sessionOfPage(false);
  await settled(actor);
  const login = loginIn(actor);
  login.send({ type: 'login.opened' });
  login.send({ type: 'password.forgotten', email: '' });
  await shop.open.world?.carryOut({
    do: 'meet',
    name: 'send-password-link',
    with: { kind: 'answer', status: 400, body: { message: 'Kod üretilemedi.' } },
    times: 1,
  });
  login.send({ type: 'link.asked', email: ayse, at: 0 });
  const refused = await waitFor(login, (snapshot) => snapshot.context.refusal !== null);
  expect([refused.context.refusal, refused.context.message]).toEqual([
    'incorrect-request',
    'Kod üretilemedi.',
  ]);
  login.send({ type: 'link.asked', email: ayse, at: 0 });
  const sent = await waitFor(login, (snapshot) => snapshot.matches({ forgetting: 'sent' }));
  expect(sent.context.refusal).toBeNull();
});

const updateOver = (gateway: ReturnType<typeof gatewayOf>) => {
  const form = submissionOf<PasswordUpdate, null, PasswordUpdateRefusal>();
  return createActor(form.provide({ actors: passwordUpdateOver(gateway, deadline) }), {
    input: { fields: { oldPassword: '', newPassword: '' } },
  }).start();
};

test('[V-11] a new password is sent by both forms, and refused by name', async () => {
  const browser = browserFetch(shop);
  await carry(browser);
  const gateway = gatewayOf();
  await (await gateway()).renew(new AbortController().signal);
  const update = updateOver(gateway);
  const send = (newPassword: string) =>
    update.send({
      type: 'form.submitted',
      fields: { oldPassword: rightPassword, newPassword },
      key: 'k',
      at: 0,
    });
  send('Password1');
  const refused = await waitFor(update, (snapshot) => snapshot.context.refusal !== null);
  expect(refused.context.refusal).toBe('password-too-common');
  send('Erciyes3917');
  await waitFor(update, (snapshot) => snapshot.matches('done'));
  const reset = createActor(passwordResetOver(gateway, deadline).sendForm, {
    input: { fields: { code: 'A'.repeat(43), newPassword: 'Erciyes3917' }, key: 'k' },
  }).start();
  const { output } = await waitFor(reset, ({ status }) => status === 'done');
  expect(output).toEqual({
    ok: false,
    refusal: 'link-used-or-old',
    message: 'Bu bağlantı kullanılmış veya süresi dolmuş. Yeni bir bağlantı isteyin.',
  });
});

test('[V-11] a new password whose answer was lost is sent again as the same wish, and is done', async () => {
  await carry(browserFetch(shop));
  const gateway = gatewayOf();
  await (await gateway()).renew(new AbortController().signal);
  const update = updateOver(gateway);
  const fields = { oldPassword: rightPassword, newPassword: 'Erciyes3917' };
  await shop.open.world?.carryOut({ do: 'meet', name: 'change-password', with: { kind: 'lose' }, times: 1 });
  update.send({ type: 'form.submitted', fields, key: 'k-1', at: 0 });
  await waitFor(update, (snapshot) => snapshot.context.refusal === 'not-reached');
  update.send({ type: 'form.submitted', fields, key: 'k-2', at: 0 });
  const { context } = await waitFor(update, (snapshot) => !snapshot.hasTag('busy'));
  expect([context.refusal, update.getSnapshot().value]).toEqual([null, 'done']);
});
