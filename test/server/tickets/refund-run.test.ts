import { afterAll, beforeAll, expect, test } from 'vitest';
import { runIdOf } from '#domain/run-id.ts';
import { dayNumberAt, dayNumberOf, travelDayOf } from '#domain/travel-day.ts';
import { booksOf } from '#server/settlement/movements.ts';
import { cancelledRun } from '#server/tickets/cancelled-run.ts';
import { refundRun } from '#server/tickets/refund-run.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '#test/support/sold-booking.ts';
import { statusesOfTickets } from '#test/support/ticket-statuses.ts';

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

const refund = (runId: number) => refundRun({ runId, coaches: [0, 1] }, shop.open.house);

const moneyBack = async ({ payment }: SoldBooking) => {
  const rows = await shop.open.house.db
    .selectFrom('money_movement')
    .select('amount')
    .where('payment', '=', payment)
    .where('kind', '=', 'refunded')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

const lettersTo = async (locator: string) => {
  const rows = await shop.open.house.db.selectFrom('letter').select(['subject', 'language']).execute();
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
  expect((await booksOf(shop.open.house.db)).difference).toBe(0);
});

test('[S-17] said again, and by ten at once, nothing is given twice', async () => {
  const run = newRun();
  const sold = await sellBooking(shop, { tickets: [{ run_id: run }] });
  const said = await Promise.all(Array.from({ length: 10 }, () => refund(run)));
  expect(said.reduce((sum, { amount }) => sum + amount, 0)).toBe(93_000);
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

test('[E-11] no place of it is sold any more', async () => {
  const run = newRun();
  await refund(run);
  await refund(run);
  const rows = await shop.open.house.db
    .selectFrom('closed_coach')
    .select('coach')
    .where('run_id', '=', run)
    .orderBy('coach')
    .execute();
  expect(rows.map(({ coach }) => coach)).toEqual([0, 1]);
});

test('[S-17] the run is named by its number and a day on which it runs', () => {
  const network = shop.open.house.railway.network();
  const train = network.trains.find((each) => each?.number === '81001');
  const day = travelDayOf(dayNumberAt(shop.open.house.clock.now()) + 5);
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
