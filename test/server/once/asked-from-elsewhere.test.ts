import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { hour, logInTo, moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { askOrder } from '../../support/shop/rented-car.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';
import { findSeatRide, seatWishOf } from '../../support/sold/seat-ride.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const sale = '/crs/rail-booking/create-pnr';
const rental = '/car-rental/order-payment';
const [wifi, mobile] = ['203.0.113.1', '198.51.100.2'];

type Way = { readonly path: string; readonly from: string; readonly more?: Readonly<Record<string, string>> };

const ask = (client: BrowserClient, body: unknown, { path, from, more = {} }: Way) =>
  client.post(path, body, { 'x-forwarded-for': from, 'idempotency-key': 'one-wish', ...more });

const loses = (name: string) =>
  shop.open.world?.carryOut({ do: 'meet', name, with: { kind: 'lose' }, times: 1 });

let chosen = 0;
/** A browser in which a seat was chosen: it has its basket. */
const chooser = async (client: BrowserClient = browserClient(shop)): Promise<BrowserClient> => {
  const ride = findSeatRide(shop);
  const seats = ride.template.places.filter(({ cabinClass }) => cabinClass === 'Y1');
  chosen += 3;
  await client.post('/tms/inventory/select-seat', seatWishOf(ride, seats[chosen]?.number ?? ''));
  expect(client.cookies.has('party')).toBe(true);
  return client;
};

const bookings = () => shop.open.app.db.selectFrom('booking').select('locator').execute();

const keepsFlow = (client: BrowserClient) =>
  client.post('/keeping/flows', { flow: 'booking', chartHash: 'a1', revision: 0, snapshot: '{}' });

test.each([
  ['sale', false],
  ['reservation', true],
])(
  '[C-07] a %s whose answer was lost is told when it is sent again from another address',
  async (_, preReservation) => {
    const client = await chooser();
    const { body } = await bodyForOne(shop);
    const wish = { ...body, preReservation };
    await loses('create-pnr');
    await expect(ask(client, wish, { path: sale, from: wifi })).rejects.toThrow('fetch failed');
    const again = await (await ask(client, wish, { path: sale, from: mobile })).json();
    expect([{ locator: again.locator }]).toEqual(await bookings());
  },
);

test('[C-07] it is told when the member’s session has ended meanwhile, and when a flow was kept meanwhile', async () => {
  const { client, authorized } = await logInTo(shop, {}, await chooser());
  const { body } = await bodyForOne(shop);
  const wish = { ...body, preReservation: true };
  await loses('create-pnr');
  await expect(ask(client, wish, { path: sale, from: wifi, more: authorized })).rejects.toThrow(
    'fetch failed',
  );
  await keepsFlow(client);
  await moveClock(shop, hour);
  expect((await client.get('/mc/customers', authorized)).status).toBe(401);
  const asMember = await ask(client, wish, { path: sale, from: mobile, more: authorized });
  const asGuest = await ask(client, wish, { path: sale, from: mobile });
  expect([asMember.status, asGuest.status, (await bookings()).length]).toEqual([401, 200, 1]);
});

test.each([
  ['from where it was asked', wifi],
  ['from another address', mobile],
])(
  '[C-07] a sale whose answer came is told again under its key %s, though what is chosen next is another basket; another body is refused as such',
  async (_, from) => {
    const client = await chooser();
    const before = client.cookies.get('party');
    const { body } = await bodyForOne(shop);
    const { locator } = await (await ask(client, body, { path: sale, from: wifi })).json();
    expect(client.cookies.get('party')).not.toBe(before);
    const again = async () => (await (await ask(client, body, { path: sale, from })).json()).locator;
    expect([await again(), await again()]).toEqual([locator, locator]);
    const other = { ...body, preReservation: true };
    expect(await readOutcome(await ask(client, other, { path: sale, from }))).toEqual([
      422,
      'key-used-otherwise',
    ]);
    expect(await bookings()).toEqual([{ locator }]);
  },
);

test('[C-07] it is told to a member in a browser that keeps nothing, whatever the address', async () => {
  const member = await logInTo(shop);
  const bare = { ...member.authorized, 'x-forwarded-for': wifi, 'idempotency-key': 'one-wish' };
  const { body } = await bodyForOne(shop);
  const first = await (await shop.askJson(sale, body, bare)).json();
  const again = await (await shop.askJson(sale, body, { ...bare, 'x-forwarded-for': mobile })).json();
  expect([first.locator === undefined, again]).toEqual([false, first]);
});

test.each([
  ['behind the same address', wifi],
  ['elsewhere', mobile],
])('[A-02] a stranger %s who knows the key and the whole wish is told nothing of it', async (_, from) => {
  const client = await chooser();
  const { body } = await bodyForOne(shop);
  expect((await ask(client, body, { path: sale, from: wifi })).status).toBe(200);
  const stranger = await chooser();
  expect(await readOutcome(await ask(stranger, body, { path: sale, from }))).toEqual([
    400,
    'selection-time-expired',
  ]);
});

test('a rental whose answer was lost is told when it is sent again from another address', async () => {
  const client = await chooser();
  const { asked } = await askOrder(shop, { more: { amountDue: 1 } });
  const wish = { ...asked, amountDue: 4_860 };
  await loses('rental-order-payment');
  await expect(ask(client, wish, { path: rental, from: wifi })).rejects.toThrow('fetch failed');
  const again = await (await ask(client, wish, { path: rental, from: mobile })).json();
  const rows = await shop.open.app.db.selectFrom('rental_order').select('number').execute();
  expect(rows).toEqual([{ number: again.reservationNumber }]);
});

test('a rental whose answer was lost is told to who logged in meanwhile, in a browser that has booked before and keeps nothing', async () => {
  const client = browserClient(shop);
  client.cookies.set('bookings', 'k'.repeat(43));
  const { asked } = await askOrder(shop, { more: { amountDue: 1 } });
  const wish = { ...asked, amountDue: 4_860 };
  await loses('rental-order-payment');
  await expect(ask(client, wish, { path: rental, from: wifi })).rejects.toThrow('fetch failed');
  await logInTo(shop, {}, client);
  const again = await (await ask(client, wish, { path: rental, from: mobile })).json();
  const rows = await shop.open.app.db.selectFrom('rental_order').select('number').execute();
  expect(rows).toEqual([{ number: again.reservationNumber }]);
});
