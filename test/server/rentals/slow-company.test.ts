import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { soon } from '#test/support/soon.ts';
import {
  allContracts,
  askOrder,
  cardOf,
  driver,
  listOf,
  type Ordered,
  openRentalPayment,
  orderCar,
  rentCar,
  wishOf,
} from '../../support/shop/rented-car.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';
import { restoreCompany } from '../../support/sold/silent-company.ts';

/** More than the connections of one process. */
const many = 25;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** From now on the company lets everybody wait who asks it. */
const holdCompany = () =>
  shop.open.world?.carryOut({ do: 'meet', name: 'car-rental', with: { kind: 'hold' }, times: null });

const waitingAtCompany = (count: number) =>
  vi.waitFor(async () => expect((await shop.open.world?.state())?.parked.length).toBe(count), soon);

const letCompanyAnswer = async () => {
  await restoreCompany(shop);
  for (const { id } of (await shop.open.world?.state())?.parked ?? []) {
    await shop.open.world?.carryOut({ do: 'release', id, with: { kind: 'pass' } });
  }
};
afterEach(letCompanyAnswer);

/** Whether somebody keeps the row of a rental for themselves. */
const isLocked = async ({ number }: Ordered): Promise<boolean> => {
  const free = await inTransaction(shop.open.app.db, (within) =>
    within
      .selectFrom('rental_order')
      .select('number')
      .where('number', '=', number)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst(),
  );
  return free === undefined;
};

test('[F-08] while a company lets every order wait, nobody else of the shop waits; then each has its car', async () => {
  const wish = wishOf(shop, 'ankara');
  const lists = await Promise.all(Array.from({ length: many }, () => listOf(shop, wish, { limit: 40 })));
  await holdCompany();
  const asking = lists.map(({ body }, at) => {
    const { id, total } = body.offers[at % body.offers.length];
    const search = body.carRentalSearchId;
    const asked = { carRentalSearchId: search, carId: id, driver, contracts: allContracts, amountDue: total };
    return postTo(shop, '/car-rental/order-payment', asked);
  });
  await waitingAtCompany(many);
  const { pool } = shop.open.store;
  const busy = pool.totalCount - pool.idleCount;
  const other = await shop.askJson('/car-rental/order-view', { reservationNumber: 'none' }, newAddress());
  await letCompanyAnswer();
  const answers = await Promise.all(asking);
  expect([busy < many / 2, other.status < 500, answers.map(({ status }) => status)]).toEqual([
    true,
    true,
    answers.map(() => 200),
  ]);
});

test('[S-20] whoever has paid for one car while a second was asked for has the first, and it alone', async () => {
  const first = await askOrder(shop, { wish: wishOf(shop, 'konya') });
  const { reservationNumber: number, amountDue: due, payBy } = first.body;
  const ordered = { number, cookie: first.cookie, due, payBy };
  await holdCompany();
  const other = { ...first.asked, idempotencyKey: 'another' };
  const choosing = postTo(shop, '/car-rental/order-payment', other, { cookie: first.cookie });
  await waitingAtCompany(1);
  const [hold] = (await shop.open.world?.state())?.parked ?? [];
  const { body: opened } = await openRentalPayment(shop, ordered, await cardOf(shop, 'ISIK CELIK'));
  const paying = shop.open.app.payments.proceed(opened.enrollReference);
  await waitingAtCompany(2);
  await shop.open.world?.carryOut({ do: 'release', id: hold?.id ?? '', with: { kind: 'pass' } });
  const { body } = await choosing;
  await letCompanyAnswer();
  await paying;
  expect(body.type).toBe('payment-underway');
  const { payments } = shop.open.app;
  await expect.poll(async () => (await payments.find(opened.enrollReference))?.status, soon).toBe('ticketed');
});

test('[S-20] [S-22] neither a cancellation nor a payment that waits for its company keeps a row for itself', async () => {
  const [rented, ordered] = [await rentCar(shop), await orderCar(shop)];
  const { body: paid } = await openRentalPayment(shop, ordered, await cardOf(shop, 'ISIK CELIK'));
  await holdCompany();
  const { number: reservationNumber, cookie, due } = rented;
  const asked = { reservationNumber, reason: 'plans-changed', toldRefund: due };
  const cancelling = postTo(shop, '/car-rental/order-cancel', asked, { cookie });
  await waitingAtCompany(1);
  const paying = shop.open.app.payments.proceed(paid.enrollReference);
  await waitingAtCompany(2);
  const locked = [await isLocked(rented), await isLocked(ordered)];
  await letCompanyAnswer();
  expect([locked, (await cancelling).body.refundAmount, (await paying)?.status]).toEqual([
    [false, false],
    due,
    'ticketed',
  ]);
});
