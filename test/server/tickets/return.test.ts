import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hour } from '#domain/values/durations.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { refundBefore, type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const give = (sold: SoldBooking, how: 'perform' | 'simulation', numbers = sold.numbers) =>
  postTo(
    shop,
    `/crs/rail-booking/v2/ticket-cancellation-${how}`,
    { pnr: sold.locator, ticketNumbers: numbers },
    { cookie: sold.cookie },
  );

const refunds = (payment: string) =>
  shop.open.app.db
    .selectFrom('money_movement')
    .select(['kind', 'amount'])
    .where('payment', '=', payment)
    .where('kind', 'in', ['refunded', 'coupon'])
    .execute();

const inHours = (hours: number) => ({ departure: shop.open.app.clock.now() + hours * hour });

describe('[S-18] [C-07] tickets are given back', () => {
  test('what comes back is told before, with the rule it was reckoned by, and comes back to the card', async () => {
    const sold = await sellBooking(shop, { tickets: [inHours(30)] });
    const quote = await give(sold, 'simulation');
    const done = await give(sold, 'perform');
    expect(quote.body).toEqual(done.body);
    const [ticket] = done.body.tickets;
    expect(done.body.totalRefund).toBe(837);
    expect(ticket).toEqual({
      ticketNumber: sold.numbers[0],
      ticketAmount: 930,
      deduction: {
        ticket: sold.numbers[0],
        rule: 'return',
        row: 'return/STANDART/1440',
        base: 930,
        factor: 100,
        fixed: 0,
        rounding: 'half-away-from-zero',
        amount: 93,
      },
      refundAmount: 837,
      moneyAmount: 837,
      paymentType: 'CARD',
      openTicketAmount: 0,
      lostAmount: 0,
      openTicketNumber: null,
      couponNumber: null,
    });
    expect(await refunds(sold.payment)).toEqual([{ kind: 'refunded', amount: 83_700 }]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('the deduction is kept with all it can be reckoned from again', async () => {
    const sold = await sellBooking(shop, { tickets: [inHours(3)] });
    await give(sold, 'perform');
    const [line] = await shop.open.app.db
      .selectFrom('deduction_line')
      .selectAll()
      .where('subject', '=', `return/${sold.numbers[0]}`)
      .execute();
    const { subject, line: place, ...kept } = line ?? { subject: '', line: -1 };
    expect([subject, place]).toEqual([`return/${sold.numbers[0]}`, 0]);
    expect(kept).toEqual({
      ticket: sold.numbers[0],
      rule: 'return',
      row: 'return/STANDART/60',
      base: 93_000,
      factor: 200,
      fixed: 0,
      rounding: 'half-away-from-zero',
      amount: 18_600,
    });
  });

  test('whoever booked is told by letter, once', async () => {
    const sold = await sellBooking(shop);
    await give(sold, 'perform');
    await give(sold, 'perform');
    const letters = await shop.open.app.db
      .selectFrom('letter')
      .select(['recipient', 'text'])
      .where('subject', 'like', `%${sold.locator}%`)
      .execute();
    expect(letters.map(({ recipient }) => recipient)).toEqual(['yolcu@example.com']);
    expect(letters[0]?.text).toContain('₺837,00');
  });

  test('said again with the same key it is answered the same, and nothing is done again', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, {}] });
    const path = '/crs/rail-booking/v2/ticket-cancellation-perform';
    const headers = { cookie: sold.cookie, 'idempotency-key': 'one' };
    const say = (ticketNumbers: readonly string[]) =>
      postTo(shop, path, { pnr: sold.locator, ticketNumbers }, headers);
    const answers = await Promise.all([1, 2, 3].map(() => say(sold.numbers.slice(0, 1))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await say(sold.numbers)).body.type).toBe('key-used-otherwise');
    expect((await refunds(sold.payment)).length).toBe(1);
  });

  test('twenty calls at once give a ticket back once', async () => {
    const sold = await sellBooking(shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(sold, 'perform')));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await refunds(sold.payment)).length).toBe(1);
    expect(answers.find(({ status }) => status !== 200)?.body.type).toBe('ticket-not-returnable');
  });

  test('[V-29] whoever may not travel alone is given back with the passenger they travel with', async () => {
    const sold = await sellBooking(shop, { tickets: [{ tariff: 'disabled' }, { tariff: 'companion' }] });
    const main = sold.numbers.slice(0, 1);
    const quote = await give(sold, 'simulation', main);
    const done = await give(sold, 'perform', main);
    const both = await give(sold, 'perform');
    expect([quote.body.type, done.body.type, both.status]).toEqual([
      'return-together',
      'return-together',
      200,
    ]);
  });

  test('[S-16] one of two leaves the booking sold; with the last one it is returned', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, {}] });
    const statusOf = async () =>
      (
        await shop.open.app.db
          .selectFrom('booking')
          .select('status')
          .where('locator', '=', sold.locator)
          .executeTakeFirstOrThrow()
      ).status;
    await give(sold, 'perform', sold.numbers.slice(0, 1));
    const before = await statusOf();
    await give(sold, 'perform', sold.numbers.slice(1));
    expect([before, await statusOf()]).toEqual(['sold', 'returned']);
  });

  test('a payment of which less is left gives that, and nothing more comes back in cash', async () => {
    const sold = await sellBooking(shop, { tickets: [inHours(30)] });
    await refundBefore(shop, sold, 30_000);
    const { body } = await give(sold, 'perform');
    const [ticket] = body.tickets;
    expect([ticket.paymentType, ticket.couponNumber, ticket.moneyAmount, body.totalRefund]).toEqual([
      'CARD',
      null,
      630,
      630,
    ]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('[F-05] where no card can take it, it comes back as a coupon for cash', async () => {
    const sold = await sellBooking(shop, { tickets: [{ payment: null }] });
    const { body } = await give(sold, 'perform');
    const [ticket] = body.tickets;
    expect([ticket.paymentType, ticket.moneyAmount]).toEqual(['CASH_COUPON', 837]);
    const coupon = await shop.open.app.db
      .selectFrom('refund_coupon')
      .select(['amount', 'status', 'locator'])
      .where('number', '=', ticket.couponNumber)
      .executeTakeFirstOrThrow();
    expect(coupon).toEqual({ amount: 83_700, status: 'unpaid', locator: sold.locator });
  });

  test('[S-19] what an open ticket paid comes back as an open ticket that ends when the first would have', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, {}] });
    const { db, clock } = shop.open.app;
    const spent = await sellBooking(shop);
    const { body: made } = await postTo(
      shop,
      '/crs/open-tickets/create',
      { pnr: spent.locator, ticketNumbers: spent.numbers },
      { cookie: spent.cookie },
    );
    const [coupon] = made.openTickets;
    await db
      .insertInto('open_ticket_use')
      .values({ number: coupon.couponNumber, locator: sold.locator, used: 93_000, lost: 0, at: clock.now() })
      .execute();
    const { body } = await give(sold, 'perform', sold.numbers.slice(0, 1));
    const [ticket] = body.tickets;
    expect([ticket.refundAmount, ticket.moneyAmount, ticket.openTicketAmount]).toEqual([837, 418.5, 418.5]);
    const issued = await db
      .selectFrom('open_ticket')
      .select(['amount', 'expires_at', 'status'])
      .where('number', '=', ticket.openTicketNumber)
      .executeTakeFirstOrThrow();
    expect(issued).toEqual({ amount: 41_850, expires_at: coupon.expiryDate, status: 'unused' });
  });

  test.each([
    ['too late', { hours: 0.5 }, 'too-late-for-ticket'],
    ['used already', { status: 'used' as const }, 'ticket-not-returnable'],
  ])(
    '%s, it stays as it is',
    async (_name, { hours, ...more }: { hours?: number; status?: 'used' }, refusal) => {
      const sold = await sellBooking(shop, { tickets: [{ ...(hours ? inHours(hours) : {}), ...more }] });
      expect((await give(sold, 'perform')).body.type).toBe(refusal);
      expect(await refunds(sold.payment)).toEqual([]);
    },
  );

  test('nobody gives back the ticket of another', async () => {
    const sold = await sellBooking(shop);
    const other = await sellBooking(shop);
    const answers = [
      await give({ ...sold, cookie: other.cookie }, 'perform'),
      await give({ ...other, numbers: sold.numbers }, 'perform'),
    ];
    expect(answers.map(({ body }) => body.type)).toEqual(['proof-needed', 'ticket-unknown']);
  });
});
