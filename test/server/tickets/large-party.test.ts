import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileOfTickets } from '#domain/shop/ticket-addresses.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

/** Eleven people, there and back by four trains each way. */
const tickets = Array.from({ length: 88 }, () => ({}));

let shop: TestShop;
let sold: SoldBooking;
beforeAll(async () => {
  shop = await openTestShop();
  sold = await sellBooking(shop, { tickets });
});
afterAll(() => shop.end());

const asked = (path: string, more: object = {}) =>
  postTo(shop, path, { pnr: sold.locator, ticketNumbers: sold.numbers, ...more }, { cookie: sold.cookie });

const pagesIn = (file: string): number => file.match(/\/Type \/Page\b/g)?.length ?? 0;

test('[C-05] all tickets of a large party are in one file, by their numbers and by the link of their codes', async () => {
  const rows = await shop.open.app.db
    .selectFrom('ticket')
    .select('boarding_code')
    .where('locator', '=', sold.locator)
    .execute();
  const byNumber = await asked('/crs/pdf/getMultiplePdf');
  const link = fileOfTickets(rows.map(({ boarding_code: code }) => code ?? '')) ?? '';
  const byCode = await (await shop.ask(link)).text();
  expect([pagesIn(byCode), pagesIn(Buffer.from(byNumber.body.content, 'base64').toString('latin1'))]).toEqual(
    [88, 88],
  );
});

test('[S-18] a large party converts and gives back all its tickets at once', async () => {
  const path = '/crs/rail-booking/v2/ticket-cancellation';
  const converted = await asked('/crs/open-tickets/simulation');
  const quote = await asked(`${path}-simulation`);
  const done = await asked(`${path}-perform`, { toldAmount: quote.body.totalRefund });
  expect([converted.status, quote.body.tickets.length, done.body]).toEqual([200, 88, quote.body]);
});
