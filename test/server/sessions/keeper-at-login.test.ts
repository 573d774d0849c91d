import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { hour, logInTo, moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

type Headers = Readonly<Record<string, string>>;

const sale = '/crs/rail-booking/create-pnr';

const locatorIn = async (answer: Response): Promise<string> =>
  z.decode(reservation, await answer.json()).locator;

const books = async (client: BrowserClient, headers: Headers = {}): Promise<string> => {
  const { body } = await bodyForOne(shop);
  return locatorIn(await client.post(sale, body, headers));
};

/** What a browser is told of a booking by its PNR alone. */
const finds = async (client: BrowserClient, locator: string): Promise<string | null> =>
  (await readOutcome(await client.post('/crs/rail-booking/get-reservation', { locator })))[1];

const keeps = (client: BrowserClient, revision: number, snapshot: string, flow = 'booking') =>
  client.post('/keeping/flows', { flow, chartHash: 'a1', revision, snapshot });

const reads = async (client: BrowserClient, flow = 'booking') => {
  const answer = await client.get(`/keeping/flows/${flow}`);
  const read = await answer.json();
  return answer.ok ? [read.revision, read.snapshot] : 'nothing';
};

const handsOver = async (client: BrowserClient): Promise<string> =>
  String((await (await client.post('/keeping/hand-over', { flow: 'booking' })).json()).code);

/** A browser that many use, and the device of whoever sat at it last and took along what it keeps. */
const sharedBrowser = async () => {
  const [client, device] = [browserClient(shop), browserClient(shop)];
  await keeps(client, 0, 'guests');
  await device.post('/keeping/take-over', { code: await handsOver(client) });
  return { client, device };
};

test('[A-02] [S-27] whoever took along what a browser keeps acts on nothing that a member books in it later', async () => {
  const { client, device } = await sharedBrowser();
  const guests = await books(client);
  const member = await logInTo(shop, {}, client);
  const members = await books(client, member.authorized);
  expect([await finds(client, guests), await finds(client, members)]).toEqual([null, null]);
  expect([await finds(device, guests), await finds(device, members)]).toEqual([null, 'booking-not-found']);
});

test('[A-02] [S-27] nor do they read what the member keeps, nor write into it', async () => {
  const { client, device } = await sharedBrowser();
  const [revision] = await reads(client);
  await logInTo(shop, {}, client);
  expect([await reads(client), await reads(device)]).toEqual([
    [revision, 'guests'],
    [revision, 'guests'],
  ]);
  await keeps(client, Number(revision), 'members');
  await keeps(device, Number(revision), 'strangers');
  const next = Number(revision) + 1;
  expect([await reads(client), await reads(device)]).toEqual([
    [next, 'members'],
    [next, 'strangers'],
  ]);
});

test('[A-02] a code that was drawn before the login leads to what was kept before it', async () => {
  const { client } = await sharedBrowser();
  const code = await handsOver(client);
  const member = await logInTo(shop, {}, client);
  await keeps(client, Number((await reads(client))[0]), 'members');
  const late = browserClient(shop);
  await late.post('/keeping/take-over', { code });
  expect([(await reads(late))[1], await finds(late, await books(client, member.authorized))]).toEqual([
    'guests',
    'booking-not-found',
  ]);
  const device = browserClient(shop);
  await device.post('/keeping/take-over', { code: await handsOver(client) });
  expect(await reads(device)).toEqual(await reads(client));
});

test('[S-01] a login whose answer is lost leaves the browser all it kept', async () => {
  const client = browserClient(shop);
  await keeps(client, 0, 'guests');
  const unheard = browserClient(shop);
  unheard.cookies.set('keeper', client.cookies.get('keeper') ?? '');
  await logInTo(shop, {}, unheard);
  expect([await reads(client), await reads(unheard)]).toEqual([
    [1, 'guests'],
    [1, 'guests'],
  ]);
});

test('[S-01] what another device booked while both kept together is found after the login as before', async () => {
  const { client, device } = await sharedBrowser();
  const guests = await books(device);
  expect(await finds(client, guests)).toBe(null);
  await logInTo(shop, {}, client);
  expect(await finds(client, guests)).toBe(null);
});

test('[S-01] every flow a guest kept goes on with whoever logs in, at the write it stood at', async () => {
  const client = browserClient(shop);
  await keeps(client, 0, 'first');
  await keeps(client, 1, 'second');
  await keeps(client, 0, 'car', 'car-rental');
  await logInTo(shop, {}, client);
  expect([await reads(client), await reads(client, 'car-rental')]).toEqual([
    [2, 'second'],
    [1, 'car'],
  ]);
  const member = await logInTo(shop, {}, client);
  await moveClock(shop, hour);
  expect((await client.get('/mc/customers', member.authorized)).status).toBe(401);
  await logInTo(shop, {}, client);
  expect(await reads(client)).toEqual([2, 'second']);
});

test('[A-02] a key that was used under the secret before the login leads the member to nobody else’s booking', async () => {
  const { client, device } = await sharedBrowser();
  const { body } = await bodyForOne(shop);
  const key = { 'idempotency-key': 'one-wish' };
  const member = await logInTo(shop, {}, client);
  const strangers = await locatorIn(await device.post(sale, body, key));
  const answer = await client.post(sale, body, { ...member.authorized, ...key });
  expect(await readOutcome(answer)).toEqual([400, 'selection-time-expired']);
  expect(await finds(client, strangers)).toBe('booking-not-found');
});

test('[A-02] no write that is still on its way during the login brings the secret before it back', async () => {
  const client = browserClient(shop);
  await keeps(client, 0, 'first');
  const before = client.cookies.get('keeper') ?? '';
  const late = browserClient(shop);
  late.cookies.set('keeper', before);
  await logInTo(shop, {}, client);
  const writes = [await keeps(late, 0, 'typed', 'login'), await keeps(late, 1, 'second')];
  expect(writes.map(({ status, headers }) => [status, headers.getSetCookie()])).toEqual([
    [200, []],
    [200, []],
  ]);
  expect(client.cookies.get('keeper')).not.toBe(before);
});

test('[A-02] [S-27] whoever handed over to a member who was logged in acts on nothing that the member books, and reads on', async () => {
  const [stranger, client] = [browserClient(shop), browserClient(shop)];
  await keeps(stranger, 0, 'planted');
  const member = await logInTo(shop, {}, client);
  await client.post('/keeping/take-over', { code: await handsOver(stranger) }, member.authorized);
  const members = await books(client, member.authorized);
  expect([await finds(client, members), await finds(stranger, members)]).toEqual([null, 'booking-not-found']);
  expect([(await reads(client))[1], (await reads(stranger))[1]]).toEqual(['planted', 'planted']);
  await client.post('/mc/user/logout', undefined, member.authorized);
  expect([await finds(client, members), await finds(stranger, members)]).toEqual([
    'booking-not-found',
    'booking-not-found',
  ]);
});

test('[A-02] [S-27] nor does the one who repeats the member’s call under its key, where the member took over with no token at hand', async () => {
  const [stranger, client] = [browserClient(shop), browserClient(shop)];
  await keeps(stranger, 0, 'planted');
  const member = await logInTo(shop, {}, client);
  await client.post('/keeping/take-over', { code: await handsOver(stranger) });
  const { body } = await bodyForOne(shop);
  const key = { 'idempotency-key': 'read by both' };
  const locator = await locatorIn(await client.post(sale, body, { ...member.authorized, ...key }));
  expect(await readOutcome(await stranger.post(sale, body, key))).toEqual([400, 'selection-time-expired']);
  expect([await finds(client, locator), await finds(stranger, locator)]).toEqual([null, 'booking-not-found']);
});
