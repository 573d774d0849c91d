import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOf } from '#domain/shop/logged-step.ts';
import { day, second } from '#domain/values/durations.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { EVENT_LOG: 'on' } });
});
afterAll(() => shop.end());

const start = startOf('session');
const open = 'session.guest|login.opened|0';

/** A visit that opens the login so many seconds after it began. */
const visit = async (to: TestShop, waits: number) => {
  const at = to.open.app.clock.now() - 60 * second;
  const events = [
    { position: 0, flow: 'session', transition: start, stands: 'session.guest', at },
    { position: 1, flow: 'login', transition: startOf('login'), stands: 'login.closed', at: at + second },
    { position: 2, flow: 'session', transition: open, stands: 'session.entering', at: at + waits * second },
  ];
  const answer = await to.askJson('/flow-events', { case: crypto.randomUUID(), events });
  expect(answer.status).toBe(200);
};

const read = async (from: TestShop, asked = 'session') => {
  const answer = await from.ask(`/flow-ways/${asked}`);
  return { status: answer.status, body: await answer.json() };
};

const dayOf = (instant: number) => new Date(instant + 3 * 60 * 60 * second).toISOString().slice(0, 10);

test('which ways people go and how long they stay is told of five visits and of no fewer, to anybody', async () => {
  for (const waits of [3, 9, 5, 30]) await visit(shop, waits);
  const noWays = { share: 1, visits: 0, ways: [], rest: 0, stays: [] };
  const today = dayOf(shop.open.app.clock.now());
  const asked = `session?first=${today}&last=${today}`;
  expect(await read(shop, asked)).toEqual({ status: 200, body: { found: noWays } });
  await visit(shop, 7);
  const found = {
    share: 1,
    visits: 5,
    ways: [{ steps: [start, open], visits: 5 }],
    rest: 0,
    stays: [{ state: 'session.guest', visits: 5, median: 7 * second, slowest: null }],
  };
  expect(await read(shop)).toEqual({ status: 200, body: { found } });
  const now = shop.open.app.clock.now();
  const [first, last] = [dayOf(now - day), dayOf(now)];
  expect((await read(shop, `session?first=${first}&last=${last}`)).body).toEqual({ found });
  const [before, eve] = [dayOf(now - 3 * day), dayOf(now - 2 * day)];
  expect((await read(shop, `session?first=${before}&last=${eve}`)).body).toEqual({ found: noWays });
  expect((await read(shop, 'payment')).body).toEqual({ found: noWays });
});

test('what was told is told again for a minute: whoever asks again and again has the log read once', async () => {
  const lately = await read(shop);
  await visit(shop, 4);
  expect(await read(shop)).toEqual(lately);
  const now = shop.open.app.clock.now();
  const { found } = (await read(shop, `session?first=${dayOf(now - 2 * day)}&last=${dayOf(now)}`)).body;
  expect(found.visits).toBe(6);
});

test('of days that begin alike and end otherwise each is told its own within the minute', async () => {
  const now = shop.open.app.clock.now();
  const visitsUntil = async (last: number): Promise<number> => {
    const { body } = await read(shop, `session?first=${dayOf(now - 4 * day)}&last=${dayOf(last)}`);
    return body.found.visits;
  };
  expect([await visitsUntil(now - day), await visitsUntil(now)]).toEqual([0, 6]);
});

test('of more than a week, or of days that are none, nothing is told', async () => {
  const wide = await read(shop, 'session?first=2026-11-01&last=2026-11-08');
  expect([wide.status, wide.body.message]).toEqual([400, tr['after-sale.refused.range-too-wide']]);
  expect((await read(shop, 'session?first=2026-11-01&last=2026-11-07')).status).toBe(200);
  expect((await read(shop, 'session?first=2026-11-08&last=2026-11-07')).status).toBe(400);
});

test('where the operator keeps no event log, and of what is no flow, no ways are told', async () => {
  const silent = await openTestShop();
  expect((await read(silent)).body).toEqual({ found: null });
  await silent.end();
  expect((await read(shop, 'Session%20')).body).toEqual({ found: null });
});

test('of a busy shop a part of the visits is looked at, whole ones, and how large it is is told', async () => {
  const busy = await openTestShop({ settings: { EVENT_LOG: 'on' } });
  const { db, clock } = busy.open.app;
  const at = clock.now() - 1000;
  await sql`insert into flow_event (case_id, position, flow, transition, stands, at, reported_hour)
    select lpad(to_hex(of::bigint * 85899), 8, '0') || '-a', position, 'session',
      case position when 0 then ${start} else ${open} end, 'session.guest', ${at}::bigint, 0
    from generate_series(0, 49999) as of, generate_series(0, 1) as position`.execute(db);
  const { found } = (await read(busy)).body;
  expect([found.share, found.ways, found.rest]).toEqual([
    0.5,
    [{ steps: [start, open], visits: found.visits }],
    0,
  ]);
  expect(found.visits).toBe(25_001);
  await busy.end();
}, 120_000);
