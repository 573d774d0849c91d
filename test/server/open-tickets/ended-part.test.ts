import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTicketLife } from '#domain/booking/open-ticket.ts';
import { day } from '#domain/values/durations.ts';
import { languages } from '#domain/values/language.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { fullFare, holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { buyTicket } from '../../support/shop/bought-ticket.ts';
import {
  payByOpenTicket,
  payPartByOpenTicket,
  type SoldBooking,
  sellBooking,
} from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** A ticket of 930 lira, of which an open ticket paid so much that ends in so many days. */
const sellPaid = async (used: number, days: number, language: (typeof languages)[number] = 'tr') => {
  const now = shop.open.app.clock.now();
  const sold = await sellBooking(shop, { tickets: [{ departure: now + 20 * day }], booking: { language } });
  const expiresAt = now + days * day;
  await payPartByOpenTicket(shop, sold, { used, expiresAt });
  return { sold, expiresAt };
};

const ask = (path: string, { locator, numbers, cookie }: SoldBooking, more: object = {}) =>
  postTo(shop, `/crs/${path}`, { pnr: locator, ticketNumbers: numbers, ...more }, { cookie });

const convert = async (sold: SoldBooking) => {
  const { body: quote } = await ask('open-tickets/simulation', sold);
  const { body: done } = await ask('open-tickets/create', sold, { toldAmount: quote.totalAmount });
  const made: readonly {
    couponNumber: string;
    amount: number;
    status: string;
    expiryDate: number;
    createDate: number;
  }[] = done.openTickets;
  return { quote, made };
};

const returning = 'rail-booking/v2/ticket-cancellation';

const openTicketsOf = ({ locator }: { readonly locator: string }) =>
  shop.open.app.db
    .selectFrom('open_ticket')
    .select(['amount', 'expires_at'])
    .where('locator', '=', locator)
    .execute();

const backOf = ({ refundAmount, openTicketAmount, lostAmount }: Record<string, unknown>) => [
  refundAmount,
  openTicketAmount,
  lostAmount,
];

const difference = async () => (await booksOf(shop.open.app.db)).difference;

describe('[S-19] a ticket that an open ticket has paid in part', () => {
  test('is converted to two: what the card paid holds as long as any, the rest ends when the first would have', async () => {
    const { sold, expiresAt } = await sellPaid(1_000, 9);
    const { quote, made } = await convert(sold);
    expect([quote.totalAmount, quote.tickets[0].lostAmount, quote.expiryDate]).toEqual([930, 0, expiresAt]);
    const [card, open] = made;
    expect(made.map(({ amount, status }) => [amount, status])).toEqual([
      [920, 'UNUSED'],
      [10, 'UNUSED'],
    ]);
    expect([card?.expiryDate, open?.expiryDate]).toEqual([
      (card?.createDate ?? 0) + openTicketLife,
      expiresAt,
    ]);
    const parts: readonly { amount: number }[] = quote.tickets[0].openTickets;
    expect(parts.map(({ amount }) => amount)).toEqual([920, 10]);
    expect(await difference()).toBe(0);
  });

  test('is told of in one letter: each of the two coupons with its own amount and its own end', async () => {
    const { sold } = await sellPaid(1_000, 9);
    const { made } = await convert(sold);
    const words = wordsIn('tr', wholeCatalogue('tr'));
    const coupons = made.map(({ couponNumber, amount, expiryDate }) =>
      words.say('letter.converted.coupon', {
        number: couponNumber,
        amount: moneyText(amount * 100, words),
        until: momentText(expiryDate, words),
      }),
    );
    const facts = { locator: sold.locator, coupons: coupons.join('\n') };
    expect(await letterAbout(shop, sold.locator)).toEqual([
      { language: 'tr', text: words.say('letter.converted.text', facts) },
    ]);
  });

  test.each(languages)(
    '[K-04] is converted without the part whose end has passed, and that is told before and in the letter in %s',
    async (language) => {
      const { sold } = await sellPaid(1_000, -1, language);
      const { quote, made } = await convert(sold);
      expect([quote.totalAmount, quote.tickets[0].lostAmount]).toEqual([920, 10]);
      expect(made.map(({ amount, status }) => [amount, status])).toEqual([[920, 'UNUSED']]);
      const words = wordsIn(language, wholeCatalogue(language));
      const [letter] = await letterAbout(shop, sold.locator);
      const lost = words.say('letter.given.lost', { amount: moneyText(1_000, words) });
      expect(letter?.text.split('\n')).toContain(lost);
      expect(await difference()).toBe(0);
    },
  );

  test('brings, when it is given back after that end, all that the card paid, and says what is lost', async () => {
    const { sold } = await sellPaid(50_000, -1);
    const { body: quote } = await ask(`${returning}-simulation`, sold);
    const { body: done } = await ask(`${returning}-perform`, sold, { toldAmount: quote.totalRefund });
    const [ticket] = done.tickets;
    expect([quote, ticket.moneyAmount, ticket.openTicketAmount, ticket.lostAmount, done.totalRefund]).toEqual(
      [done, 430, 0, 407, 430],
    );
    expect([await openTicketsOf(sold), await difference()]).toEqual([[], 0]);
    const words = wordsIn('tr', wholeCatalogue('tr'));
    const [letter] = await letterAbout(shop, sold.locator);
    const lost = words.say('letter.given.lost', { amount: moneyText(40_700, words) });
    expect(letter?.text.split('\n')).toContain(lost);
  });

  test('loses nothing while another open ticket that paid for it still holds', async () => {
    const { sold } = await sellPaid(1_000, -1);
    const expiresAt = shop.open.app.clock.now() + 9 * day;
    await payPartByOpenTicket(shop, sold, { used: 92_000, expiresAt });
    const { quote, made } = await convert(sold);
    expect([quote.totalAmount, quote.tickets[0].lostAmount]).toEqual([930, 0]);
    expect(made.map(({ amount, expiryDate }) => [amount, expiryDate])).toEqual([[930, expiresAt]]);
  });

  test('brings no ended open ticket when it is changed for a cheaper one: what is lost is told before', async () => {
    const bought = await buyTicket(shop, { cabinClass: 'C' });
    const used = Math.round(bought.price * 100);
    await payByOpenTicket(shop, bought, { used, expiresAt: shop.open.app.clock.now() - day });
    const { ride, seats } = newBench(shop, { daysAhead: 7 });
    const held = await holdSeat(shop, ride, seats[0] ?? '');
    const changes = [{ ...placeOf(ride, held), ticketNumber: bought.number }];
    const change = askChange(() => shop);
    const { body: quote } = await change(bought, 'simulation', { changes });
    const { body: done } = await change(bought, 'perform-3D', { changes, amountDue: 0, toldRefund: 0 });
    const lost = Math.round((bought.price - fullFare(shop, ride) - 21) * 100) / 100;
    expect([backOf(quote), backOf(done), done.ticketed]).toEqual([[0, 0, lost], [0, 0, lost], true]);
    expect(await openTicketsOf(bought)).toEqual([]);
  });
});
