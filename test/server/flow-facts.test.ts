import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour } from '#domain/values/durations.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.open.app.db.deleteFrom('flow_fact').execute();
});
afterAll(() => shop.end());

const open = 'login.entering|login.submitted|0';
const close = 'login.entering|login.closed|0';
const begin = 'login.beginning|always|1';

const send = (facts: unknown) => shop.askJson('/flow-facts', { facts });
const fact = (flow: string, transition: string, count: number) => ({ flow, transition, count });

const kept = async () =>
  shop.open.app.db
    .selectFrom('flow_fact')
    .select(['transition', 'hour', 'count'])
    .orderBy('hour')
    .orderBy('transition')
    .execute();

test('counts of one hour are added up, and the next hour begins anew', async () => {
  await shop.askJson('/world', { do: 'set-clock', offset: 0 });
  const began = Math.floor(shop.open.app.clock.now() / hour) * hour;
  await shop.askJson('/world', { do: 'set-clock', offset: began + hour - Date.now() + 60_000 });
  await send([fact('login', open, 2), fact('login', open, 1)]);
  await send([fact('login', open, 4), fact('login', close, 1)]);
  await shop.askJson('/world', { do: 'move-clock', by: hour });
  await send([fact('login', open, 5)]);
  expect(await kept()).toEqual([
    { transition: close, hour: began + hour, count: 1 },
    { transition: open, hour: began + hour, count: 7 },
    { transition: open, hour: began + 2 * hour, count: 5 },
  ]);
});

test('counts told at the same moment are all kept', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () => send([fact('login', close, 1), fact('login', open, 2)])),
  );
  const counts = (await kept()).map(({ transition, count }) => [transition, count]);
  expect(counts).toEqual([
    [close, 20],
    [open, 40],
  ]);
});

test('a flow is read as a table: how often each arrow was taken and its share of the ways out of its state', async () => {
  await send([fact('login', open, 3), fact('login', close, 1), fact('login', begin, 2)]);
  const answer = await shop.ask('/flow-facts/login.csv');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      'flow,transition,source,event,branch,count,share_of_source',
      'login,login.beginning|always|1,login.beginning,always,1,2,1.0000',
      'login,login.entering|login.closed|0,login.entering,login.closed,0,1,0.2500',
      'login,login.entering|login.submitted|0,login.entering,login.submitted,0,3,0.7500',
      '',
    ].join('\r\n'),
  );
});

/** Tells a count at an instant of the railway. */
const sendAt = async (instant: number, count: number) => {
  await shop.askJson('/world', { do: 'set-clock', offset: instant - Date.now() });
  await send([fact('login', open, count)]);
};

/** The status, and the count of the only arrow. */
const countedIn = async (query: string) => {
  const answer = await shop.ask(`/flow-facts/login.csv${query}`);
  return [answer.status, (await answer.text()).split('\r\n')[1]?.split(',')[5]];
};

test('a flow is read of some days of the railway, the first and the last whole', async () => {
  const midnight = Date.parse('2027-03-02T00:00:00+03:00');
  await sendAt(midnight - hour, 1);
  await sendAt(midnight, 2);
  await sendAt(midnight + 47 * hour, 4);
  await sendAt(midnight + 48 * hour, 8);
  expect(await countedIn('?first=2027-03-02&last=2027-03-03')).toEqual([200, '6']);
  expect(await countedIn('?first=2027-03-01&last=2027-03-01')).toEqual([200, '1']);
  expect(await countedIn('')).toEqual([200, '15']);
});

test.each(['?first=2027-03-02', '?first=2027-02-30&last=2027-03-03', '?first=2027-03-04&last=2027-03-03'])(
  '%s is no range of days',
  async (query) => {
    expect((await shop.ask(`/flow-facts/login.csv${query}`)).status).toBe(400);
  },
);

test.each([
  ['no flow’s name', [fact('Session', open, 1)]],
  ['no transition', [fact('session', 'session', 1)]],
  ['a formula', [fact('session', '=cmd|x|0', 1)]],
  ['nothing counted', [fact('session', open, 0)]],
  ['half a count', [fact('session', open, 0.5)]],
  ['more than anyone does in an hour', [fact('session', open, 10_001)]],
  ['too many at once', Array.from({ length: 201 }, () => fact('session', open, 1))],
])('%s is not kept', async (_name, facts) => {
  expect((await send(facts)).status).toBe(400);
});

test.each(['/flow-facts/session', '/flow-facts/..csv', '/flow-facts/A.csv', '/flow-facts/a%00.csv'])(
  '%s is no table',
  async (path) => {
    expect([400, 404]).toContain((await shop.ask(path)).status);
  },
);

test('one caller tells at most sixty times a minute', async () => {
  const busy = await openTestShop({ settings: { PROXIES: '1' } });
  const from = async (address: string) =>
    (await busy.askJson('/flow-facts', { facts: [] }, { 'x-forwarded-for': address })).status;
  const statuses = await Promise.all(Array.from({ length: 61 }, () => from('203.0.113.1')));
  expect(statuses.filter((status) => status === 429).length).toBe(1);
  expect(await from('203.0.113.2')).toBe(200);
  await busy.askJson('/world', { do: 'move-clock', by: 60_000 });
  expect(await from('203.0.113.1')).toBe(200);
  await busy.end();
});

test('an area of IPv6 tells as often as four of its networks', async () => {
  const busy = await openTestShop({ settings: { PROXIES: '1', EVENT_LOG: 'on' } });
  const heard = async (path: string, body: unknown) => {
    const asked = Array.from({ length: 5 * 60 }, (_, at) =>
      busy.askJson(path, body, { 'x-forwarded-for': `2001:db8:48:${(at % 50).toString(16)}::1` }),
    );
    return (await Promise.all(asked)).filter(({ status }) => status === 200).length;
  };
  const events = { case: crypto.randomUUID(), events: [] };
  expect([await heard('/flow-facts', { facts: [] }), await heard('/flow-events', events)]).toEqual([
    240, 240,
  ]);
  await busy.end();
});

test('what is kept names nobody', async () => {
  const columns = await shop.open.app.db.introspection.getTables();
  const table = columns.find(({ name }) => name === 'flow_fact');
  expect(table?.columns.map(({ name }) => name)).toEqual(['flow', 'transition', 'hour', 'count']);
});
