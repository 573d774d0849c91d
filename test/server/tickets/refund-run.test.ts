import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumberAt, dayNumberOf, travelDayOf } from '#domain/time/travel-day.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { newSecret } from '#server/platform/secret.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { cancelledRun } from '#server/sale/tickets/cancelled-run.ts';
import { refundRun } from '#server/sale/tickets/refund-run.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { holdSeat, newBench } from '../../support/shop/bookings.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

let runs = 20_000_001;
const newRun = () => {
  runs += 10_000;
  return runs;
};

const refund = (runId: number) => refundRun({ runId, coaches: [0, 1] }, shop.open.app);

const moneyBack = async ({ payment }: SoldBooking) => {
  const rows = await shop.open.app.db
    .selectFrom('money_movement')
    .select('amount')
    .where('payment', '=', payment)
    .where('kind', '=', 'refunded')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

const lettersTo = async (locator: string) => {
  const rows = await shop.open.app.db.selectFrom('letter').select(['subject', 'language']).execute();
  return rows.filter(({ subject }) => subject.includes(locator));
};

test('[S-17] [K-04] every ticket of a train that does not run comes back whole, to its card, with one letter a booking', async () => {
  const run = newRun();
  const on = { run_id: run };
  const [one, two] = [
    await sellBooking(shop, { tickets: [on] }),
    await sellBooking(shop, { tickets: [on, on], booking: { language: 'fa' } }),
  ];
  const other = await sellBooking(shop, { tickets: [{ run_id: newRun() }] });
  expect(await refund(run)).toEqual({ bookings: 2, tickets: 3, amount: 279_000, ended: 0 });
  expect([await moneyBack(one), await moneyBack(two), await moneyBack(other)]).toEqual([93_000, 186_000, 0]);
  expect(await statusesOfTickets(shop, two)).toEqual(['institution-refund', 'institution-refund']);
  expect(await statusesOfTickets(shop, other)).toEqual(['valid']);
  expect((await lettersTo(two.locator)).map(({ language }) => language)).toEqual(['fa']);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});

test('[S-17] said again, and by ten at once, nothing is given twice', async () => {
  const run = newRun();
  const sold = await sellBooking(shop, { tickets: [{ run_id: run }] });
  const results = await Promise.all(Array.from({ length: 10 }, () => refund(run)));
  expect(results.reduce((sum, { amount }) => sum + amount, 0)).toBe(93_000);
  expect(await refund(run)).toEqual({ bookings: 0, tickets: 0, amount: 0, ended: 0 });
  expect([await moneyBack(sold), (await lettersTo(sold.locator)).length]).toEqual([93_000, 1]);
});

test('[S-17] of a way with a change of trains the whole comes back, the way home and a used ticket stay', async () => {
  const run = newRun();
  const sold = await sellBooking(shop, {
    tickets: [
      { run_id: run, passenger: 0, leg: 0 },
      { passenger: 0, leg: 1 },
      { passenger: 0, direction: 'return' },
      { run_id: run, passenger: 1, status: 'used' },
    ],
  });
  expect(await refund(run)).toEqual({ bookings: 1, tickets: 2, amount: 186_000, ended: 0 });
  const statuses = await statusesOfTickets(shop, sold);
  expect(statuses.toSorted()).toEqual(['institution-refund', 'institution-refund', 'used', 'valid']);
});

test('[S-17] said after the hour at which it should have arrived, every ticket of it comes back, and of its way what was to follow', async () => {
  const run = newRun();
  const day = 86_400_000;
  const past = (days: number) => {
    const departure = shop.open.app.clock.now() - days * day;
    return { departure, arrival: departure + day / 4 };
  };
  const sold = await sellBooking(shop, {
    tickets: [
      { passenger: 0, leg: 0, ...past(4) },
      { passenger: 0, leg: 1, run_id: run, ...past(3) },
      { passenger: 0, leg: 2, ...past(2) },
      { passenger: 1, run_id: run, status: 'used', ...past(3) },
    ],
  });
  expect(await refund(run)).toEqual({ bookings: 1, tickets: 2, amount: 186_000, ended: 0 });
  expect(await moneyBack(sold)).toBe(186_000);
  const rows = await shop.open.app.db
    .selectFrom('ticket')
    .select('status')
    .where('locator', '=', sold.locator)
    .orderBy('number')
    .execute();
  const statuses = rows.map(({ status }) => status);
  expect(statuses).toEqual(['valid', 'institution-refund', 'institution-refund', 'used']);
});

/** How many in this store wait for somebody's lock. */
const waiting = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.open.app.db);
  return rows[0]?.count ?? 0;
};

test('[S-17] whoever is changing to it at that moment is waited for, and gets everything back too', async () => {
  const { db, clock } = shop.open.app;
  const sold = await sellBooking(shop);
  const { ride, seats } = newBench(shop);
  const { holdId, runId, coach } = await holdSeat(shop, ride, seats[0] ?? '');
  const order = newSecret();
  const now = clock.now();
  let isOver = false;
  const refunded = async () => {
    const given = await refundRun({ runId, coaches: [coach] }, shop.open.app);
    isOver = true;
    return given;
  };
  const refunding = await db.transaction().execute(async (within) => {
    await holdsInSale.bind(within, [holdId], order, now + 60_000, now);
    await holdsInSale.sell(within, order, [holdId], now);
    const to = { run_id: runId, coach, hold_id: holdId };
    await within.updateTable('ticket').set(to).where('locator', '=', sold.locator).execute();
    const begun = { refunded: refunded() };
    await expect.poll(async () => isOver || (await waiting()) > 0).toBe(true);
    return begun;
  });
  expect(await refunding.refunded).toEqual({ bookings: 1, tickets: 1, amount: 93_000, ended: 0 });
});

test('[E-11] no place of it is sold any more', async () => {
  const run = newRun();
  await refund(run);
  await refund(run);
  const rows = await shop.open.app.db
    .selectFrom('closed_coach')
    .select('coach')
    .where('run_id', '=', run)
    .orderBy('coach')
    .execute();
  expect(rows.map(({ coach }) => coach)).toEqual([0, 1]);
});

test('[S-17] the run is named by its number and a day on which it runs', () => {
  const network = shop.open.app.railway.network();
  const train = network.trains.find((each) => each?.number === '81001');
  const day = travelDayOf(dayNumberAt(shop.open.app.clock.now()) + 5);
  const coaches = train?.coaches.map(({ index }) => index);
  const runId = runIdOf(train?.index ?? 0, dayNumberOf(day));
  expect(cancelledRun(network, '81001', day)).toEqual({ runId, coaches });
  const strange = [
    ['99999', day],
    ['81001', '2026-02-30'],
    ['81001', 'tomorrow'],
    ['81001', '1999-01-01'],
  ] as const;
  expect(strange.map(([number, when]) => cancelledRun(network, number, when))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
