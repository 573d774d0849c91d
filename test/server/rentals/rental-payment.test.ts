import { afterAll, beforeAll, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { ayse, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { lettersTo } from '../../support/server/letters.ts';
import {
  cardOf,
  driver,
  type Ordered,
  openRentalPayment,
  orderCar,
  payFor,
  rentCar,
  wishOf,
} from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { restoreCompany, silenceCompany } from '../../support/sold/silent-company.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const statusOf = async ({ number }: Ordered) => {
  const { status } = await shop.open.app.db
    .selectFrom('rental_order')
    .select('status')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return status;
};

test('[V-35] a car is paid with a card in its driver’s own name, in any spelling of it', async () => {
  const ordered = await orderCar(shop);
  const another = await payFor(shop, ordered, 'Ayşe Yılmaz');
  expect([another.body.type, await statusOf(ordered)]).toEqual(['holder-wrong', 'open']);
  const own = await payFor(shop, ordered, 'çelik ışık');
  expect([own.paymentState?.status, await statusOf(ordered)]).toEqual(['ticketed', 'booked']);
});

test('[V-35] the driver’s own debit card pays for no car', async () => {
  const ordered = await orderCar(shop);
  const token = await cardOf(shop, 'ISIK CELIK', 'debit-card');
  const { body } = await openRentalPayment(shop, ordered, token);
  expect([body.type, await statusOf(ordered)]).toEqual(['payment-type-unknown', 'open']);
});

test('[V-35] miles are no card', async () => {
  const { authorized } = await memberOf(shop, { email: ayse });
  const { number: locator, due: amount } = await orderCar(shop, { headers: authorized });
  const paying = { locator, purpose: 'rental', attempt: 'miles', amount };
  const { body } = await postTo(shop, '/tms/payment/miles-complete-payment', paying, authorized);
  expect(body.type).toBe('payment-type-unknown');
});

test('a promotion makes a rental cheaper, and taken away it costs the same as before; a stranger’s is not due', async () => {
  const ordered = await orderCar(shop);
  const put = (path: string, body: object, cookie: string) =>
    postTo(shop, `/car-rental/promotion/${path}`, { reservationNumber: ordered.number, ...body }, { cookie });
  const stranger = await put('activate', { code: 'SEFER10' }, '');
  const wrong = await put('activate', { code: 'NONE' }, ordered.cookie);
  const on = await put('activate', { code: 'SEFER10' }, ordered.cookie);
  const off = await put('deactivate', {}, ordered.cookie);
  expect([stranger.body.type, wrong.body.type, on.body.toPay, off.body.toPay]).toEqual([
    'nothing-due',
    'promo-unknown',
    ordered.due * 0.9,
    ordered.due,
  ]);
  await put('activate', { code: 'SEFER10' }, ordered.cookie);
  const { paymentState } = await payFor(shop, { ...ordered, due: ordered.due * 0.9 });
  const seen = await postTo(
    shop,
    '/car-rental/order-view',
    { reservationNumber: ordered.number },
    { cookie: ordered.cookie },
  );
  expect([paymentState?.status, seen.body.paid]).toEqual(['ticketed', ordered.due * 0.9]);
});

test('a car that is lost while it is paid for: the money goes back, and the books balance', async () => {
  const email = 'lost@example.com';
  const more = { driver: { ...driver, email } };
  const ordered = await orderCar(shop, { office: 'eskisehir', car: 'test-lost', more });
  const { paymentState } = await payFor(shop, ordered);
  expect([paymentState?.status, await statusOf(ordered)]).toEqual(['refunded', 'refused']);
  const seen = (cookie: string) =>
    postTo(shop, '/car-rental/order-view', { reservationNumber: ordered.number }, { cookie });
  const refusals = [await seen(ordered.cookie), await seen('')].map(({ body }) => body.type);
  const subjects = (await lettersTo(shop, email)).map(({ subject }) => subject);
  expect([refusals, subjects]).toEqual([
    ['rental-returned', 'rental-not-found'],
    [`Paranız iade edildi: ${ordered.number}`],
  ]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[S-20] after its time a rental is not paid for any more', async () => {
  const ordered = await orderCar(shop);
  await moveClock(shop, ordered.payBy - shop.open.app.clock.now());
  expect((await payFor(shop, ordered)).body.type).toBe('nothing-due');
});

test('pressed twenty times at once it is one payment, one car and one letter', async () => {
  const email = 'paid-twenty@example.com';
  const ordered = await orderCar(shop, { more: { driver: { ...driver, email } } });
  const { payments, db } = shop.open.app;
  const token = await cardOf(shop, 'IŞIK ÇELİK');
  const paying = { purpose: 'rental', subject: ordered.number, attempt: '1', by: 'owner' } as const;
  const amount = ordered.due * 100;
  const begun = await Promise.all(
    Array.from({ length: 20 }, () => payments.begin({ ...paying, amount, means: { kind: 'card', token } })),
  );
  const references = new Set(begun.flatMap((answer) => (answer.ok ? [answer.value.payment] : [])));
  for (const reference of references) await payments.proceed(reference);
  expect([references.size, await statusOf(ordered), (await lettersTo(shop, email)).length]).toEqual([
    1,
    'booked',
    1,
  ]);
  expect((await booksOf(db)).difference).toBe(0);
});

test('a company that is silent when the money has come is asked again: one car, one charge', async () => {
  const ordered = await orderCar(shop);
  await silenceCompany(shop);
  const waiting = await payFor(shop, ordered);
  expect([waiting.paymentState?.status, await statusOf(ordered)]).toEqual(['settling', 'open']);
  await restoreCompany(shop);
  await moveClock(shop, minute);
  const { payments, db } = shop.open.app;
  const after = await payments.proceed(waiting.body.enrollReference);
  const row = await findRow(db, waiting.body.enrollReference);
  expect([after?.status, row?.at_rest, await statusOf(ordered)]).toEqual(['ticketed', true, 'booked']);
  expect((await booksOf(db)).difference).toBe(0);
});

test('one that stays silent: the money goes back, and no car is kept', async () => {
  const wish = wishOf(shop, 'izmir');
  const ordered = await orderCar(shop, { wish });
  await silenceCompany(shop);
  const { body } = await payFor(shop, ordered);
  const { payments, db } = shop.open.app;
  const statuses: (string | undefined)[] = [];
  for (let turn = 0; turn < 12 && statuses.at(-1) !== 'refunded'; turn += 1) {
    await moveClock(shop, minute);
    statuses.push((await payments.proceed(body.enrollReference))?.status);
  }
  await restoreCompany(shop);
  expect(statuses.at(-1)).toBe('refunded');
  expect((await booksOf(db)).difference).toBe(0);
  const again = await postTo(shop, '/car-rental/list', { wish: { ...wishOf(shop, 'izmir') } });
  expect(again.body.count).toBe(37);
});

test('a process that dies while a car is given leaves it to the others: one car, one charge, one letter', async () => {
  const email = 'killed@example.com';
  const ordered = await orderCar(shop, { more: { driver: { ...driver, email } } });
  await silenceCompany(shop);
  const { body } = await payFor(shop, ordered);
  const { payments, db, clock } = shop.open.app;
  await restoreCompany(shop);
  // The question was taken up and its asker is heard of no more.
  await db
    .updateTable('settlement')
    .set({ ask_at: clock.now() + 15_000, tries: 1 })
    .where('id', '=', body.enrollReference)
    .execute();
  expect((await payments.proceed(body.enrollReference))?.status).toBe('settling');
  await moveClock(shop, minute);
  expect((await payments.proceed(body.enrollReference))?.status).toBe('ticketed');
  const rentals = await db
    .selectFrom('supplier_rental')
    .select('state')
    .where('key', '=', ordered.number)
    .execute();
  expect([rentals, (await lettersTo(shop, email)).length]).toEqual([[{ state: 'confirmed' }], 1]);
  expect((await booksOf(db)).difference).toBe(0);
});

test('who has paid once has nothing due', async () => {
  const ordered = await rentCar(shop);
  expect((await payFor(shop, ordered)).body.type).toBe('nothing-due');
});
