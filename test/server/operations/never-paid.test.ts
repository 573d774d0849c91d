import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type Kept, keepBooking } from '#test/support/server/kept-booking.ts';

const now = Date.UTC(2026, 10, 21, 9);

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.end());

/** Made so many days ago for a journey to come; a guest's who has not paid where nothing else is said. */
const book = (locator: string, days: number, more: Partial<Kept> = {}) =>
  keepBooking(shop, {
    locator,
    madeAt: now - days * day,
    arrival: now + 30 * day,
    user_id: null,
    status: 'active',
    ...more,
  });

const pricedFor = (locator: string) => ({
  ticket: `T${locator}`,
  line: 0,
  kind: 'fare',
  rule: 'K-02',
  row: '',
  base: 50_000,
  factor: 1_000,
  rounding: 'none',
  amount: 50_000,
});

const begunFor = (locator: string) => ({
  id: `e-${locator}`,
  key: `key-${locator}`,
  purpose: 'sale',
  subject: locator,
  locator,
  amount: 50_000,
  means: 'card',
  token: null,
  state: 'declined',
  context: '{}',
  trail: '[]',
  revision: 1,
  port: null,
  input: null,
  ask_at: null,
  tries: 0,
  at_rest: true,
  begun_at: now - 8 * day,
  moved_at: now - 8 * day,
});

test('a guest’s booking that nobody began to pay for goes with all that hangs on it, seven days after its time to pay', async () => {
  const { db } = shop.open.app;
  await book('CANCEL', 8, { status: 'cancelled' });
  await book('LAPSED', 8);
  await book('YOUNGR', 6, { status: 'cancelled' });
  await book('MEMBER', 8, { status: 'cancelled', user_id: 7 });
  await book('BOUGHT', 8, { status: 'sold' });
  await book('BEGUNX', 8);
  await db.insertInto('settlement').values(begunFor('BEGUNX')).execute();
  await db.insertInto('price_line').values(['CANCEL', 'BOUGHT'].map(pricedFor)).execute();
  await forgetOld(db, now);
  const kept = ['BEGUNX', 'BOUGHT', 'MEMBER', 'YOUNGR'];
  expect(await db.selectFrom('price_line').select('ticket').execute()).toEqual([{ ticket: 'TBOUGHT' }]);
  const locatorsIn = async (table: 'booking' | 'passenger' | 'passenger_private' | 'ticket') =>
    (await db.selectFrom(table).select('locator').orderBy('locator').execute()).map(({ locator }) => locator);
  expect(
    await Promise.all((['booking', 'passenger', 'passenger_private', 'ticket'] as const).map(locatorsIn)),
  ).toEqual([kept, kept, kept, kept]);
});

test('what would open another booking of that PNR, pay for it or be told of it goes with the booking', async () => {
  const { db } = shop.open.app;
  const locators = ['LAPSED', 'MEMBER'];
  await book('LAPSED', 8);
  await book('MEMBER', 8, { user_id: 7 });
  const chosen = locators.map((locator) => ({ locator, number: `A${locator}`, surname_key: 'yilmaz' }));
  const recorded = locators.map((locator) => ({ id: locator, locator, steps: '[]', told_at: now - 8 * day }));
  await db.insertInto('open_ticket_choice').values(chosen).execute();
  await db.insertInto('flow_recording').values(recorded).execute();
  await forgetOld(db, now);
  const left = await Promise.all(
    (['booking', 'booking_key', 'open_ticket_choice', 'flow_recording'] as const).map((table) =>
      db.selectFrom(table).select('locator').execute(),
    ),
  );
  expect(left).toEqual(left.map(() => [{ locator: 'MEMBER' }]));
});

test('a booking an open ticket was used for stays in the books, whatever else is said of it', async () => {
  const { db } = shop.open.app;
  await book('OPENED', 8);
  const spent = { number: 'A1', locator: 'OPENED', used: 50_000, lost: 0, at: now - 8 * day };
  await db.insertInto('open_ticket_use').values(spent).execute();
  await forgetOld(db, now);
  expect(await db.selectFrom('booking').select('locator').execute()).toEqual([{ locator: 'OPENED' }]);
});
