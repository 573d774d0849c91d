import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { foreigner, hour, logInTo, moveClock, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { askOrder, payFor } from '../../support/shop/rented-car.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const sale = '/crs/rail-booking/create-pnr';
const find = '/crs/rail-booking/get-reservation';
const logout = '/mc/user/logout';
const rental = '/car-rental/order-payment';

type Member = Awaited<ReturnType<typeof logInTo>>;
type Headers = Readonly<Record<string, string>>;

const books = async (client: BrowserClient, headers: Headers = {}): Promise<string> => {
  const { body } = await bodyForOne(shop);
  const answer = await client.post(sale, body, headers);
  return z.decode(reservation, await answer.json()).locator;
};

const keepsFlow = (client: BrowserClient) =>
  client.post('/keeping/flows', { flow: 'booking', chartHash: 'a1', revision: 0, snapshot: '{}' });

/** What the browser is told of a booking by its PNR alone. */
const found = async (client: BrowserClient, locator: string): Promise<string | null> => {
  const answer = await client.post(find, { locator });
  return answer.ok
    ? (z.decode(reservation, await answer.json()).passengers[0]?.firstName ?? '')
    : (await readOutcome(answer))[1];
};

const leave = ({ client, authorized }: Member) => client.post(logout, undefined, authorized);

const ends = ({ client, authorized }: Member) =>
  shop.ask('/mc/customers/1001', {
    method: 'DELETE',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify({ password: rightPassword }),
  });

/** A browser in which a guest booked, and then a member. */
const sharedBrowser = async () => {
  const client = browserClient(shop);
  await keepsFlow(client);
  const guests = await books(client);
  const member = await logInTo(shop, {}, client);
  return { member, client, guests, members: await books(client, member.authorized) };
};

test('[A-02] [S-27] after a logout the browser finds the guest’s booking and no longer the member’s', async () => {
  const { member, client, guests, members } = await sharedBrowser();
  expect([await found(client, guests), await found(client, members)]).toEqual(['AYŞE', 'AYŞE']);
  await leave(member);
  expect([await found(client, guests), await found(client, members)]).toEqual(['AYŞE', 'booking-not-found']);
});

test('[A-02] [S-25] so it is after the end of a membership', async () => {
  const { member, client, guests, members } = await sharedBrowser();
  client.keep(await ends(member));
  expect([await found(client, guests), await found(client, members)]).toEqual(['AYŞE', 'booking-not-found']);
});

test('[A-02] [S-27] nothing that was kept is read in it any more; a device that went on with it goes on', async () => {
  const { member, client, members } = await sharedBrowser();
  const device = browserClient(shop);
  const { code } = await (await client.post('/keeping/hand-over', { flow: 'booking' })).json();
  await device.post('/keeping/take-over', { code });
  await leave(member);
  expect([client.cookies.has('keeper'), client.cookies.has('bookings')]).toEqual([false, true]);
  expect(await readOutcome(await client.get('/keeping/flows/booking'))).toEqual([409, 'nothing-kept']);
  expect([(await device.get('/keeping/flows/booking')).status, await found(device, members)]).toEqual([
    200,
    'AYŞE',
  ]);
});

test('[A-02] [S-27] what was booked under a key is not told again to whoever sits there next', async () => {
  const client = browserClient(shop);
  await keepsFlow(client);
  const member = await logInTo(shop, {}, client);
  const { body } = await bodyForOne(shop);
  const key = { 'idempotency-key': 'one-wish' };
  await client.post(sale, body, { ...member.authorized, ...key });
  await leave(member);
  expect(await readOutcome(await client.post(sale, body, key))).toEqual([400, 'selection-time-expired']);
});

test('[A-02] [S-27] a card that was typed there pays no more', async () => {
  const member = await logInTo(shop);
  member.client.cookies.set('card-token', 'k'.repeat(43));
  await leave(member);
  expect(member.client.cookies.has('card-token')).toBe(false);
});

test('[A-02] [S-27] a rental of the member is no longer the browser’s either', async () => {
  const member = await logInTo(shop);
  const { client, authorized } = member;
  const { asked } = await askOrder(shop, { more: { amountDue: 1 } });
  const answer = await client.post(rental, { ...asked, amountDue: 4_860 }, authorized);
  const { reservationNumber, amountDue: due, payBy } = await answer.json();
  const cookie = `bookings=${client.cookies.get('bookings')}`;
  await payFor(shop, { number: reservationNumber, due, payBy, cookie });
  const view = async () =>
    readOutcome(
      await client.post('/car-rental/order-view', { reservationNumber, lastName: null, code: null }),
    );
  const before = await view();
  await leave(member);
  expect([before, await view()]).toEqual([
    [200, null],
    [400, 'rental-not-found'],
  ]);
});

test('[S-01] a session that only ends by itself, and a login that is taken back, leave the browser its bookings', async () => {
  const { member, client, members } = await sharedBrowser();
  await client.post(logout, { isLoginTakenBack: true }, member.authorized);
  expect(client.cookies.has('session')).toBe(false);
  expect([client.cookies.has('keeper'), await found(client, members)]).toEqual([true, 'AYŞE']);
  const again = await logInTo(shop, {}, client);
  await moveClock(shop, hour);
  expect((await client.get('/mc/customers', again.authorized)).status).toBe(401);
  expect(await found(client, members)).toBe('AYŞE');
});

test('[A-02] whoever logs out after the session has ended by itself leaves nothing of it behind', async () => {
  const { member, client, members } = await sharedBrowser();
  await moveClock(shop, hour);
  await leave(member);
  expect(await found(client, members)).toBe('booking-not-found');
});

test('[A-02] [S-27] another member who logs in after it finds the guest’s booking and no longer the member’s', async () => {
  const { client, guests, members } = await sharedBrowser();
  await moveClock(shop, hour);
  await logInTo(shop, { email: foreigner }, client);
  expect(client.cookies.has('keeper')).toBe(false);
  expect([await found(client, guests), await found(client, members)]).toEqual(['AYŞE', 'booking-not-found']);
});

test('[A-02] [S-27] nor what a member kept in it without booking anything', async () => {
  const client = browserClient(shop);
  await logInTo(shop, {}, client);
  await keepsFlow(client);
  await logInTo(shop, { email: foreigner }, client);
  expect(client.cookies.has('keeper')).toBe(false);
});

test('[S-01] what a guest kept goes on with whoever logs in', async () => {
  const client = browserClient(shop);
  await keepsFlow(client);
  await logInTo(shop, { email: foreigner }, client);
  expect(client.cookies.has('keeper')).toBe(true);
});

test('[A-02] [S-27] a browser whose logout is not heard yet is a stranger’s, but to the logout', async () => {
  const { client, members } = await sharedBrowser();
  const resume = async () => (await client.post('/mc/user/session/resume', {})).status;
  client.cookies.set('logout-due', 'left');
  expect([await found(client, members), await resume()]).toEqual(['booking-not-found', 401]);
  client.cookies.delete('logout-due');
  expect([await found(client, members), await resume()]).toEqual(['AYŞE', 200]);
  client.cookies.set('logout-due', 'left');
  await client.post(logout);
  expect(client.cookies.has('session')).toBe(false);
  client.cookies.delete('logout-due');
  expect([await found(client, members), await resume()]).toEqual(['booking-not-found', 401]);
});
