import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginEid, logInByEid } from '#contract/members/e-id.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { memberOf, minute, moveClock, resetWorld, tokenIn } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { waitingForLocks } from '../../support/server/waiting-for-locks.ts';
import {
  type Choice,
  departureOf,
  eidIn,
  eidPage,
  eidMember as member,
  returnOf,
} from '../../support/sold/e-id-in-browser.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const begin = beginEid.path;
const prove = logInByEid.path;
const page = eidPage;

const notActivated = '30000000014';
const stranger = '40000000082';

const refusedAnswer = [401, 'eid-refused'];

test('[S-06] [C-03] code and state bring the member in, as a login does', async () => {
  const client = browserClient(shop);
  const departure = await departureOf(client);
  expect(departure.pathname).toBe(page);
  const back = await returnOf(client, departure);
  expect([back.origin, back.pathname, [...back.searchParams.keys()]]).toEqual([
    departure.origin,
    '/',
    ['code', 'state'],
  ]);
  const answer = await client.post(prove, eidIn(back));
  expect(answer.status).toBe(200);
  const token = await tokenIn(answer);
  const record = await client.get('/mc/customers', { 'user-authorization': token });
  expect((await record.json()).user.citizenshipNo).toBe(member);
  expect((await client.post('/mc/user/session/resume')).status).toBe(200);
});

test('[S-04] [S-06] where the reader wished to go travels there and back; anything foreign does not', async () => {
  const client = browserClient(shop);
  const goals = [];
  for (const redirect of ['/tren-kart-arama', '//evil.example', 'https://evil.example', '/yok', null]) {
    goals.push((await returnOf(client, await departureOf(client, redirect))).searchParams.get('redirect'));
  }
  expect(goals).toEqual(['/tren-kart-arama', null, null, null, null]);
});

test('[S-06] a state and a code work once', async () => {
  const client = browserClient(shop);
  const eid = eidIn(await returnOf(client, await departureOf(client)));
  expect((await client.post(prove, eid)).status).toBe(200);
  expect(await readOutcome(await client.post(prove, eid))).toEqual(refusedAnswer);
});

