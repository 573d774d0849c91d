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
  expect([await reads(client), await reads(device)]).toEqual([[revision, 'guests'], 'nothing']);
  await keeps(client, Number(revision), 'members');
  expect(await readOutcome(await keeps(device, Number(revision), 'strangers'))).toEqual([
    409,
    'continued-elsewhere',
  ]);
  expect([await reads(client), await reads(device)]).toEqual([[Number(revision) + 1, 'members'], 'nothing']);
});

test('[A-02] a code that was drawn before the login leads to nothing after it', async () => {
  const { client } = await sharedBrowser();
  const code = await handsOver(client);
  await logInTo(shop, {}, client);
  const late = await browserClient(shop).post('/keeping/take-over', { code });
  expect(await readOutcome(late)).toEqual([400, 'link-used-or-old']);
  const device = browserClient(shop);
  await device.post('/keeping/take-over', { code: await handsOver(client) });
  expect(await reads(device)).toEqual(await reads(client));
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

test('[S-01] what a guest asked for with a key is answered alike to the member, once', async () => {
  const client = browserClient(shop);
  await keeps(client, 0, 'guests');
  const { body } = await bodyForOne(shop);
  const key = { 'idempotency-key': 'one-wish' };
  const first = await locatorIn(await client.post(sale, body, key));
  const member = await logInTo(shop, {}, client);
  await keeps(client, 1, 'members');
  const again = await client.post(sale, body, { ...member.authorized, ...key });
  expect([again.status, await locatorIn(again)]).toEqual([200, first]);
});

test('[A-02] a first write that is still on its way during the login brings the secret before it not back', async () => {
  const client = browserClient(shop);
  await keeps(client, 0, 'first');
  const before = client.cookies.get('keeper') ?? '';
  const late = browserClient(shop);
  late.cookies.set('keeper', before);
  await logInTo(shop, {}, client);
  const written = await keeps(late, 0, 'typed', 'login');
  expect([written.status, written.headers.getSetCookie()]).toEqual([200, []]);
  expect((await keeps(late, 1, 'first')).headers.getSetCookie()).toEqual([]);
  expect(client.cookies.get('keeper')?.split('.')[1]).toBe(before);
});
