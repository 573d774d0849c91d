import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { type BoughtTicket, buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { comeBefore, letItLeave, nextDay } from '../../support/sold/leaving-ride.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const meal = 6;
const minute = 60_000;
const rail = '/crs/rail-booking/v2';

const ask = ({ cookie, locator: pnr }: BoughtTicket, path: string, more: object) =>
  postTo(shop, path, { pnr, ...more }, { cookie });

const mealFor = ({ number: ticketNumber }: BoughtTicket) => ({ extras: [{ ticketNumber, ssrId: meal }] });

/** A meal that is ordered and waits for its money. */
const ordered = async (bought: BoughtTicket) => {
  const wanted = { ...mealFor(bought), amountDue: 150, cardToken: '' };
  const { body } = await ask(bought, `${rail}/extra-services-perform-3D`, wanted);
  return body;
};

const found = (bought: BoughtTicket, orderNumber: string) =>
  ask(bought, `${rail}/extra-services-order`, { orderNumber });

const pay = async (bought: BoughtTicket, pnr: string) => {
  const biletRezOdemeBilgileri = { kartTokeni: await provedCard(shop), toplamBiletTutari: 150 };
  const asked = { islemTipi: 3, pnr, denemeNo: pnr, biletRezOdemeBilgileri };
  const { body } = await ask(bought, '/odeme/vbEnrollControl', asked);
  return shop.open.app.payments.proceed(body.enrollReference);
};

const readExtras = async ({ locator, cookie }: BoughtTicket) => {
  const asked = { locator, lastName: 'YILMAZ' };
  const { body } = await postTo(shop, `${rail}/get-reservation-single-shot`, asked, { cookie });
  const [ticket] = body.passengers[0].passengerMultiLegSeatSelectionDetails[0];
  return [ticket.additionalServices, ticket.totalSsrFee];
};

test('[S-18] what is ordered without a card says by when it is paid, is found by its number and paid as any purchase; then the ticket is told with it', async () => {
  const bought = await buyTicket(shop);
  const order = await ordered(bought);
  const now = shop.open.app.clock.now();
  const isInTime = order.orderDeadline > now && order.orderDeadline <= now + 10 * minute;
  expect([order.ticketed, order.enrollReference, isInTime]).toEqual([false, null, true]);
  expect((await found(bought, order.orderNumber)).body).toEqual({
    pnr: bought.locator,
    extras: [{ ticketNumber: bought.number, ssrId: meal, code: 'SPML', price: 150 }],
    amountDue: 150,
    currency: 'TRY',
    orderDeadline: order.orderDeadline,
  });
  expect(await readExtras(bought)).toEqual([[], 0]);
  expect((await pay(bought, order.orderNumber))?.status).toBe('ticketed');
  expect(await readExtras(bought)).toEqual([[{ ssrId: meal, price: 150 }], 150]);
  expect((await found(bought, order.orderNumber)).body.type).toBe('nothing-due');
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[S-18] what is ordered for a train about to leave waits no longer than until it leaves', async () => {
  const bought = await buyTicket(shop, nextDay);
  await comeBefore(shop, bought.ride);
  const order = await ordered(bought);
  const card = { kartTokeni: await provedCard(shop), toplamBiletTutari: 150 };
  const asked = { islemTipi: 3, pnr: order.orderNumber, denemeNo: '1', biletRezOdemeBilgileri: card };
  const begun = await ask(bought, '/odeme/vbEnrollControl', asked);
  await letItLeave(shop);
  const { payments, db } = shop.open.app;
  const paymentState = await payments.proceed(begun.body.enrollReference);
  const { departure } = bought.ride;
  expect([order.orderDeadline, paymentState?.payBy, paymentState?.status]).toEqual([
    departure,
    departure,
    'refunded',
  ]);
  expect(await readExtras(bought)).toEqual([[], 0]);
  expect((await booksOf(db)).difference).toBe(0);
});

test.each(languages)(
  '[E-13] [P-01] the letter in %s says what was paid for them, less what a promotion took off',
  async (language) => {
    const bought = await buyTicket(shop);
    const { db, payments } = shop.open.app;
    await db.updateTable('booking').set({ language }).where('locator', '=', bought.locator).execute();
    const { orderNumber } = await ordered(bought);
    const promoting = { purpose: 'extra-services', locator: orderNumber, code: 'SEFER10' };
    const path = '/tms/payment/promotion/activate';
    const { body: price } = await postTo(shop, path, promoting, { cookie: bought.cookie });
    const paying = { kartTokeni: await provedCard(shop), toplamBiletTutari: price.toPay };
    const asked = { islemTipi: 3, denemeNo: orderNumber, biletRezOdemeBilgileri: paying };
    const { body } = await ask({ ...bought, locator: orderNumber }, '/odeme/vbEnrollControl', asked);
    expect((await payments.proceed(body.enrollReference))?.status).toBe('ticketed');
    const words = wordsIn(language, wholeCatalogue(language));
    const values = { locator: bought.locator, amount: moneyText(13_500, words) };
    const letters = (await letterAbout(shop, bought.locator)).map(({ text }) => text);
    expect(letters).toContain(words.say('letter.extras.text', values));
  },
);

test('[S-18] ordered again in the same words it is the same order', async () => {
  const bought = await buyTicket(shop);
  const [first, again] = [await ordered(bought), await ordered(bought)];
  expect([again.orderNumber, again.orderDeadline]).toEqual([first.orderNumber, first.orderDeadline]);
});

test('[S-18] an order nobody will pay for is let go, and can be neither found nor paid any more', async () => {
  const bought = await buyTicket(shop);
  const { orderNumber } = await ordered(bought);
  const { status } = await ask(bought, `${rail}/order-abandonment`, { orderNumber });
  expect([status, (await found(bought, orderNumber)).body.type]).toEqual([200, 'nothing-due']);
  const biletRezOdemeBilgileri = { kartTokeni: await provedCard(shop), toplamBiletTutari: 150 };
  const asked = { islemTipi: 3, pnr: orderNumber, denemeNo: '1', biletRezOdemeBilgileri };
  const answer = await postTo(shop, '/odeme/vbEnrollControl', asked, { cookie: bought.cookie });
  expect([answer.body.type, await readExtras(bought)]).toEqual(['nothing-due', [[], 0]]);
});

test('[A-01] an order is told to nobody but its booking’s own, and by no other booking', async () => {
  const [bought, other] = [await buyTicket(shop), await buyTicket(shop)];
  const { orderNumber } = await ordered(bought);
  const stranger = { ...bought, cookie: other.cookie };
  const answers = [await found(stranger, orderNumber), await found(other, orderNumber)];
  expect(answers.map(({ body }) => body.type)).toEqual(['proof-needed', 'nothing-due']);
});

test('[S-18] a ticket that is changed keeps what was bought for it', async () => {
  const bought = await buyTicket(shop);
  await pay(bought, (await ordered(bought)).orderNumber);
  const { ride, seats } = newBench(shop, { daysAhead: 8 });
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const changes = [{ ...placeOf(ride, held), ticketNumber: bought.number }];
  const change = askChange(() => shop);
  const { body: quote } = await change(bought, 'simulation', { changes });
  const cardToken = await provedCard(shop);
  const { body } = await change(bought, 'perform-3D', { changes, amountDue: quote.amountDue, cardToken });
  if (body.enrollReference !== null) await shop.open.app.payments.proceed(body.enrollReference);
  const services = await shop.open.app.db
    .selectFrom('ticket_service')
    .innerJoin('ticket', 'ticket.number', 'ticket_service.ticket')
    .select(['ticket.status', 'service'])
    .where('locator', '=', bought.locator)
    .execute();
  expect(services).toEqual([{ status: 'valid', service: meal }]);
});
