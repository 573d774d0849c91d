import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day, hour, second } from '#domain/values/durations.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ settings: { EVENT_LOG: 'on' } });
});
afterAll(() => shop.end());

const open = 'session.guest|login.opened|0';
const fixedCase = '5c0d5a52-7a5c-4a3b-8a39-0a61f3f5a001';
const close = 'session.guest|login.closed|0';

type Reported = { readonly position: number; readonly transition: string; readonly at: number };

const report = (to: TestShop, of: string, events: readonly Reported[], headers = {}) =>
  to.askJson(
    '/flow-events',
    { case: of, events: events.map((event) => ({ flow: 'session', stands: 'session.guest', ...event })) },
    headers,
  );

const kept = (of: string) =>
  shop.open.app.db
    .selectFrom('flow_event')
    .selectAll()
    .where('case_id', '=', of)
    .orderBy('position')
    .execute();

const wholeSecond = (at: number) => Math.floor(at / second) * second;

test('where the operator keeps no event log, what is told all the same is dropped', async () => {
  const silent = await openTestShop();
  const at = silent.open.app.clock.now();
  const answer = await report(silent, crypto.randomUUID(), [{ position: 0, transition: open, at }]);
  expect([answer.status, await answer.json()]).toEqual([200, { kept: 0 }]);
  expect(await silent.open.app.db.selectFrom('flow_event').selectAll().execute()).toEqual([]);
  await silent.end();
});

test('what came after what is kept in its order and to the second, and what is told twice is kept once', async () => {
  const of = crypto.randomUUID();
  const at = shop.open.app.clock.now() - 5 * second;
  const first = { position: 0, transition: open, at };
  const next = { position: 1, transition: close, at: at + 1500 };
  await report(shop, of, [next]);
  expect(await (await report(shop, of, [first, next])).json()).toEqual({ kept: 1 });
  expect((await kept(of)).map((row) => [row.position, row.flow, row.transition, row.stands, row.at])).toEqual(
    [
      [0, 'session', open, 'session.guest', wholeSecond(at)],
      [1, 'session', close, 'session.guest', wholeSecond(at + 1500)],
    ],
  );
});

test('what is told of another day or of an hour that has not come is not kept', async () => {
  const of = crypto.randomUUID();
  const now = shop.open.app.clock.now();
  const answer = await report(shop, of, [
    { position: 0, transition: open, at: now - day - second },
    { position: 1, transition: open, at: now + hour },
    { position: 2, transition: open, at: now - hour },
  ]);
  expect(await answer.json()).toEqual({ kept: 1 });
  expect((await kept(of)).map(({ position }) => position)).toEqual([2]);
});

