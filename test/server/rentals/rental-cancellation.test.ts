import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { lettersTo } from '../../support/server/letters.ts';
import {
  driver,
  listOf,
  type Ordered,
  type OrderOf,
  openRentalPayment,
  orderCar,
  rentCar,
  unprovedCardOf,
  wishOf,
} from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { loseAnswersOfCompany, restoreCompany, silenceCompany } from '../../support/sold/silent-company.ts';

const fiveHours = 18_000_000;
const week = 604_800_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const quoteRefund = ({ number, cookie }: Ordered) =>
  postTo(shop, '/car-rental/order-refund-amount', { reservationNumber: number }, { cookie });

const cancel = ({ number, cookie }: Ordered, quotedRefund: number, more: object = {}) =>
  postTo(
    shop,
    '/car-rental/order-cancel',
    { reservationNumber: number, reason: 'plans-changed', toldRefund: quotedRefund, ...more },
    { cookie },
  );

const refundedOf = async ({ number }: Ordered) => {
  const rows = await shop.open.app.db
    .selectFrom('settlement_refund')
    .innerJoin('settlement', 'settlement.id', 'settlement_refund.payment')
    .select('settlement_refund.amount')
    .where('settlement.locator', '=', number)
    .execute();
  return rows.map(({ amount }) => amount);
};

const stateOf = ({ number }: Ordered) =>
  shop.open.app.db
    .selectFrom('supplier_rental')
    .select('state')
    .where('key', '=', number)
    .executeTakeFirstOrThrow();

/** So long before the car is fetched. */
const rentedBefore = async (before: number, of: OrderOf = {}) => {
  const wish = wishOf(shop, of.office);
  const rented = await rentCar(shop, { ...of, wish });
  await moveClock(shop, wish.pickUpAt - before - shop.open.app.clock.now());
  return rented;
};

