import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { movePayment, paymentNamed } from '#server/counterparts/bank/bank-payments.ts';
import { tokenFor } from '#server/counterparts/bank/cards.ts';
import type { Purchase } from '#server/sale/settlement/payments.ts';
import { refundRun } from '#server/sale/tickets/refund-run.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { bodyForOne, holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { type BoughtTicket, bookTicket, buyTicket } from '../../support/shop/bought-ticket.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const farAhead = Date.UTC(2099, 0, 1);
const ask = askChange(() => shop);

const refund = ({ runId, coach }: { readonly runId: number; readonly coach: number }) =>
  refundRun({ runId, coaches: [coach] }, shop.open.app);

/** The coach alone goes from sale, and nobody has been told yet. */
const close = ({ runId, coach }: { readonly runId: number; readonly coach: number }) =>
  shop.open.app.db.insertInto('closed_coach').values({ run_id: runId, coach }).execute();

const inLanguage = (locator: string, language: Language) =>
  shop.open.app.db.updateTable('booking').set({ language }).where('locator', '=', locator).execute();

let days = 2;
/** A day on which every train still runs. */
const anotherDay = () => {
  days += 1;
  return { daysAhead: days };
};

/** A reservation that waits for its money. */
const reserve = async () => {
  const { ride, body } = await bodyForOne(shop, anotherDay());
  const made = await shop.askJson('/crs/rail-booking/', { ...body, preReservation: true }, newAddress());
  const { locator } = await made.json();
  return { locator, ride };
};

/** The holder is on the page of the bank. */
const beginToPay = async (purchase: Purchase, amount: number) => {
  const { db, clock, payments } = shop.open.app;
  const card = { name: 'credit-card', lastFour: '0018', isProved: false, goodUntil: farAhead };
  const means = { kind: 'card' as const, token: await tokenFor(db, card, clock.now()) };
  const begun = await payments.begin({ ...purchase, attempt: '1', amount, means, by: 'owner' });
  if (!begun.ok || begun.value.challenge === null) throw new Error('The bank has no page for it.');
  const { payment, challenge } = begun.value;
  return async () => {
    const kept = await paymentNamed(db, challenge.md);
    await movePayment(db, kept?.key ?? '', 'open', { state: 'approved' });
    const { body } = await postTo(shop, '/odeme/vbOdemeSorgu', { enrollReference: payment }, {});
    return [(await payments.find(payment))?.status, body.code];
  };
};

const amountOf = async (locator: string) => {
  const { db } = shop.open.app;
  const { amount } = await db
    .selectFrom('booking')
    .select('amount')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  return amount;
};

const stateOf = async (locator: string) => {
  const { db } = shop.open.app;
  const { status } = await db
    .selectFrom('booking')
    .select('status')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const holds = await db.selectFrom('seat_hold').select('id').where('booking', '=', locator).execute();
  return [status, await statusesOfTickets(shop, { locator }), holds.length];
};

const order = async (bought: BoughtTicket) => {
  const { ride, seats } = newBench(shop, { ...anotherDay(), cabinClass: 'C' });
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const changes = [{ ...placeOf(ride, held), ticketNumber: bought.number }];
  const { body: quote } = await ask(bought, 'simulation', { changes });
  const asked = { changes, amountDue: quote.amountDue, cardToken: '' };
  const { body } = await ask(bought, 'perform-3D', asked);
  return { ride, subject: String(body.orderNumber), amount: Math.round(quote.amountDue * 100) };
};

const orderStatus = async (id: string) => {
  const { db } = shop.open.app;
  const rows = await db.selectFrom('ticket_order').select('status').where('id', '=', id).execute();
  const held = await db.selectFrom('seat_hold').select('id').where('booking', '=', id).execute();
  return [...rows.map(({ status }) => status), held.length];
};

