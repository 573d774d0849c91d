import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { postNotice } from '#server/sale/bookings/post-notice.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const { say } = wordsIn('tr', wholeCatalogue('tr'));

test.each([
  ['reserved', 'letter.reserved.text'],
  ['option-extended', 'letter.option-extended.text'],
  ['reservation-cancelled', 'letter.reservation-cancelled.text'],
] as const)('[S-14] the letter of a reservation that is %s says just that', async (notice, text) => {
  const deadline = Date.UTC(2026, 11, 7, 6, 30);
  const { locator } = await sellBooking(shop, { booking: { deadline, amount: 93_000 } });
  const { app } = shop.open;
  await inTransaction(app.db, (within) => postNotice(within, notice, locator, app));
  const [letter] = await letterAbout(shop, locator);
  const link = letter?.text.match(/https?:\S+/)?.[0] ?? '';
  const facts = { locator, deadline: '07.12.26 09:30', amount: '₺930,00', link };
  expect(letter).toEqual({ language: 'tr', text: say(text, facts) });
});
