import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { foreigner, memberOf, moveClock, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { lettersTo } from '../../support/server/letters.ts';
import {
  driver,
  listOf,
  morningIn,
  orderCar,
  payFor,
  rentCar,
  wishOf,
} from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const view = (body: object, cookie = '') => postTo(shop, '/car-rental/order-view', body, { cookie });

const mailed = async (email: string) => {
  const letters = await lettersTo(shop, email);
  return letters.map(({ subject, language }) => [language, subject]);
};

test('[C-09] [S-20] [F-08] a car is found, laid down, paid, seen and cancelled', async () => {
  const wish = wishOf(shop);
  const list = await listOf(shop, wish);
  expect([list.status, list.body.offers.length, list.body.count]).toEqual([200, 4, 37]);
  const email = 'whole-life@example.com';
  const ordered = await orderCar(shop, { wish, more: { driver: { ...driver, email } } });
  expect(ordered.due).toBe(3 * 1_620);
  expect((await view({ reservationNumber: ordered.number }, ordered.cookie)).body.type).toBe(
    'rental-not-found',
  );
  const { paymentState } = await payFor(shop, ordered);
  expect(paymentState?.status).toBe('ticketed');
  const seen = await view({ reservationNumber: ordered.number }, ordered.cookie);
  const { pickUp, dropOff, offer, ...rest } = seen.body;
  expect([pickUp.id, dropOff.id, offer.model, offer.days, offer.kilometreLimit]).toEqual([
    'ankara',
    'ankara',
    'Renault Clio',
    3,
    900,
  ]);
  expect(rest).toEqual({
    number: ordered.number,
    status: 'active',
    pickUpAt: wish.pickUpAt,
    dropOffAt: wish.dropOffAt,
    driver: 'IŞIK ÇELİK',
    paid: ordered.due,
    cancellation: null,
    mayCancel: true,
    whyNot: null,
    invoicedTo: 'IŞIK ÇELİK',
  });
  const own = { cookie: ordered.cookie };
  const reservationNumber = ordered.number;
  const quote = await postTo(shop, '/car-rental/order-refund-amount', { reservationNumber }, own);
  expect([quote.body.deduction, quote.body.refundAmount]).toEqual([0, ordered.due]);
  const meant = { reservationNumber, reason: 'train-cancelled', toldRefund: quote.body.refundAmount };
  const done = await postTo(shop, '/car-rental/order-cancel', meant, own);
  expect([done.status, done.body.refundAmount, done.body.reason]).toEqual([
    200,
    ordered.due,
    'train-cancelled',
  ]);
  const after = await view({ reservationNumber }, ordered.cookie);
  expect([after.body.status, after.body.mayCancel, after.body.cancellation]).toEqual([
    'passive',
    false,
    { at: after.body.cancellation.at, reason: 'train-cancelled', refund: ordered.due },
  ]);
  expect(await mailed(email)).toEqual([
    ['tr', `Araç kiralamanız tamamlandı: ${ordered.number}`],
    ['tr', `Araç kiralamanız iptal edildi: ${ordered.number}`],
  ]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test.each([
  ['en', 'Your car is booked: '],
  ['fa', 'خودروی شما رزرو شد: '],
])('the letter is written in the passenger’s language: %s', async (language, subject) => {
  const email = `${language}@example.com`;
  const { number } = await rentCar(shop, {
    more: { driver: { ...driver, email } },
    headers: { 'accept-language': language },
  });
  expect(await mailed(email)).toEqual([[language, `${subject}${number}`]]);
});

test('whoever follows a mailed link, once, may cancel, whoever knows the surname may look, a stranger knows nothing', async () => {
  const email = 'by-letter@example.com';
  const { number: reservationNumber } = await rentCar(shop, { more: { driver: { ...driver, email } } });
  const [letter] = await lettersTo(shop, email);
  const wanted = ['ÇELİKER', 'ÇELİK'].map((lastName) =>
    postTo(shop, '/car-rental/order-link', { reservationNumber, lastName }),
  );
  const asks = await Promise.all(wanted);
  expect(asks.map(({ status }) => status)).toEqual([200, 200]);
  const letters = await lettersTo(shop, email);
  const code = /kod=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? '';
  expect([letter?.text.includes('kod='), letters.length, code.length]).toEqual([false, 2, 43]);
  const opened = await shop.askJson('/car-rental/order-view', { code });
  const [cookie = ''] = (opened.headers.getSetCookie()[0] ?? '').split(';');
  const named = await view({ reservationNumber: ` ${reservationNumber.toLowerCase()} `, lastName: 'celik' });
  const { mayCancel, whyNot, driver: masked, invoicedTo } = named.body;
  expect([(await opened.json()).mayCancel, mayCancel, whyNot, masked, invoicedTo]).toEqual([
    true,
    false,
    'proof-needed',
    'I*** Ç***',
    null,
  ]);
  expect((await view({ code })).body.type).toBe('link-used-or-old');
  const strangers = [
    await view({ reservationNumber, lastName: 'ÇELİKER' }),
    await view({ reservationNumber }),
    await view({ reservationNumber: 'ARAAAAAA', lastName: 'ÇELİK' }),
    await view({}),
  ];
  expect(strangers.map(({ body }) => body.type)).toEqual(strangers.map(() => 'rental-not-found'));
  const asked = await postTo(shop, '/car-rental/order-refund-amount', { reservationNumber });
  expect(asked.body.type).toBe('proof-needed');
  const own = await postTo(shop, '/car-rental/order-refund-amount', { reservationNumber }, { cookie });
  expect(own.status).toBe(200);
});

test('a member has the own rental without a surname; it is nobody’s once the membership ends', async () => {
  const { client, authorized } = await memberOf(shop, { email: foreigner });
  const email = 'member@example.com';
  const { number: reservationNumber } = await rentCar(shop, {
    headers: authorized,
    more: { driver: { ...driver, email } },
  });
  const seen = await postTo(shop, '/car-rental/order-view', { reservationNumber }, { ...authorized });
  expect([seen.status, seen.body.mayCancel]).toEqual([200, true]);
  const owner = () =>
    shop.open.app.db
      .selectFrom('rental_order')
      .select('user_id')
      .where('number', '=', reservationNumber)
      .executeTakeFirstOrThrow();
  const { user_id: member } = await owner();
  const ended = await shop.ask(`/mc/customers/${member}`, {
    method: 'DELETE',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify({ password: rightPassword }),
  });
  expect([member === null, ended.status, await owner()]).toEqual([false, 200, { user_id: null }]);
});

test('[S-20] a rental is passive once the car is back', async () => {
  const pickUpAt = morningIn(shop, 1);
  const wish = { ...wishOf(shop), pickUpAt, dropOffAt: pickUpAt + day };
  const { number, cookie } = await rentCar(shop, { wish });
  await moveClock(shop, 3 * day);
  const { body } = await view({ reservationNumber: number }, cookie);
  expect([body.status, body.whyNot, body.cancellation]).toEqual(['passive', 'passive', null]);
});

test('[F-08] the company is told of the driver, the invoice and the train; letter and reservation name who is invoiced', async () => {
  const email = 'company@example.com';
  const asked = {
    ...driver,
    email,
    trainPnr: 'K7Q2ZT',
    invoice: 'corporate',
    companyName: 'BOZKIR UN A.Ş.',
    taxNumber: '1234567890',
    taxAdministration: 'Kadıköy',
  } as const;
  const { number, cookie } = await rentCar(shop, { more: { driver: asked } });
  const { db } = shop.open.app;
  const kept = () =>
    db.selectFrom('supplier_driver').select('driver').where('key', '=', number).executeTakeFirst();
  const { trainPnr, lastName, companyName, taxNumber } = JSON.parse((await kept())?.driver ?? '{}');
  expect([trainPnr, lastName, companyName, taxNumber]).toEqual([
    'K7Q2ZT',
    'ÇELİK',
    'BOZKIR UN A.Ş.',
    '1234567890',
  ]);
  const { body } = await view({ reservationNumber: number }, cookie);
  const [letter] = await lettersTo(shop, email);
  const invoiced = 'BOZKIR UN A.Ş., 1234567890, KADIKÖY';
  expect([body.invoicedTo, letter?.text.includes(invoiced)]).toEqual([invoiced, true]);
  const meant = { reservationNumber: number, reason: 'other', toldRefund: body.paid };
  await postTo(shop, '/car-rental/order-cancel', meant, { cookie });
  expect(await kept()).toBeUndefined();
});