test.each(languages)(
  '[S-16] [S-17] a reservation of a train that does not run ends, its place is free, and a letter in %s says so',
  async (language) => {
    const { locator, ride } = await reserve();
    await inLanguage(locator, language);
    const before = await letterAbout(shop, locator);
    expect(await refund(ride)).toEqual({ bookings: 0, tickets: 0, amount: 0, ended: 1 });
    expect(await stateOf(locator)).toEqual(['cancelled', ['invalid'], 0]);
    const say = sayIn(language, wholeCatalogue(language));
    const text = say('letter.ended.booking', { locator });
    expect((await letterAbout(shop, locator)).slice(before.length)).toEqual([{ language, text }]);
    expect(await refund(ride)).toEqual({ bookings: 0, tickets: 0, amount: 0, ended: 0 });
  },
);

test('[E-11] whoever is paying for a sale of it gets the money back, and is told that the wagon is closed', async () => {
  const { locator, ride } = await bookTicket(shop, anotherDay());
  const pay = await beginToPay({ purpose: 'sale', subject: locator }, await amountOf(locator));
  expect(await refund(ride)).toEqual({ bookings: 0, tickets: 0, amount: 0, ended: 1 });
  expect(await pay()).toEqual(['refunded', 80111]);
  expect(await stateOf(locator)).toEqual(['cancelled', ['invalid'], 0]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test.each([
  ['sale', () => bookTicket(shop, anotherDay())],
  ['reservation-to-sale', reserve],
] as const)(
  '[E-11] the desk of %s issues no ticket for a coach that went from sale while the card paid',
  async (purpose, book) => {
    const { locator, ride } = await book();
    const pay = await beginToPay({ purpose, subject: locator }, await amountOf(locator));
    await close(ride);
    expect(await pay()).toEqual(['refunded', 80111]);
    expect(await statusesOfTickets(shop, { locator })).toEqual(['unissued']);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  },
);

test('[E-11] the desk of changes makes no change to a coach that went from sale while the card paid', async () => {
  const bought = await buyTicket(shop, anotherDay());
  const { ride, subject, amount } = await order(bought);
  const pay = await beginToPay({ purpose: 'change', subject }, amount);
  await close(ride);
  expect(await pay()).toEqual(['refunded', 80111]);
  expect([await statusesOfTickets(shop, bought), await orderStatus(subject)]).toEqual([
    ['valid'],
    ['refused', 0],
  ]);
});

test.each(languages)(
  '[S-17] a change to a train that does not run ends unpaid, its tickets hold, and a letter in %s says so',
  async (language) => {
    const bought = await buyTicket(shop, anotherDay());
    const { ride, subject, amount } = await order(bought);
    await inLanguage(bought.locator, language);
    const pay = await beginToPay({ purpose: 'change', subject }, amount);
    const before = await letterAbout(shop, bought.locator);
    expect(await refund(ride)).toEqual({ bookings: 0, tickets: 0, amount: 0, ended: 1 });
    expect([await statusesOfTickets(shop, bought), await orderStatus(subject)]).toEqual([
      ['valid'],
      ['refused', 0],
    ]);
    const say = sayIn(language, wholeCatalogue(language));
    const text = say('letter.ended.change', { locator: bought.locator });
    expect((await letterAbout(shop, bought.locator)).slice(before.length)).toEqual([{ language, text }]);
    expect(await pay()).toEqual(['refunded', 80111]);
  },
);

test('[S-17] what is laid down for tickets of a train that does not run ends with them, in the same letter', async () => {
  const bought = await buyTicket(shop, anotherDay());
  const { subject } = await order(bought);
  const extras = { extras: [{ ticketNumber: bought.number, ssrId: 6 }], amountDue: 150, cardToken: '' };
  const path = '/crs/rail-booking/v2/extra-services-perform-3D';
  const meal = await postTo(shop, path, { pnr: bought.locator, ...extras }, { cookie: bought.cookie });
  const before = await letterAbout(shop, bought.locator);
  const { amount, ended } = await refund(bought.ride);
  expect([amount, ended]).toEqual([Math.round(bought.price * 100), 2]);
  const { orderNumber } = meal.body;
  expect([await orderStatus(subject), await orderStatus(orderNumber)]).toEqual([
    ['refused', 0],
    ['refused', 0],
  ]);
  const letters = (await letterAbout(shop, bought.locator)).slice(before.length);
  const orders = sayIn('tr', wholeCatalogue('tr'))('letter.refunded.orders');
  expect(letters.map(({ text }) => text.includes(orders))).toEqual([true]);
});
