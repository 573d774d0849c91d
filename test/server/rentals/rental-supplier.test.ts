import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { rentalDesk } from '#server/start/desks/rental-desk.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { driver, type Ordered, orderCar, rentCar, wishOf } from '../../support/shop/rented-car.ts';

const halfHour = 30 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const confirm = async ({ number }: Ordered) => {
  const { db, rentalSupplier } = shop.open.app;
  const result = await inTransaction(db, await rentalSupplier.confirm(number));
  return result.ok ? 'confirmed' : result.refusal;
};

test('a car that was kept too long is the first’s who pays, as long as there is one', async () => {
  const wish = wishOf(shop, 'konya');
  const of = { wish, car: 'bozkir.i20' };
  const late = [await orderCar(shop, of), await orderCar(shop, of)];
  // The shop's own rounds, which would let them go, leave what can still be paid.
  await shop.open.app.db
    .updateTable('rental_order')
    .set({ deadline: wish.pickUpAt })
    .where(
      'number',
      'in',
      late.map(({ number }) => number),
    )
    .execute();
  await moveClock(shop, halfHour);
  await rentCar(shop, of);
  const answers: string[] = [];
  for (const each of late) answers.push(await confirm(each));
  expect(answers).toEqual(['confirmed', 'car-taken']);
});

/** What the company has under the key of an order, and whose papers. */
const booksAfter = async (action: Promise<unknown>, { number }: Ordered) => {
  await action;
  const { db } = shop.open.app;
  return [
    await db.selectFrom('supplier_rental').select('state').where('key', '=', number).execute(),
    (await db.selectFrom('supplier_driver').select('key').where('key', '=', number).execute()).length,
  ];
};

test('what is asked of the company again changes nothing, and what is let go is let go whether it was confirmed or not', async () => {
  const { db, rentalSupplier } = shop.open.app;
  const release = ({ number }: Ordered) =>
    inTransaction(db, (within) => rentalSupplier.release(within, number));
  const [kept, ordered] = [await orderCar(shop), await orderCar(shop, { office: 'izmir' })];
  const answers = [await confirm(ordered), await confirm(ordered)];
  const books = [
    await booksAfter(Promise.resolve(), ordered),
    await booksAfter(release(ordered), ordered),
    await booksAfter(release(ordered), ordered),
    await booksAfter(release(kept), kept),
    await booksAfter(release({ ...kept, number: 'ARAAAAAA' }), kept),
  ];
  const letGo = [[{ state: 'cancelled' }], 0];
  expect([answers, books, await confirm(ordered)]).toEqual([
    ['confirmed', 'confirmed'],
    [[[{ state: 'confirmed' }], 1], letGo, letGo, letGo, letGo],
    'car-taken',
  ]);
});

test('a desk that is asked twice to tell of a rental writes one letter', async () => {
  const email = 'told-twice@example.com';
  const { number } = await rentCar(shop, { more: { driver: { ...driver, email } } });
  const { app } = shop.open;
  const { payment } = await app.db
    .selectFrom('rental_order')
    .select('payment')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const desk = rentalDesk(app);
  await inTransaction(app.db, (within) => desk.notify(within, number, payment ?? '', app.clock.now()));
  expect((await lettersTo(shop, email)).length).toBe(1);
});
