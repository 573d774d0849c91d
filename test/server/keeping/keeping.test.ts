import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { sealed, unsealed } from '#server/platform/sealing.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { minute, moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const booking = (revision: number, snapshot = `{"at":${revision}}`) => ({
  flow: 'booking',
  chartHash: '0a1b2c',
  revision,
  snapshot,
});

const keep = (client: BrowserClient, revision: number, snapshot?: string) =>
  client.post('/keeping/flows', booking(revision, snapshot));

const handOver = async (client: BrowserClient) => {
  const answer = await client.post('/keeping/hand-over', { flow: 'booking' });
  return String((await answer.json()).code);
};

test('what a browser writes down comes back to it, with the revision to follow', async () => {
  const client = browserClient(shop);
  const first = await keep(client, 0, '{"name":"AYŞE"}');
  expect([first.status, await first.json()]).toEqual([200, { revision: 1 }]);
  const second = await keep(client, 1, '{"name":"AYŞE YILMAZ"}');
  expect(await second.json()).toEqual({ revision: 2 });
  const kept = await client.get('/keeping/flows/booking');
  expect([kept.status, await kept.json()]).toEqual([200, booking(2, '{"name":"AYŞE YILMAZ"}')]);
});

test('two flows of one browser, and one flow of two browsers, are kept apart', async () => {
  const [here, there] = [browserClient(shop), browserClient(shop)];
  await keep(here, 0, 'here');
  await here.post('/keeping/flows', { ...booking(0, 'other'), flow: 'car-rental' });
  await keep(there, 0, 'there');
  const kept = [
    await here.get('/keeping/flows/booking'),
    await here.get('/keeping/flows/car-rental'),
    await there.get('/keeping/flows/booking'),
  ];
  const snapshots = await Promise.all(kept.map(async (answer) => (await answer.json()).snapshot));
  expect(snapshots).toEqual(['here', 'other', 'there']);
});

test('a stale tab is told that it goes on elsewhere, writes nothing, and may go on from what is there', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  await keep(client, 1, 'newer');
  for (const revision of [0, 1, 3, 900]) {
    expect(await readOutcome(await keep(client, revision, 'stale'))).toEqual([409, 'continued-elsewhere']);
  }
  const { revision, snapshot } = await (await client.get('/keeping/flows/booking')).json();
  expect(snapshot).toBe('newer');
  expect((await keep(client, revision, 'gone on here')).status).toBe(200);
});

