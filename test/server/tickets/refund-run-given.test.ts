import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTicketLife } from '#domain/booking/open-ticket.ts';
import { languages } from '#domain/values/language.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { refundRun } from '#server/sale/tickets/refund-run.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { letterAbout, lettersTo } from '../../support/server/letters.ts';
import { payByOpenTicket, type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { buyExtra } from '../../support/sold/sold-extras.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

let runs = 30_000_001;
const newRun = () => {
  runs += 10_000;
  return runs;
};

const refund = (runId: number) => refundRun({ runId, coaches: [0, 1] }, shop.open.app);

const backTo = async (payment: string) => {
  const rows = await shop.open.app.db
    .selectFrom('settlement_refund')
    .select('amount')
    .where('payment', '=', payment)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

const statusOf = async ({ locator }: SoldBooking) => {
  const { db } = shop.open.app;
  const row = await db.selectFrom('booking').select('status').where('locator', '=', locator).execute();
  return row.map(({ status }) => status);
};

test('[S-17] what was bought for a ticket after the sale comes back to its own payment, once, less what a promotion took off', async () => {
  const run = newRun();
  const sold = await sellBooking(shop, { tickets: [{ run_id: run }, { run_id: newRun() }] });
  const [ticket = '', other = ''] = sold.numbers;
  const meal = await buyExtra(shop, sold, { tickets: [ticket], price: 15_000, paid: 15_000 });
  const both = await buyExtra(shop, sold, { tickets: [ticket, other], price: 6_000, paid: 9_000, extra: 7 });
  const given = 93_000 + 15_000 + 4_500;
  expect(await refund(run)).toEqual({ bookings: 1, tickets: 1, amount: given, ended: 0 });
  expect(await refund(run)).toEqual({ bookings: 0, tickets: 0, amount: 0, ended: 0 });
  expect([await backTo(meal), await backTo(both), await backTo(sold.payment)]).toEqual([
    15_000, 4_500, 93_000,
  ]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[S-16] a booking whose last tickets the railway took back is refunded; one with a ticket left stands as it was', async () => {
  const run = newRun();
  const whole = await sellBooking(shop, { tickets: [{ run_id: run }, { status: 'returned' }] });
  const part = await sellBooking(shop, { tickets: [{ run_id: run }, { run_id: newRun() }] });
  await refund(run);
  expect([await statusOf(whole), await statusOf(part)]).toEqual([['refunded'], ['sold']]);
});

test.each(languages)(
  '[S-17] [P-01] the letter says in %s what comes back by which means, with every number and day',
  async (language) => {
    const run = newRun();
    const { db, clock } = shop.open.app;
    const tickets = [{ run_id: run }, { run_id: run, payment: null, passenger: 1 }];
    const sold = await sellBooking(shop, { tickets, booking: { language } });
    await payByOpenTicket(shop, sold, { used: 18_600, expiresAt: clock.now() + 1 });
    await buyExtra(shop, sold, { tickets: [sold.numbers[0] ?? ''], price: 15_000, paid: 15_000 });
    await refund(run);
    const [coupon] = await db
      .selectFrom('refund_coupon')
      .select(['number', 'amount'])
      .where('locator', '=', sold.locator)
      .execute();
    const open = await db
      .selectFrom('open_ticket')
      .select(['number', 'expires_at'])
      .where('locator', '=', sold.locator)
      .orderBy('ticket')
      .execute();
    const words = wordsIn(language, wholeCatalogue(language));
    const money = (amount: number) => moneyText(amount, words);
    expect(open.map(({ expires_at }) => expires_at > clock.now() + openTicketLife - 60_000)).toEqual([
      true,
      true,
    ]);
    const given = [
      words.say('letter.given.money', { amount: money(93_000 - 9_300 + 15_000) }),
      words.say('letter.given.coupon', { number: coupon?.number ?? '', amount: money(93_000 - 9_300) }),
      ...open.map(({ number, expires_at }) => {
        const until = momentText(expires_at, words);
        return words.say('letter.given.open-ticket', { number, amount: money(9_300), until });
      }),
      words.say('letter.refunded.extras', { amount: money(15_000) }),
    ];
    const facts = { locator: sold.locator, tickets: sold.numbers.join(', '), given: given.join('\n') };
    expect(await letterAbout(shop, sold.locator)).toEqual([
      { language, text: words.say('letter.refunded.text', facts) },
    ]);
  },
);

test.each(languages)(
  '[S-17] [P-01] who gets the tickets by an e-mail of their own is told in %s that the train does not run, and of no money',
  async (language) => {
    const run = newRun();
    const { db } = shop.open.app;
    const tickets = [{ run_id: run }, { run_id: run }, { run_id: run }, { run_id: newRun() }];
    const sold = await sellBooking(shop, { tickets, booking: { language } });
    const [owners = '', own = '', unwished = ''] = sold.numbers;
    const [email, another] = [`own-${sold.locator}@example.com`, `unwished-${sold.locator}@example.com`];
    const passenger = db.updateTable('passenger').where('locator', '=', sold.locator);
    await passenger.set({ email }).where('ordinal', '=', 1).execute();
    await passenger.set({ email: another, wants_ticket_letter: false }).where('ordinal', '=', 2).execute();
    await passenger.set({ email: another }).where('ordinal', '=', 3).execute();
    await refund(run);
    const { say } = wordsIn(language, wholeCatalogue(language));
    const facts = { locator: sold.locator, tickets: own };
    const letters = await lettersTo(shop, email);
    expect(letters.map(({ text }) => text)).toEqual([say('letter.refunded.own', facts)]);
    expect(await lettersTo(shop, another)).toEqual([]);
    const owned = (await letterAbout(shop, sold.locator)).find(({ text }) => text.includes(owners));
    expect([owned?.text.includes(own), owned?.text.includes(unwished)]).toEqual([true, true]);
  },
);

test.each(languages)(
  '[S-18] [P-01] the letter about tickets somebody gives back says in %s the same',
  async (language) => {
    const { db, clock } = shop.open.app;
    const sold = await sellBooking(shop, {
      tickets: [{ fare_family: 'FLEX', departure: clock.now() + 20 * 86_400_000 }],
      booking: { language },
    });
    const expiresAt = clock.now() + 30 * 86_400_000;
    await payByOpenTicket(shop, sold, { used: 31_000, expiresAt });
    const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
    const path = '/crs/rail-booking/v2/ticket-cancellation-perform';
    const { body } = await postTo(shop, path, asked, { cookie: sold.cookie });
    const open = await db
      .selectFrom('open_ticket')
      .select(['number', 'amount'])
      .where('locator', '=', sold.locator)
      .executeTakeFirstOrThrow();
    const words = wordsIn(language, wholeCatalogue(language));
    const inMoney = Math.round(body.tickets[0].moneyAmount * 100);
    const until = momentText(expiresAt, words);
    const { number } = open;
    const given = [
      words.say('letter.given.money', { amount: moneyText(inMoney, words) }),
      words.say('letter.given.open-ticket', { number, amount: moneyText(open.amount, words), until }),
    ].join('\n');
    const facts = { locator: sold.locator, tickets: sold.numbers.join(', '), given };
    expect(inMoney + open.amount).toBe(Math.round(body.totalRefund * 100));
    expect(await letterAbout(shop, sold.locator)).toEqual([
      { language, text: words.say('letter.returned.text', facts) },
    ]);
  },
);
