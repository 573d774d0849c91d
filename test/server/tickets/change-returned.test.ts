import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { changeParty, ticketsOfParty } from '../../support/sold/bought-party.ts';
import { readIn, returnedIn } from '../../support/sold/returned-letter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = askChange(() => shop);
const cancelling = '/crs/rail-booking/v2/ticket-cancellation-perform';

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
    await postTo(shop, cancelling, { pnr, ticketNumbers: [number] }, { cookie });
    expect((await shop.open.app.payments.proceed(body.enrollReference))?.status).toBe('refunded');
    expect(await letterAbout(shop, pnr)).toContainEqual(
      returnedIn(language, 'letter.change-returned.text', bought, Math.round(amountDue * 100)),
    );
  },
);

test('[S-18] what was paid last comes back first: the dearer change, and then the sale', async () => {
  const { db } = shop.open.app;
  const bought = await buyTicket(shop);
  const { ride, seats } = newBench(shop, { daysAhead: 7, cabinClass: 'C' });
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const { locator, cookie, number } = bought;
  const moved = [{ ticket: number, ride, held }];
  expect(await changeParty(shop, { locator, cookie, tickets: [number] }, moved)).toBe('ticketed');
  const [sold, changed] = await ticketsOfParty(shop, bought);
  const asked = { pnr: locator, ticketNumbers: [changed?.number] };
  const { body } = await postTo(shop, cancelling, asked, { cookie });
  const added = (changed?.amount ?? 0) - (sold?.amount ?? 0);
  const given = await db
    .selectFrom('settlement_refund')
    .select(['payment', 'amount'])
    .where('payment', 'in', [sold?.payment ?? '', changed?.payment ?? ''])
    .orderBy('key')
    .execute();
  expect(given).toEqual([
    { payment: changed?.payment, amount: added },
    { payment: sold?.payment, amount: Math.round(body.totalRefund * 100) - added },
  ]);
});
