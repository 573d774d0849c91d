import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { readIn, returnedIn } from '../../support/sold/returned-letter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = askChange(() => shop);

test.each(languages)(
  '[S-22] [S-18] a ticket that is given back while its change is being paid: a letter in %s tells that the money goes back',
  async (language) => {
    const bought = await buyTicket(shop);
    await readIn(shop, bought, language);
    const { ride, seats } = newBench(shop, { daysAhead: 7, cabinClass: 'C' });
    const place = placeOf(ride, await holdSeat(shop, ride, seats[0] ?? ''));
    const changes = [{ ...place, ticketNumber: bought.number }];
    const { amountDue } = (await ask(bought, 'simulation', { changes })).body;
    const { body } = await ask(bought, 'perform-3D', {
      changes,
      amountDue,
      cardToken: await provedCard(shop),
    });
    const { locator: pnr, number, cookie } = bought;
    const cancelling = '/crs/rail-booking/v2/ticket-cancellation-perform';
    await postTo(shop, cancelling, { pnr, ticketNumbers: [number] }, { cookie });
    expect((await shop.open.app.payments.proceed(body.enrollReference))?.status).toBe('refunded');
    expect(await letterAbout(shop, pnr)).toContainEqual(
      returnedIn(language, 'letter.change-returned.text', bought, Math.round(amountDue * 100)),
    );
  },
);