test('[S-06] of twenty who show one code and state at the same instant one is let in', async () => {
  const client = browserClient(shop);
  const eid = eidIn(await returnOf(client, await departureOf(client)));
  const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(prove, eid)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('[S-06] code and state of one browser are worth nothing in another', async () => {
  const client = browserClient(shop);
  const other = browserClient(shop);
  await departureOf(other);
  const eid = eidIn(await returnOf(client, await departureOf(client)));
  expect(await readOutcome(await other.post(prove, eid))).toEqual(refusedAnswer);
  expect(await readOutcome(await browserClient(shop).post(prove, eid))).toEqual(refusedAnswer);
  expect((await client.post(prove, eid)).status).toBe(200);
});

test('[S-06] two logins begun in two tabs both come home', async () => {
  const client = browserClient(shop);
  const [first, second] = [await departureOf(client), await departureOf(client)];
  const answers = [];
  for (const departure of [second, first]) {
    answers.push((await client.post(prove, eidIn(await returnOf(client, departure)))).status);
  }
  expect(answers).toEqual([200, 200]);
});

test.each<[string, Choice]>([
  ['refuses', { answer: 'refuse' }],
  ['is not a member', { person: stranger }],
  ['has not activated the account', { person: notActivated }],
  ['is nobody the page knows', { person: '99999999999' }],
  ['comes back with the answer to another request', { answer: 'other-state' }],
])('[E-02] whoever %s is refused', async (_, choice) => {
  const client = browserClient(shop);
  const eid = eidIn(await returnOf(client, await departureOf(client), choice));
  const answer = await client.post(prove, eid);
  expect(await readOutcome(answer)).toEqual(refusedAnswer);
  expect(client.cookies.has('session')).toBe(false);
});

test.each([
  [{ code: '', state: '' }],
  [{ code: 'A'.repeat(43), state: 'A'.repeat(43) }],
  [{ code: "' or 1=1 --", state: "' or 1=1 --" }],
  [{ code: 'x'.repeat(1_000), state: 'x'.repeat(1_000) }],
])('[E-02] %j is refused', async (eid) => {
  const client = browserClient(shop);
  await departureOf(client);
  expect(await readOutcome(await client.post(prove, eid))).toEqual(refusedAnswer);
});

test('[E-02] a code does not prove with the state of another login of this browser spent on a wrong code', async () => {
  const client = browserClient(shop);
  const departure = await departureOf(client);
  const { code, state } = eidIn(await returnOf(client, departure));
  expect(await readOutcome(await client.post(prove, { code: 'A'.repeat(43), state }))).toEqual(refusedAnswer);
  expect(await readOutcome(await client.post(prove, { code, state }))).toEqual(refusedAnswer);
});

test('[S-06] a login is begun for ten minutes, a code stands for five', async () => {
  const client = browserClient(shop);
  const late = await departureOf(client);
  await moveClock(shop, 10 * minute);
  expect(await readOutcome(await client.post(prove, eidIn(await returnOf(client, late))))).toEqual(
    refusedAnswer,
  );
  const slow = eidIn(await returnOf(client, await departureOf(client)));
  await moveClock(shop, 5 * minute);
  expect(await readOutcome(await client.post(prove, slow))).toEqual(refusedAnswer);
});

test('[S-06] the e-ID may answer too late: the call is still open when the reader gives up', async () => {
  const client = browserClient(shop);
  const eid = eidIn(await returnOf(client, await departureOf(client), { answer: 'late' }));
  const asked = shop.ask(prove, {
    method: 'POST',
    headers: client.headersOf({ 'content-type': 'application/json' }),
    body: JSON.stringify(eid),
    signal: AbortSignal.timeout(1_000),
  });
  await expect(asked).rejects.toThrow('aborted due to timeout');
});

test('[E-02] an e-ID that QA has break proves nobody', async () => {
  const client = browserClient(shop);
  const eid = eidIn(await returnOf(client, await departureOf(client)));
  const meeting = { kind: 'refuse', status: 503 } as const;
  await shop.open.world?.carryOut({ do: 'meet', name: 'e-id', with: meeting, times: 1 });
  expect(await readOutcome(await client.post(prove, eid))).toEqual(refusedAnswer);
});

test('[S-06] a login by e-ID ends the session this browser had', async () => {
  const { client, authorized } = await memberOf(shop);
  await client.post(prove, eidIn(await returnOf(client, await departureOf(client))));
  expect((await client.get('/mc/customers', authorized)).status).toBe(401);
});

test('[S-06] state, browser and code stand in the store as hashes only', async () => {
  const client = browserClient(shop);
  const { code, state } = eidIn(await returnOf(client, await departureOf(client)));
  const { db } = shop.open.app;
  const rows = [
    await db.selectFrom('eid_request').selectAll().execute(),
    await db.selectFrom('eid_code').selectAll().execute(),
  ];
  expect(rows.map((found) => found.length)).toEqual([1, 1]);
  for (const secret of [code, state, client.cookies.get('e-id')]) {
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
});

test.each([
  ['tr', 'ltr', 'e-Devlet girişi (deneme)'],
  ['en', 'ltr', 'e-Devlet login (trial)'],
  ['fa', 'rtl', 'ورود با e-Devlet (آزمایشی)'],
])('[P-01] the e-ID page speaks %s', async (language, direction, title) => {
  const client = browserClient(shop);
  const begun = await client.post(begin, { redirect: null }, { 'accept-language': language });
  const { url } = await begun.json();
  const html = await (await client.get(url)).text();
  expect(html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(html).toContain(`<h1>${title}</h1>`);
});

test.each([
  ['?state=&return=/'],
  [`?state=${'A'.repeat(43)}&return=//evil.example`],
  [`?state=${'A'.repeat(43)}&return=https://evil.example`],
  [`?state=${'A'.repeat(43)}&return=/iletisim`],
  [`?state=${'A'.repeat(43)}`],
  [`?state="><script>alert(1)</script>&return=/`],
])('[S-06] the e-ID page at %s sends nobody anywhere', async (query) => {
  const client = browserClient(shop);
  const shown = await client.get(page + query);
  const { searchParams } = new URL(page + query, shop.origin);
  const sent = await client.send(page, {
    state: searchParams.get('state') ?? '',
    return: searchParams.get('return') ?? '',
    person: member,
    answer: 'approve',
  });
  expect([shown.status, sent.status, sent.headers.get('location')]).toEqual([400, 400, null]);
  expect(await shown.text()).not.toContain('<script>alert');
});

test('[S-06] a form of another site gets no code', async () => {
  const departure = await departureOf(browserClient(shop));
  const answer = await shop.ask(page, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      state: departure.searchParams.get('state') ?? '',
      return: '/',
      person: member,
      answer: 'approve',
    }).toString(),
  });
  expect(answer.status).toBe(400);
});

test('[S-06] where money is real the e-ID is closed until one is plugged in, and no test member exists', async () => {
  const live = await openTestShop({ settings: { SHOP_ENV: 'TCDD-PROD' } });
  const client = browserClient(live);
  const statuses = [
    await readOutcome(await client.post(begin, { redirect: null })),
    await readOutcome(await client.post(prove, { code: 'A'.repeat(43), state: 'A'.repeat(43) })),
  ];
  const shown = await client.get(`${page}?state=${'A'.repeat(43)}&return=/`);
  const { db } = live.open.app;
  const accounts = await db.selectFrom('user_account').select('id').execute();
  await live.end();
  expect(statuses).toEqual([[409, 'eid-closed'], refusedAnswer]);
  expect([shown.status, accounts]).toEqual([404, []]);
});

test('[S-06] a number that is corrected after the e-ID proved it opens the account no more', async () => {
  const { db } = shop.open.app;
  const client = browserClient(shop);
  const eid = eidIn(await returnOf(client, await departureOf(client)));
  const answer = await db.transaction().execute(async (within) => {
    await within.selectFrom('user_account').select('id').where('id', '=', 1001).forUpdate().execute();
    await sql`lock table session in share mode`.execute(within);
    const proved = client.post(prove, eid);
    await waitingForLocks(shop, 1);
    await within
      .updateTable('customer_private')
      .set({ citizenship_no: '12000000036' })
      .where('customer_id', '=', 1001)
      .execute();
    return { proved };
  });
  expect(await readOutcome(await answer.proved)).toEqual(refusedAnswer);
});
