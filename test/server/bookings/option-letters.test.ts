import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '#test/support/server/letters.ts';
import { bodyForOne } from '#test/support/shop/bookings.ts';
import { followLetter } from '#test/support/shop/followed-link.ts';
import { newTraveller, reserving } from '#test/support/shop/reserving.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const extend = '/crs/rail-booking/v2/extend-reservation';

test.each([
  [
    'TR',
    [
      'Rezervasyonunuzu onaylayın',
      'Rezervasyonunuz yapıldı',
      'Opsiyon süreniz uzatıldı',
      'Rezervasyonunuz iptal edildi',
    ],
  ],
  [
    'EN',
    [
      'Confirm your reservation',
      'Your reservation is made',
      'Your option has been extended',
      'Your reservation has been cancelled',
    ],
  ],
  ['FA', ['رزرو خود را تأیید کنید', 'رزرو شما انجام شد', 'مهلت خرید شما تمدید شد', 'رزرو شما لغو شد']],
])(
  '[S-14] [S-18] in %s every step of a reservation is told by one letter, and a refused one by none',
  async (lang, subjects) => {
    const browser = browserClient(shop);
    const email = `opsiyon.${lang.toLowerCase()}@example.com`;
    const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: { ...newTraveller(), email } });
    const { locator } = await (await browser.post(reserving.reserve, { ...body, lang })).json();
    await followLetter(shop, browser, locator);
    for (const path of [extend, reserving.cancel, reserving.cancel, extend])
      await browser.post(path, { locator });
    const letters = await lettersTo(shop, email);
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual(
      subjects.map((subject) => `${subject} · PNR ${locator}`).toSorted(),
    );
    const link = `/bilet-arama?pnr=${locator}`;
    const linked = letters.filter(({ text }) => text.includes(link)).map(({ subject }) => subject);
    expect(linked.toSorted()).toEqual(
      subjects
        .slice(1, 3)
        .map((subject) => `${subject} · PNR ${locator}`)
        .toSorted(),
    );
  },
);
