import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { foreigner, hour, logInTo, moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

type MemberHeaders = Readonly<Record<string, string>>;

const booksAnswered = async (client: BrowserClient, headers: MemberHeaders = {}): Promise<Response> =>
  client.post('/crs/rail-booking/create-pnr', (await bodyForOne(shop)).body, headers);

const books = async (client: BrowserClient, headers: MemberHeaders = {}): Promise<string> =>
  z.decode(reservation, await (await booksAnswered(client, headers)).json()).locator;

/** What a browser is told of a booking by its PNR alone: null where it may act on it. */
const finds = async (client: BrowserClient, ...locators: readonly string[]) => {
  const found: (string | null)[] = [];
  for (const locator of locators) {
    found.push((await readOutcome(await client.post('/crs/rail-booking/get-reservation', { locator })))[1]);
  }
  return found;
};

/** Whoever took the secret along that a shared browser books with, and nothing else. */
const copiedFrom = (client: BrowserClient): BrowserClient => {
  const stranger = browserClient(shop);
  stranger.cookies.set('bookings', client.cookies.get('bookings') ?? '');
  return stranger;
};

const leaves = ({ client, authorized }: Awaited<ReturnType<typeof logInTo>>) =>
  client.post('/mc/user/logout', undefined, authorized);

/** A browser in which a guest booked, its secret taken along, and then a member. */
const sharedBrowser = async () => {
  const client = browserClient(shop);
  const guests = await books(client);
  const stranger = copiedFrom(client);
  const member = await logInTo(shop, {}, client);
  return { client, stranger, member, guests, members: await books(client, member.authorized) };
};

test('[A-02] [S-27] whoever took along what a shared browser books with acts on nothing that a member books in it later', async () => {
  const { client, stranger, guests, members } = await sharedBrowser();
  expect([await finds(client, guests, members), await finds(stranger, guests, members)]).toEqual([
    [null, null],
    [null, 'booking-not-found'],
  ]);
});

test('[A-02] [S-27] nor on what the next member books, after a session that ended by itself', async () => {
  const { client, guests, members } = await sharedBrowser();
  await moveClock(shop, hour);
  const stranger = copiedFrom(client);
  const next = await logInTo(shop, { email: foreigner }, client);
  const theirs = await books(client, next.authorized);
  expect([
    await finds(client, guests, members, theirs),
    await finds(stranger, guests, members, theirs),
  ]).toEqual([
    [null, 'booking-not-found', null],
    [null, 'booking-not-found', 'booking-not-found'],
  ]);
});

test('[S-01] a login whose answer is lost leaves the browser all it booked, however often one was heard before', async () => {
  const { client, guests, members } = await sharedBrowser();
  await moveClock(shop, hour);
  await logInTo(shop, {}, copiedFrom(client));
  expect(await finds(client, guests, members)).toEqual([null, null]);
});

test('[S-01] a booking that is on its way during the login is the browser’s too', async () => {
  const client = browserClient(shop);
  await books(client);
  const late = copiedFrom(client);
  const member = await logInTo(shop, {}, client);
  const locator = await books(late);
  expect(await finds(client, locator)).toEqual([null]);
  await moveClock(shop, hour);
  await logInTo(shop, {}, member.client);
  expect(await finds(client, locator)).toEqual([null]);
});

test('[A-02] nor does its answer bring the secret before the login back', async () => {
  const client = browserClient(shop);
  await books(client);
  const late = copiedFrom(client);
  await logInTo(shop, {}, client);
  const answer = await booksAnswered(late);
  const left = answer.headers.getSetCookie().map((line) => line.slice(0, line.indexOf('=')));
  expect([answer.status, left]).toEqual([200, ['party']]);
});

test('[A-02] [S-27] a logout takes the member’s bookings from every secret the browser had them under', async () => {
  const { client, guests, members } = await sharedBrowser();
  await moveClock(shop, hour);
  const stranger = copiedFrom(client);
  expect(await finds(stranger, members)).toEqual([null]);
  await leaves(await logInTo(shop, {}, client));
  expect([await finds(client, guests, members), await finds(stranger, members)]).toEqual([
    [null, 'booking-not-found'],
    ['booking-not-found'],
  ]);
});

test('[A-02] whoever took it along takes nothing from the browser by logging in again and again', async () => {
  const { client, stranger, guests, members } = await sharedBrowser();
  for (const email of [foreigner, undefined, foreigner]) {
    await moveClock(shop, hour);
    await logInTo(shop, email === undefined ? {} : { email }, stranger);
  }
  expect([await finds(client, guests), await finds(stranger, guests, members)]).toEqual([
    [null],
    [null, 'booking-not-found'],
  ]);
});

test('[A-02] nor by a pair of secrets they have put together themselves', async () => {
  const client = browserClient(shop);
  const guests = await books(client);
  const stranger = browserClient(shop);
  stranger.cookies.set('bookings', `${'x'.repeat(43)}.${client.cookies.get('bookings')}`);
  await logInTo(shop, { email: foreigner }, stranger);
  expect(await finds(client, guests)).toEqual([null]);
});
