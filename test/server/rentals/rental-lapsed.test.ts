import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readBookingForSupport } from '#contract/operations/support.ts';
import { day, minute } from '#domain/values/durations.ts';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { letLapsedRentalsGo } from '#server/sale/rentals/lapsed-rentals.ts';
import { letRentalGo } from '#server/sale/rentals/let-rental-go.ts';
import { memberOf, moveClock, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { soon } from '#test/support/soon.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { over, start } from '../../support/shop/built-server.ts';
import { countIn } from '../../support/shop/killed-shop.ts';
import {
  listOf,
  type Ordered,
  openRentalPayment,
  orderCar,
  payFor,
  rentCar,
  unprovedCardOf,
  wishOf,
} from '../../support/shop/rented-car.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { loseAnswersOfCompany, restoreCompany, silenceCompany } from '../../support/sold/silent-company.ts';

/** The rounds that are looked at here are begun by the tests. */
let shop: TestShop;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(async () => {
  await shop.end();
  vi.useRealTimers();
});

/** How the order stands, what its company says of the car, and whether it still has the driver's papers. */
const statusOf = async ({ number }: Ordered) => {
  const { db } = shop.open.app;
  const { status, state } = await db
    .selectFrom('rental_order')
    .innerJoin('supplier_rental', 'key', 'number')
    .select(['status', 'state'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const drivers = await db.selectFrom('supplier_driver').select('key').where('key', '=', number).execute();
  return [status, state, drivers.length];
};
const waiting = ['open', 'held', 1];
const letGo = ['refused', 'cancelled', 0];

const letTimePass = ({ payBy }: Ordered) => moveClock(shop, payBy - shop.open.app.clock.now());

/** A company whose word is counted, and which breaks at one of its cars. */
const countedOf = (app: AppContext, broken = '') => {
  const released: string[] = [];
  const rentalSupplier: AppContext['rentalSupplier'] = {
    ...app.rentalSupplier,
    release: async (within, key) => {
      released.push(key);
      if (key === broken) throw new Error('The company broke.');
      await app.rentalSupplier.release(within, key);
    },
  };
  return { released, deps: { ...app, rentalSupplier } };
};

test('[S-20] a rental nobody pays for is let go when its time is over: car, papers and the word of support', async () => {
  const wish = wishOf(shop, 'kayseri');
  await rentCar(shop, { wish });
  const ordered = await orderCar(shop, { wish });
  await moveClock(shop, ordered.payBy - minute - shop.open.app.clock.now());
  await letLapsedRentalsGo(shop.open.app);
  const before = [await statusOf(ordered), (await listOf(shop, wish)).body.count];
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.app);
  const after = [await statusOf(ordered), (await listOf(shop, wish)).body.count];
  expect([before, after]).toEqual([
    [waiting, 36],
    [letGo, 37],
  ]);
  const desk = await memberOf(shop, { email: staff });
  const { number: locator, cookie } = ordered;
  const seen = await desk.client.post(readBookingForSupport.path, { locator }, desk.authorized);
  const { rentals } = z.decode(readBookingForSupport.granted, await seen.json());
  const own = await postTo(shop, '/car-rental/order-view', { reservationNumber: locator }, { cookie });
  expect([rentals.map(({ stands: status }) => status), own.body.type]).toEqual([['refused'], 'rental-over']);
});

test('[S-20] its time is over at the very instant its driver was told, and not before', async () => {
  const ordered = await orderCar(shop);
  const lookAt = (now: number) => letLapsedRentalsGo({ ...shop.open.app, clock: { now: () => now } });
  await lookAt(ordered.payBy - 1);
  const before = await statusOf(ordered);
  await lookAt(ordered.payBy);
  expect([before, await statusOf(ordered)]).toEqual([waiting, letGo]);
});

/** A payment that waits on the bank's page, and what its holder does there at last. */
const payAtBank = async (ordered: Ordered) => {
  const { body } = await openRentalPayment(shop, ordered, await unprovedCardOf(shop));
  const { db, payments } = shop.open.app;
  const approve = () =>
    db.updateTable('bank_payment').set({ state: 'approved' }).where('locator', '=', ordered.number).execute();
  return { approve, comeBack: () => payments.proceed(body.enrollReference) };
};

test.each([
  ['approved', 'the car is had', 'ticketed', ['booked', 'confirmed', 1]],
  ['left', 'both are let go together', 'lapsed', letGo],
])('one whose payment waits at the bank is left to it: %s there, %s', async (action, _, status, outcome) => {
  const ordered = await orderCar(shop);
  const { approve, comeBack } = await payAtBank(ordered);
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.app);
  const meanwhile = await statusOf(ordered);
  if (action === 'approved') await approve();
  const paid = await comeBack();
  expect([meanwhile, paid?.status, await statusOf(ordered)]).toEqual([waiting, status, outcome]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('money that comes after its car was let go goes back', async () => {
  const ordered = await orderCar(shop);
  const { approve, comeBack } = await payAtBank(ordered);
  const { app } = shop.open;
  await inTransaction(app.db, (within) => letRentalGo(within, ordered.number, app));
  await approve();
  expect([(await comeBack())?.status, await statusOf(ordered)]).toEqual(['refunded', letGo]);
  expect((await booksOf(app.db)).difference).toBe(0);
});

test('one whose money has come while its company was silent is kept, and had', async () => {
  const ordered = await orderCar(shop);
  await silenceCompany(shop);
  const { body } = await payFor(shop, ordered);
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.app);
  const meanwhile = await statusOf(ordered);
  await restoreCompany(shop);
  await moveClock(shop, minute);
  const { db, payments } = shop.open.app;
  const paid = await payments.proceed(body.enrollReference);
  await letLapsedRentalsGo(shop.open.app);
  expect([meanwhile, paid?.status, await statusOf(ordered)]).toEqual([
    waiting,
    'ticketed',
    ['booked', 'confirmed', 1],
  ]);
  expect((await booksOf(db)).difference).toBe(0);
});

/** A payment whose car the company confirms four times without being heard: the money goes back. */
const paidUnheard = async (ordered: Ordered) => {
  await loseAnswersOfCompany(shop, 4);
  const { body, paymentState } = await payFor(shop, ordered);
  const statuses = [paymentState?.status];
  for (let turn = 0; turn < 3; turn += 1) {
    await moveClock(shop, minute / 3);
    statuses.push((await shop.open.app.payments.proceed(body.enrollReference))?.status);
  }
  return statuses;
};
const unheard = ['settling', 'settling', 'settling', 'refunded'];

test('[S-20] a car whose confirmation was done and never heard is free at its company again when its time is over, and the company forgets the driver', async () => {
  const wish = wishOf(shop, 'adana');
  await rentCar(shop, { wish });
  const ordered = await orderCar(shop, { wish });
  const statuses = await paidUnheard(ordered);
  const meanwhile = [await statusOf(ordered), (await listOf(shop, wish)).body.count];
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.app);
  const after = [await statusOf(ordered), (await listOf(shop, wish)).body.count];
  expect([statuses, meanwhile, after]).toEqual([unheard, [['open', 'confirmed', 1], 36], [letGo, 37]]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[S-22] whoever pays for such a car again within its time has it once', async () => {
  const ordered = await orderCar(shop);
  const statuses = await paidUnheard(ordered);
  const { paymentState } = await payFor(shop, ordered);
  expect([statuses, paymentState?.status, await statusOf(ordered)]).toEqual([
    unheard,
    'ticketed',
    ['booked', 'confirmed', 1],
  ]);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('two shops on one store tell the company once, however their rounds meet', async () => {
  const other = await openTestShop({ url: shop.url });
  onTestFinished(() => other.end());
  const earlier = [await orderCar(shop), await orderCar(shop)];
  const last = await orderCar(shop);
  const ordered = [...earlier, last];
  await letTimePass(last);
  const [one, two] = [countedOf(shop.open.app), countedOf(other.open.app)];
  const rounds = [one, two, one, two, one, two].map(({ deps }) => letLapsedRentalsGo(deps));
  await Promise.all(rounds);
  const numbers = ordered.map(({ number }) => number).toSorted();
  expect([...one.released, ...two.released].toSorted()).toEqual(numbers);
  expect(await Promise.all(ordered.map(statusOf))).toEqual([letGo, letGo, letGo]);
});

test('a company that breaks at one car keeps no other; the next round asks it again', async () => {
  const [first, second] = [await orderCar(shop), await orderCar(shop)];
  await letTimePass(second);
  await letLapsedRentalsGo(countedOf(shop.open.app, first.number).deps);
  const meanwhile = [await statusOf(first), await statusOf(second)];
  const lines = shop.lines.filter((line) => line.includes('rental-not-let-go'));
  await letLapsedRentalsGo(shop.open.app);
  expect([meanwhile, lines.length, await statusOf(first)]).toEqual([[waiting, letGo], 1, letGo]);
});

test('within one process a company that broke at a car is left alone for a minute, and its silence is told once', async () => {
  const ordered = await orderCar(shop);
  await letTimePass(ordered);
  const broken = countedOf(shop.open.app, ordered.number).deps;
  const resting = new Map<string, number>();
  const countLines = () => shop.lines.filter((line) => line.includes('rental-not-let-go')).length;
  const before = countLines();
  await letLapsedRentalsGo(broken, resting);
  await letLapsedRentalsGo(broken, resting);
  expect([countLines() - before, await statusOf(ordered)]).toEqual([1, waiting]);
  await moveClock(shop, minute);
  await letLapsedRentalsGo(shop.open.app, resting);
  expect([resting.size, await statusOf(ordered)]).toEqual([0, letGo]);
});

test('a shop lets go by itself', async () => {
  const ordered = await orderCar(shop);
  await letTimePass(ordered);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => statusOf(ordered), soon).toEqual(letGo);
});

const askingCompany = `select count(*) as count from pg_locks where not granted and relation = 'supplier_rental'::regclass`;

test('kill -9 while a car is given back: order and papers stand as they were, and the next process lets both go', async () => {
  const ordered = await orderCar(shop);
  await letTimePass(ordered);
  const another = async () => start(await temporaryFolder(), { DATABASE_URL: shop.url, BANK_PORT: '0' });
  await shop.open.app.db.transaction().execute(async (within) => {
    await sql`lock table supplier_rental in exclusive mode`.execute(within);
    const first = await another();
    await expect.poll(() => countIn(shop.url, askingCompany), soon).toBe(1);
    await over(first.process, 'SIGKILL');
  });
  expect(await statusOf(ordered)).toEqual(waiting);
  await another();
  await expect.poll(() => statusOf(ordered), soon).toEqual(letGo);
}, 120_000);

test('papers at the company go with the hold nobody confirmed, as soon as its order cannot be paid any more', async () => {
  const [unpaid, rented] = [await orderCar(shop), await rentCar(shop)];
  const { db, clock } = shop.open.app;
  const now = clock.now();
  const left = async (passed: number) => {
    await forgetOld(db, now + passed);
    const keys = [unpaid.number, rented.number];
    const rows = await db.selectFrom('supplier_driver').select('key').where('key', 'in', keys).execute();
    return rows.map(({ key }) => key).toSorted();
  };
  const both = [unpaid.number, rented.number].toSorted();
  expect([await left(day / 2), await left(day + 30 * minute)]).toEqual([both, [rented.number]]);
});
