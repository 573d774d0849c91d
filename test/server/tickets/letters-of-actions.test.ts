import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { day } from '#domain/values/durations.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { readBooking } from '#server/sale/bookings/read-booking.ts';
import { ticketLetters } from '#server/sale/bookings/ticket-letters.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { type BoughtTicket, bookTicket, buyTicket } from '../../support/shop/bought-ticket.ts';
import { payByOpenTicket, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const ask = askChange(() => shop);

const linesOf = (code: string | null, say: ReturnType<typeof wordsIn>['say']) => {
  const { origin } = shop.open.app.settings;
  const { page, file } = ticketAddresses(code ?? '');
  return [
    say('letter.tickets.pass', { link: `${origin}${page}` }),
    say('letter.tickets.file', { link: `${origin}${file}` }),
  ];
};

/** Changes a ticket of business class to a cheaper one, told in a language; gives the answer and the letters of it. */
const changeCheaper = async (bought: BoughtTicket, language: Language) => {
  const { db } = shop.open.app;
  await db.updateTable('booking').set({ language }).where('locator', '=', bought.locator).execute();
  const before = await letterAbout(shop, bought.locator);
  const { ride, seats } = newBench(shop, { daysAhead: 9, cabinClass: 'Y1' });
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const changes = [{ ...placeOf(ride, held), ticketNumber: bought.number }];
  await ask(bought, 'simulation', { changes });
  const { body } = await ask(bought, 'perform-3D', { changes, amountDue: 0, cardToken: '' });
  const letters = (await letterAbout(shop, bought.locator)).slice(before.length);
  const ticket = await db
    .selectFrom('ticket')
    .select(['number', 'boarding_code', 'departure'])
    .where('locator', '=', bought.locator)
    .where('status', '=', 'valid')
    .executeTakeFirstOrThrow();
  return { body, letters, ticket };
};

test.each(languages)(
  '[S-18] [P-01] a change for which nothing is due posts one letter in %s: the new journey, what came back and its number',
  async (language) => {
    const { db, clock } = shop.open.app;
    const bought = await buyTicket(shop, { cabinClass: 'C' });
    const expiresAt = clock.now() + 40 * day;
    await payByOpenTicket(shop, bought, { used: Math.round(bought.price * 50), expiresAt });
    const { body, letters, ticket } = await changeCheaper(bought, language);
    const words = wordsIn(language, wholeCatalogue(language));
    const { say } = words;
    const open = await db
      .selectFrom('open_ticket')
      .select('number')
      .where('locator', '=', bought.locator)
      .execute();
    const until = momentText(expiresAt, words);
    const [inMoney, inOpenTicket] = [body.refundAmount * 100, body.openTicketAmount * 100].map(Math.round);
    expect([letters.map((letter) => letter.language), body.newTicketNumbers]).toEqual([
      [language],
      [ticket.number],
    ]);
    const [, , journeys = ''] = (letters[0]?.text ?? '').split('\n\n');
    const [journey, ...links] = journeys.split('\n');
    expect(journey).toContain(momentText(ticket.departure, words));
    expect([links, body.openTicketNumber]).toEqual([linesOf(ticket.boarding_code, say), open[0]?.number]);
    const lines = [
      say('letter.given.money', { amount: moneyText(inMoney ?? 0, words) }),
      say('letter.given.open-ticket', {
        number: open[0]?.number ?? '',
        amount: moneyText(inOpenTicket ?? 0, words),
        until,
      }),
    ];
    const facts = { locator: bought.locator, journeys, given: lines.join('\n') };
    expect(letters[0]?.text).toBe(say('letter.changed.text', facts));
  },
);

test('[S-18] what no card can take back of a change has its coupon number in the answer and in the letter', async () => {
  const { db } = shop.open.app;
  const bought = await buyTicket(shop, { cabinClass: 'C' });
  await db.updateTable('ticket').set({ payment: null }).where('locator', '=', bought.locator).execute();
  const { body, letters } = await changeCheaper(bought, 'en');
  const [coupon] = await db
    .selectFrom('refund_coupon')
    .select(['number', 'amount'])
    .where('locator', '=', bought.locator)
    .execute();
  const words = wordsIn('en', wholeCatalogue('en'));
  const facts = { number: coupon?.number ?? '', amount: moneyText(coupon?.amount ?? 0, words) };
  expect([body.refundPaymentType, body.couponNumber]).toEqual(['CASH_COUPON', coupon?.number]);
  expect(letters.map(({ text }) => text.split('\n').at(-5))).toEqual([
    words.say('letter.given.coupon', facts),
  ]);
});

test('[A-01] the one who booked is sent the way to every ticket, a passenger who wishes a letter only to their own', async () => {
  const { db, railway, settings } = shop.open.app;
  const sold = await sellBooking(shop, { tickets: [{}, {}, {}] });
  const passenger = db.updateTable('passenger').where('locator', '=', sold.locator);
  await passenger.set({ email: 'biri@example.com' }).where('ordinal', '=', 1).execute();
  await passenger.set({ wants_ticket_letter: false }).where('ordinal', '=', 2).execute();
  const rows = await readBooking(db, sold.locator);
  if (rows === null) throw new Error('There is no such booking.');
  const letters = ticketLetters(rows, railway.network(), settings.origin);
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  const ways = rows.tickets.map(({ boarding_code }) => linesOf(boarding_code, say));
  const waysIn = (text: string) => text.split('\n').filter((line) => ways.flat().includes(line));
  expect(letters.map(({ to, text }) => [to, waysIn(text)])).toEqual([
    ['yolcu@example.com', ways.flat()],
    ['biri@example.com', ways[1]],
  ]);
});

test.each(languages)(
  '[S-19] [P-01] whoever an open ticket was made for is told in %s that it was used up, whoever used it',
  async (language) => {
    const { db, clock } = shop.open.app;
    const sold = await sellBooking(shop, { tickets: [{ amount: 900_000 }], booking: { language } });
    const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
    const made = await postTo(shop, '/crs/open-tickets/create', asked, { cookie: sold.cookie });
    const number = String(made.body.openTickets[0].couponNumber);
    const { locator: pnr, cookie, price } = await bookTicket(shop);
    const choice = { pnr, couponNumbers: [number], lastName: 'Yılmaz' };
    await postTo(shop, '/crs/open-tickets/choose', choice, { cookie });
    await postTo(shop, '/crs/open-tickets/pay', { pnr }, { cookie });
    const open = await db
      .selectFrom('open_ticket')
      .select(['amount', 'used_at'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const words = wordsIn(language, wholeCatalogue(language));
    const used = Math.round(price * 100);
    const facts = {
      number,
      at: momentText(open.used_at ?? clock.now(), words),
      used: moneyText(used, words),
      lost: moneyText(open.amount - used, words),
    };
    expect(await letterAbout(shop, number)).toEqual([
      { language, text: words.say('letter.open-ticket-spent.text', facts) },
    ]);
  },
);