test('[S-20] less than a day before, the fee of one day is kept: what is told is what is done', async () => {
  const rented = await rentedBefore(fiveHours);
  const { body } = await quoteRefund(rented);
  expect([body.deduction, body.refundAmount]).toEqual([1_620, 3_240]);
  const wrong = await cancel(rented, 4_860);
  const right = await cancel(rented, body.refundAmount);
  expect([wrong.body.type, right.body.refundAmount, await refundedOf(rented)]).toEqual([
    'amount-differs',
    3_240,
    [324_000],
  ]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[S-20] once the car could be fetched nothing is cancelled any more', async () => {
  const rented = await rentedBefore(0);
  const answers = [await quoteRefund(rented), await cancel(rented, 0)];
  expect(answers.map(({ body }) => body.type)).toEqual(['rental-not-cancellable', 'rental-not-cancellable']);
});

test('[S-20] pressed twenty times at once with one key it is cancelled once', async () => {
  const email = 'cancelled@example.com';
  const rented = await rentCar(shop, { more: { driver: { ...driver, email } } });
  const pressed = await Promise.all(
    Array.from({ length: 20 }, () => cancel(rented, rented.due, { idempotencyKey: 'twenty' })),
  );
  const [first] = pressed;
  expect(pressed.map(({ body }) => body)).toEqual(pressed.map(() => first?.body));
  const subjects = (await lettersTo(shop, email)).map(({ subject }) => subject);
  expect([first?.body.refundAmount, await refundedOf(rented), subjects]).toEqual([
    rented.due,
    [rented.due * 100],
    [`Araç kiralamanız tamamlandı: ${rented.number}`, `Araç kiralamanız iptal edildi: ${rented.number}`],
  ]);
  const otherwise = await cancel(rented, rented.due, { idempotencyKey: 'twenty', reason: 'other' });
  expect([otherwise.body.type, (await cancel(rented, rented.due)).body.type]).toEqual([
    'key-used-otherwise',
    'rental-not-cancellable',
  ]);
});

test('[E-13] a cancellation the company does not take leaves everything as it was', async () => {
  const rented = await rentCar(shop, { office: 'eskisehir', car: 'test-stays' });
  const { status, body } = await cancel(rented, rented.due);
  expect([status, body.type, await refundedOf(rented)]).toEqual([409, 'rental-not-cancelled', []]);
  const seen = await postTo(
    shop,
    '/car-rental/order-view',
    { reservationNumber: rented.number },
    { cookie: rented.cookie },
  );
  expect([seen.body.status, seen.body.mayCancel]).toEqual(['active', true]);
});

test('[E-13] nor does one that is silent', async () => {
  const rented = await rentCar(shop);
  await silenceCompany(shop);
  const { body } = await cancel(rented, rented.due);
  await restoreCompany(shop);
  expect([body.type, await refundedOf(rented)]).toEqual(['rental-unreachable', []]);
});

test('[E-13] one whose answer is lost is asked again under its key, and the money goes back once', async () => {
  const rented = await rentCar(shop);
  await loseAnswersOfCompany(shop, 1);
  const cancelling = () => cancel(rented, rented.due, { idempotencyKey: 'unheard' });
  const { body: unheard } = await cancelling();
  const between = [await stateOf(rented), await refundedOf(rented)];
  const { body: heard } = await cancelling();
  expect([unheard.type, between, heard.refundAmount, await refundedOf(rented)]).toEqual([
    'rental-unreachable',
    [{ state: 'cancelled' }, []],
    rented.due,
    [rented.due * 100],
  ]);
});

test('a car that is cancelled stands in the list again', async () => {
  const wish = wishOf(shop, 'kayseri');
  const rented = [await rentCar(shop, { wish }), await rentCar(shop, { wish })];
  const between = (await listOf(shop, wish)).body.count;
  await Promise.all(rented.map((each) => cancel(each, each.due)));
  expect([between, (await listOf(shop, wish)).body.count]).toEqual([36, 37]);
});

test('what is not paid, what is another’s and what is nobody’s cannot be cancelled', async () => {
  const unpaid = await orderCar(shop);
  const rented = await rentCar(shop);
  const answers = [
    await cancel(unpaid, 0),
    await cancel({ ...rented, cookie: '' }, rented.due),
    await cancel({ ...rented, cookie: unpaid.cookie }, rented.due),
    await cancel({ ...rented, number: 'ARAAAAAA' }, 0),
    await quoteRefund({ ...rented, cookie: '' }),
  ];
  expect(answers.map(({ body }) => body.type)).toEqual([
    'rental-not-cancellable',
    'proof-needed',
    'proof-needed',
    'proof-needed',
    'proof-needed',
  ]);
});

test('whoever has not paid for a week is forgotten with the papers', async () => {
  const { number } = await orderCar(shop);
  const { db, clock } = shop.open.app;
  await forgetOld(db, clock.now() + week);
  const left = await db.selectFrom('rental_driver').select('number').where('number', '=', number).execute();
  expect(left).toEqual([]);
});

const abandon = ({ number, cookie }: Ordered) =>
  postTo(shop, '/car-rental/order-abandonment', { reservationNumber: number }, { cookie });

test('[S-20] a car nobody will pay for is free at once; its earlier try at the bank is paid no more', async () => {
  const ordered = await orderCar(shop, { wish: wishOf(shop, 'adana') });
  const waiting = await openRentalPayment(shop, ordered, await unprovedCardOf(shop));
  const answers = [await abandon({ ...ordered, cookie: '' }), await abandon(ordered), await abandon(ordered)];
  expect([answers.map(({ status }) => status), await stateOf(ordered)]).toEqual([
    [403, 200, 200],
    { state: 'cancelled' },
  ]);
  const { db, payments } = shop.open.app;
  await db
    .updateTable('bank_payment')
    .set({ state: 'approved' })
    .where('locator', '=', ordered.number)
    .where('state', '=', 'open')
    .execute();
  const after = await payments.proceed(waiting.body.enrollReference);
  const seen = await postTo(
    shop,
    '/car-rental/order-view',
    { reservationNumber: ordered.number },
    { cookie: ordered.cookie },
  );
  expect([after?.status, await stateOf(ordered), seen.body.type]).toEqual([
    'lapsed',
    { state: 'cancelled' },
    'rental-over',
  ]);
  expect((await booksOf(db)).difference).toBe(0);
});

test('[S-20] a car that is paid for meanwhile is not given back', async () => {
  const rented = await rentCar(shop);
  expect([(await abandon(rented)).status, await stateOf(rented)]).toEqual([200, { state: 'confirmed' }]);
});