test('neither the address nor a cookie nor a session of whoever tells reaches the event log', async () => {
  const proxied = await openTestShop({ settings: { EVENT_LOG: 'on', PROXIES: '1' } });
  const at = proxied.open.app.clock.now();
  await report(proxied, crypto.randomUUID(), [{ position: 0, transition: open, at }], {
    'x-forwarded-for': '203.0.113.77',
    cookie: 'session=secret-of-a-session; browser=secret-of-a-browser',
    'user-agent': 'agent-of-somebody',
  });
  const rows = await proxied.open.app.db.selectFrom('flow_event').selectAll().execute();
  expect(rows.map((row) => Object.keys(row))).toEqual([
    ['case_id', 'position', 'flow', 'transition', 'at', 'reported_hour', 'stands'],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|secret|agent/);
  await proxied.end();
});

test('beyond what an hour may take the event log refuses with its sentence until the next hour, and counts go on', async () => {
  await shop.askJson('/world', { do: 'move-clock', by: 2 * hour });
  const { db, clock } = shop.open.app;
  const began = Math.floor(clock.now() / hour) * hour;
  await sql`insert into flow_event (case_id, position, flow, transition, at, reported_hour)
    select 'full', n, 'session', ${open}, ${began}::bigint, ${began}::bigint from generate_series(1, 19999) as n`.execute(
    db,
  );
  const of = crypto.randomUUID();
  const two = () => [0, 1].map((position) => ({ position, transition: open, at: clock.now() }));
  const refused = await report(shop, of, two());
  expect([refused.status, (await refused.json()).message]).toEqual([429, tr['wire.too-many-tries']]);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(hour / second);
  expect(await kept(of)).toEqual([]);
  const counted = await shop.askJson('/flow-facts', {
    facts: [{ flow: 'session', transition: open, count: 1 }],
  });
  expect(counted.status).toBe(200);
  await shop.askJson('/world', { do: 'move-clock', by: hour });
  expect(await (await report(shop, of, two())).json()).toEqual({ kept: 2 });
  await db.deleteFrom('flow_event').where('case_id', '=', 'full').execute();
});

test('how much of the event log is kept in an hour is the operator’s choice', async () => {
  const small = await openTestShop({ settings: { EVENT_LOG: 'on', EVENT_LOG_HOURLY: '1000' } });
  const { db, clock } = small.open.app;
  const began = Math.floor(clock.now() / hour) * hour;
  await sql`insert into flow_event (case_id, position, flow, transition, at, reported_hour)
    select 'full', n, 'session', ${open}, ${began}::bigint, ${began}::bigint from generate_series(1, 999) as n`.execute(
    db,
  );
  const reportAt = async (position: number) =>
    (await report(small, fixedCase, [{ position, transition: open, at: clock.now() }])).status;
  expect([await reportAt(0), await reportAt(1)]).toEqual([200, 429]);
  await small.end();
});

test('one caller tells at most sixty times a minute what came after what', async () => {
  const busy = await openTestShop({ settings: { PROXIES: '1', EVENT_LOG: 'on' } });
  const from = async (address: string) =>
    (await report(busy, crypto.randomUUID(), [], { 'x-forwarded-for': address })).status;
  const statuses = await Promise.all(Array.from({ length: 61 }, () => from('203.0.113.1')));
  expect(statuses.filter((status) => status === 429).length).toBe(1);
  expect(await from('203.0.113.2')).toBe(200);
  await busy.end();
});

test('an event is forgotten 90 days after it was told', async () => {
  const [old, young] = [crypto.randomUUID(), crypto.randomUUID()];
  const { db, clock } = shop.open.app;
  await report(shop, old, [{ position: 0, transition: open, at: clock.now() }]);
  await shop.askJson('/world', { do: 'move-clock', by: 2 * hour });
  await report(shop, young, [{ position: 0, transition: open, at: clock.now() }]);
  const until = Math.floor(clock.now() / hour) * hour + 90 * day;
  await forgetOld(db, until);
  expect(await kept(old)).toEqual([]);
  expect(await kept(young)).toHaveLength(1);
  await forgetOld(db, until + 1);
  expect(await kept(young)).toEqual([]);
});

const at = Date.UTC(2026, 10, 28);
const event = { position: 0, flow: 'session', transition: open, stands: 'session.guest', at };

test.each([
  ['a case that is no random name', { case: 'ayse@example.com', events: [event] }],
  ['no transition', { case: crypto.randomUUID(), events: [{ ...event, transition: 'session' }] }],
  ['a position before the first', { case: crypto.randomUUID(), events: [{ ...event, position: -1 }] }],
  ['a case without an end', { case: crypto.randomUUID(), events: [{ ...event, position: 10_000 }] }],
  ['no state', { case: crypto.randomUUID(), events: [{ ...event, stands: 'ayse@example.com' }] }],
  ['too many at once', { case: crypto.randomUUID(), events: Array.from({ length: 201 }, () => event) }],
])('%s is no part of the event log', async (_name, body) => {
  expect((await shop.askJson('/flow-events', body)).status).toBe(400);
});
