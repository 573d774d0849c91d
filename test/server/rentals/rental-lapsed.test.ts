import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { lookAtBooking } from '#contract/operations/support.ts';
import { day, minute } from '#domain/values/durations.ts';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { House } from '#server/sale/context/house.ts';
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
import { loseAnswersOfCompany, silenceCompany, wakeCompany } from '../../support/sold/silent-company.ts';

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
const standingOf = async ({ number }: Ordered) => {
  const { db } = shop.open.house;
  const { status, state } = await db
    .selectFrom('rental_order')
    .innerJoin('supplier_rental', 'key', 'number')
    .select(['status', 'state'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const papers = await db.selectFrom('supplier_driver').select('key').where('key', '=', number).execute();
  return [status, state, papers.length];
};
const waiting = ['open', 'held', 1];
const letGo = ['refused', 'cancelled', 0];

const letTimePass = ({ payBy }: Ordered) => moveClock(shop, payBy - shop.open.house.clock.now());

/** A company whose word is counted, and which breaks at one of its cars. */
const countedOf = (house: House, broken = '') => {
  const released: string[] = [];
  const rentalSupplier: House['rentalSupplier'] = {
    ...house.rentalSupplier,
    release: async (within, key) => {
      released.push(key);
      if (key === broken) throw new Error('The company broke.');
      await house.rentalSupplier.release(within, key);
    },
  };
  return { released, ground: { ...house, rentalSupplier } };
};

test('[S-20] a rental nobody pays for is let go when its time is over: car, papers and the word of support', async () => {
  const wish = wishOf(shop, 'kayseri');
  await rentCar(shop, { wish });
  const ordered = await orderCar(shop, { wish });
  await moveClock(shop, ordered.payBy - minute - shop.open.house.clock.now());
  await letLapsedRentalsGo(shop.open.house);
  const before = [await standingOf(ordered), (await listOf(shop, wish)).body.count];
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.house);
  const after = [await standingOf(ordered), (await listOf(shop, wish)).body.count];
  expect([before, after]).toEqual([
    [waiting, 36],
    [letGo, 37],
  ]);
  const desk = await memberOf(shop, { email: staff });
  const { number: locator, cookie } = ordered;
  const seen = await desk.client.post(lookAtBooking.path, { locator }, desk.authorized);
  const { rentals } = z.decode(lookAtBooking.granted, await seen.json());
  const own = await postTo(shop, '/car-rental/order-view', { reservationNumber: locator }, { cookie });
  expect([rentals.map(({ stands }) => stands), own.body.type]).toEqual([['refused'], 'rental-over']);
});

/** A payment that waits on the bank's page, and what its holder does there at last. */
const payAtBank = async (ordered: Ordered) => {
  const { body } = await openRentalPayment(shop, ordered, await unprovedCardOf(shop));
  const { db, payments } = shop.open.house;
  const approve = () =>
    db.updateTable('bank_payment').set({ state: 'approved' }).where('locator', '=', ordered.number).execute();
  return { approve, comeBack: () => payments.proceed(body.enrollReference) };
};

test.each([
  ['approved', 'the car is had', 'ticketed', ['booked', 'confirmed', 1]],
  ['left', 'both are let go together', 'lapsed', letGo],
])('one whose payment waits at the bank is left to it: %s there, %s', async (deed, _, stands, standing) => {
  const ordered = await orderCar(shop);
  const { approve, comeBack } = await payAtBank(ordered);
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.house);
  const meanwhile = await standingOf(ordered);
  if (deed === 'approved') await approve();
  const paid = await comeBack();
  expect([meanwhile, paid?.stands, await standingOf(ordered)]).toEqual([waiting, stands, standing]);
  expect((await booksOf(shop.open.house.db)).difference).toBe(0);
});

test('money that comes after its car was let go goes back', async () => {
  const ordered = await orderCar(shop);
  const { approve, comeBack } = await payAtBank(ordered);
  const { house } = shop.open;
  await inTransaction(house.db, (within) => letRentalGo(within, ordered.number, house));
  await approve();
  expect([(await comeBack())?.stands, await standingOf(ordered)]).toEqual(['refunded', letGo]);
  expect((await booksOf(house.db)).difference).toBe(0);
});

test('one whose money has come while its company was silent is kept, and had', async () => {
  const ordered = await orderCar(shop);
  await silenceCompany(shop);
  const { body } = await payFor(shop, ordered);
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.house);
  const meanwhile = await standingOf(ordered);
  await wakeCompany(shop);
  await moveClock(shop, minute);
  const { db, payments } = shop.open.house;
  const paid = await payments.proceed(body.enrollReference);
  await letLapsedRentalsGo(shop.open.house);
  expect([meanwhile, paid?.stands, await standingOf(ordered)]).toEqual([
    waiting,
    'ticketed',
    ['booked', 'confirmed', 1],
  ]);
  expect((await booksOf(db)).difference).toBe(0);
});

