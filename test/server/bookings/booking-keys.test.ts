import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import {
  hasBrowserKey,
  keepBookingKey,
  keepBrowserKeys,
  spendLinkKey,
} from '#server/people/access/booking-keys.ts';
import { newSecret } from '#server/platform/secret.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';

let shop: TestShop;
let sold: SoldBooking;
beforeAll(async () => {
  shop = await openTestShop();
  sold = await sellBooking(shop);
});
afterAll(() => shop.end());

const kept = async (kind: 'browser' | 'link', now: number): Promise<string> => {
  const secret = newSecret();
  await keepBookingKey(shop.open.app.db, { kind, secret, locator: sold.locator }, now);
  return secret;
};

const mayAct = (secret: string, locator: string, now: number) =>
  hasBrowserKey(shop.open.app.db, [null, secret], locator, now);

test('[A-02] the browser that booked may act on its booking alone, for ninety days', async () => {
  const now = shop.open.app.clock.now();
  const secret = await kept('browser', now);
  const other = await sellBooking(shop);
  expect([
    await mayAct(secret, sold.locator, now + 90 * day - 1),
    await mayAct(secret, sold.locator, now + 90 * day),
    await mayAct(secret, other.locator, now),
    await mayAct(newSecret(), sold.locator, now),
  ]).toEqual([true, false, false, false]);
});

test('[A-01] the code of a letter is no key of a browser, and the key of a browser opens no link', async () => {
  const { db, clock } = shop.open.app;
  const code = await kept('link', clock.now());
  const secret = await kept('browser', clock.now());
  expect([
    await mayAct(code, sold.locator, clock.now()),
    await spendLinkKey(db, secret, clock.now()),
    await spendLinkKey(db, code, clock.now()),
    await spendLinkKey(db, code, clock.now()),
  ]).toEqual([false, null, sold.locator, null]);
});

test('[A-02] what was asked for before a logout and is made after it leaves the browser no right', async () => {
  const { db, clock } = shop.open.app;
  await memberOf(shop);
  const sessionRow = await db.selectFrom('session').select(['id', 'user_id']).executeTakeFirstOrThrow();
  const asking = { id: sessionRow.id, userId: sessionRow.user_id, role: 'member' as const };
  const now = clock.now();
  const mayActAfter = async (session: typeof asking | null): Promise<boolean> => {
    const secret = newSecret();
    await keepBrowserKeys(db, { secrets: [secret, null], locator: sold.locator, session }, now);
    return mayAct(secret, sold.locator, now);
  };
  const before = await mayActAfter(asking);
  await db.deleteFrom('session').where('id', '=', sessionRow.id).execute();
  expect([before, await mayActAfter(asking), await mayActAfter(null)]).toEqual([true, false, true]);
});