test('of twenty tabs that write on the same revision at once one is kept', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, tab) => keep(client, 1, `tab ${tab}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await (await client.get('/keeping/flows/booking')).json()).revision).toBe(2);
});

test('nothing is kept for a browser without the cookie, with a foreign one, or for another flow', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  const stranger = browserClient(shop);
  stranger.cookies.set('keeper', 'A'.repeat(43));
  const answers = [
    await browserClient(shop).get('/keeping/flows/booking'),
    await stranger.get('/keeping/flows/booking'),
    await client.get('/keeping/flows/car-rental'),
  ];
  expect(await Promise.all(answers.map(readOutcome))).toEqual(answers.map(() => [409, 'nothing-kept']));
});

test('a page of another site reads nothing, even with the cookie', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  const answer = await client.get('/keeping/flows/booking', { origin: 'https://evil.example' });
  expect(await readOutcome(answer)).toEqual([409, 'nothing-kept']);
});

test('what is forgotten is gone, and may be begun again', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  expect((await client.post('/keeping/forget', { flow: 'booking' })).status).toBe(200);
  expect(await readOutcome(await client.get('/keeping/flows/booking'))).toEqual([409, 'nothing-kept']);
  expect((await keep(client, 0)).status).toBe(200);
});

test('a tab that is behind forgets nothing; one that stands at the last write does', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  await keep(client, 1, 'newer');
  const forget = (revision: number) => client.post('/keeping/forget', { flow: 'booking', revision });
  expect(await readOutcome(await forget(1))).toEqual([409, 'continued-elsewhere']);
  expect((await (await client.get('/keeping/flows/booking')).json()).snapshot).toBe('newer');
  expect((await forget(2)).status).toBe(200);
  expect(await readOutcome(await client.get('/keeping/flows/booking'))).toEqual([409, 'nothing-kept']);
  expect((await forget(2)).status).toBe(200);
});

test('a kept flow waits a day from its last write', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  await moveClock(shop, day - minute);
  await keep(client, 1);
  await moveClock(shop, day - minute);
  expect((await client.get('/keeping/flows/booking')).status).toBe(200);
  await moveClock(shop, minute);
  expect(await readOutcome(await client.get('/keeping/flows/booking'))).toEqual([409, 'nothing-kept']);
});

test('the store holds neither what was typed nor the secret that opens it', async () => {
  const client = browserClient(shop);
  await keep(client, 0, '{"name":"KANARYA","email":"canary@example.com"}');
  await handOver(client);
  const { db } = shop.open.app;
  const rows = [
    await db.selectFrom('kept_flow').selectAll().execute(),
    await db.selectFrom('kept_flow_hand_over').selectAll().execute(),
  ];
  expect(rows.map((found) => found.length)).toEqual([1, 1]);
  expect(JSON.stringify(rows)).not.toMatch(/KANARYA|canary/);
  expect(JSON.stringify(rows)).not.toContain(client.cookies.get('keeper'));
});

test('another device goes on with the code, once; both write on one revision', async () => {
  const [phone, desk, late] = [browserClient(shop), browserClient(shop), browserClient(shop)];
  await keep(phone, 0, 'typed on the phone');
  const code = await handOver(phone);
  expect(code).toMatch(/^[\w-]{43}$/);
  const taken = await desk.post('/keeping/take-over', { code });
  expect([taken.status, await taken.json()]).toEqual([200, { flow: 'booking' }]);
  const { snapshot, revision } = await (await desk.get('/keeping/flows/booking')).json();
  expect(snapshot).toBe('typed on the phone');
  expect(await readOutcome(await keep(phone, 1))).toEqual([409, 'continued-elsewhere']);
  expect((await keep(desk, revision, 'gone on at the desk')).status).toBe(200);
  expect(await readOutcome(await keep(phone, 1))).toEqual([409, 'continued-elsewhere']);
  expect(await readOutcome(await late.post('/keeping/take-over', { code }))).toEqual([
    400,
    'link-used-or-old',
  ]);
});

test('a device whose answer was lost asks again with its key and goes on; another key is too late', async () => {
  const [phone, desk] = [browserClient(shop), browserClient(shop)];
  await keep(phone, 0, 'typed on the phone');
  const code = await handOver(phone);
  const asked = { code, idempotencyKey: 'desk-1' };
  const first = await browserClient(shop).post('/keeping/take-over', asked);
  const again = await desk.post('/keeping/take-over', asked);
  expect([first.status, again.status, await again.json()]).toEqual([200, 200, { flow: 'booking' }]);
  expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
  const { snapshot, revision } = await (await desk.get('/keeping/flows/booking')).json();
  expect(snapshot).toBe('typed on the phone');
  expect((await keep(desk, revision, 'gone on at the desk')).status).toBe(200);
  const late = await browserClient(shop).post('/keeping/take-over', { code, idempotencyKey: 'late-1' });
  expect(await readOutcome(late)).toEqual([400, 'link-used-or-old']);
});

test('a code of what was forgotten since leads to nothing, and takes nothing from who brings it', async () => {
  const [here, there] = [browserClient(shop), browserClient(shop)];
  await keep(here, 0);
  await keep(there, 0, 'own');
  const code = await handOver(here);
  await here.post('/keeping/forget', { flow: 'booking' });
  expect(await readOutcome(await there.post('/keeping/take-over', { code }))).toEqual([
    400,
    'link-used-or-old',
  ]);
  expect((await (await there.get('/keeping/flows/booking')).json()).snapshot).toBe('own');
});

test('a code is good for ten minutes, and nothing else is a code', async () => {
  const phone = browserClient(shop);
  await keep(phone, 0);
  const code = await handOver(phone);
  await moveClock(shop, 10 * minute);
  for (const tried of [code, '', '123456', 'A'.repeat(43), 'A'.repeat(1_000)]) {
    const answer = await browserClient(shop).post('/keeping/take-over', { code: tried });
    expect(await readOutcome(answer)).toEqual([400, 'link-used-or-old']);
  }
});

test('codes are tried ten times a minute from one address', async () => {
  await moveClock(shop, 30 * day);
  const client = browserClient(shop);
  const tries = [];
  for (let index = 0; index < 11; index += 1) {
    const code = 'A'.repeat(43);
    tries.push((await client.post('/keeping/take-over', { code })).status);
  }
  expect(tries).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test.each([
  [{ ...booking(0), flow: 'Booking' }],
  [{ ...booking(0), flow: '../etc' }],
  [{ ...booking(0), flow: '' }],
  [{ ...booking(0), chartHash: 'xyz' }],
  [{ ...booking(-1) }],
  [{ ...booking(0), revision: 1.5 }],
  [{ ...booking(0), snapshot: { at: 1 } }],
  [{ ...booking(0), snapshot: 'x'.repeat(131_073) }],
  [{}],
])('what is no kept flow is not understood', async (body) => {
  const answer = await browserClient(shop).post('/keeping/flows', body);
  expect(await readOutcome(answer)).toEqual([400, 'call-not-understood']);
});

test('a locked text opens with its secret at its place only', () => {
  const text = 'ş\u0000😀'.repeat(1_000);
  const locked = sealed(text, 'secret', 'booking 1');
  expect(unsealed(locked, 'secret', 'booking 1')).toBe(text);
  expect(unsealed(locked, 'Secret', 'booking 1')).toBe(null);
  expect(unsealed(locked, 'secret', 'booking 2')).toBe(null);
  expect(unsealed(`${locked.slice(0, -2)}AA`, 'secret', 'booking 1')).toBe(null);
});
