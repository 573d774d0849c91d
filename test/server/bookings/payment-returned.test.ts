import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { saleDesk } from '#server/start/desks/sale-desk.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

test('[S-22] whoever paid and has no ticket is told by letter that the money has gone back', async () => {
  const email = 'returned@example.com';
  const { locator } = await sellBooking(shop, { booking: { contact_email: email, language: 'en' } });
  const { app } = shop.open;
  await inTransaction(app.db, async (within) => saleDesk(app).returned?.(within, locator, 93_000));
  const letters = await lettersTo(shop, email);
  expect(letters.map(({ subject, language }) => [subject, language])).toEqual([
    [`Your payment has been refunded · PNR ${locator}`, 'en'],
  ]);
});