/** A payment whose car the company confirms four times without being heard: the money goes back. */
const paidUnheard = async (ordered: Ordered) => {
  await loseAnswersOfCompany(shop, 4);
  const { body, standing } = await payFor(shop, ordered);
  const stands = [standing?.stands];
  for (let turn = 0; turn < 3; turn += 1) {
    await moveClock(shop, minute / 3);
    stands.push((await shop.open.house.payments.proceed(body.enrollReference))?.stands);
  }
  return stands;
};
const unheard = ['settling', 'settling', 'settling', 'refunded'];

test('[S-20] a car whose confirmation was done and never heard is free at its company again when its time is over, and the company forgets the driver', async () => {
  const wish = wishOf(shop, 'adana');
  await rentCar(shop, { wish });
  const ordered = await orderCar(shop, { wish });
  const stands = await paidUnheard(ordered);
  const meanwhile = [await standingOf(ordered), (await listOf(shop, wish)).body.count];
  await letTimePass(ordered);
  await letLapsedRentalsGo(shop.open.house);
  const after = [await standingOf(ordered), (await listOf(shop, wish)).body.count];
  expect([stands, meanwhile, after]).toEqual([unheard, [['open', 'confirmed', 1], 36], [letGo, 37]]);
  expect((await booksOf(shop.open.house.db)).difference).toBe(0);
});

test('[S-22] whoever pays for such a car again within its time has it once', async () => {
  const ordered = await orderCar(shop);
  const stands = await paidUnheard(ordered);
  const { standing } = await payFor(shop, ordered);
  expect([stands, standing?.stands, await standingOf(ordered)]).toEqual([
    unheard,
    'ticketed',
    ['booked', 'confirmed', 1],
  ]);
  expect((await booksOf(shop.open.house.db)).difference).toBe(0);
});

test('two shops on one store tell the company once, however their rounds meet', async () => {
  const other = await openTestShop({ url: shop.url });
  onTestFinished(() => other.end());
  const earlier = [await orderCar(shop), await orderCar(shop)];
  const last = await orderCar(shop);
  const ordered = [...earlier, last];
  await letTimePass(last);
  const [one, two] = [countedOf(shop.open.house), countedOf(other.open.house)];
  const rounds = [one, two, one, two, one, two].map(({ ground }) => letLapsedRentalsGo(ground));
  await Promise.all(rounds);
  const numbers = ordered.map(({ number }) => number).toSorted();
  expect([...one.released, ...two.released].toSorted()).toEqual(numbers);
  expect(await Promise.all(ordered.map(standingOf))).toEqual([letGo, letGo, letGo]);
});

test('a company that breaks at one car keeps no other; the next round asks it again', async () => {
  const [first, second] = [await orderCar(shop), await orderCar(shop)];
  await letTimePass(second);
  await letLapsedRentalsGo(countedOf(shop.open.house, first.number).ground);
  const meanwhile = [await standingOf(first), await standingOf(second)];
  const told = shop.lines.filter((line) => line.includes('rental-not-let-go'));
  await letLapsedRentalsGo(shop.open.house);
  expect([meanwhile, told.length, await standingOf(first)]).toEqual([[waiting, letGo], 1, letGo]);
});

test('within one process a company that broke at a car is left alone for a minute, and its silence is told once', async () => {
  const ordered = await orderCar(shop);
  await letTimePass(ordered);
  const broken = countedOf(shop.open.house, ordered.number).ground;
  const resting = new Map<string, number>();
  const told = () => shop.lines.filter((line) => line.includes('rental-not-let-go')).length;
  const before = told();
  await letLapsedRentalsGo(broken, resting);
  await letLapsedRentalsGo(broken, resting);
  expect([told() - before, await standingOf(ordered)]).toEqual([1, waiting]);
  await moveClock(shop, minute);
  await letLapsedRentalsGo(shop.open.house, resting);
  expect([resting.size, await standingOf(ordered)]).toEqual([0, letGo]);
});

test('a shop lets go by itself', async () => {
  const ordered = await orderCar(shop);
  await letTimePass(ordered);
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => standingOf(ordered), soon).toEqual(letGo);
});

const askingCompany = `select count(*) as count from pg_locks where not granted and relation = 'supplier_rental'::regclass`;

test('kill -9 while a car is given back: order and papers stand as they were, and the next process lets both go', async () => {
  const ordered = await orderCar(shop);
  await letTimePass(ordered);
  const another = async () => start(await temporaryFolder(), { DATABASE_URL: shop.url, BANK_PORT: '0' });
  await shop.open.house.db.transaction().execute(async (within) => {
    await sql`lock table supplier_rental in exclusive mode`.execute(within);
    const first = await another();
    await expect.poll(() => countIn(shop.url, askingCompany), soon).toBe(1);
    await over(first.process, 'SIGKILL');
  });
  expect(await standingOf(ordered)).toEqual(waiting);
  await another();
  await expect.poll(() => standingOf(ordered), soon).toEqual(letGo);
}, 120_000);

test('papers at the company go with the hold nobody confirmed, as soon as its order cannot be paid any more', async () => {
  const [unpaid, rented] = [await orderCar(shop), await rentCar(shop)];
  const { db, clock } = shop.open.house;
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
