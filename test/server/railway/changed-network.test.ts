import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dayNumberOfRun, runIdOf } from '#domain/values/run-id.ts';
import { logTo } from '#server/platform/log.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { exportFeed, importFeed } from '#server/railway/gtfs/exchange.ts';
import { packFeed } from '#server/railway/gtfs/feed-archive.ts';
import { writeFeed } from '#server/railway/gtfs/write-feed.ts';
import { beginWaiting } from '#server/railway/network/begin-waiting.ts';
import type { NetworkDocument, WrittenTrain } from '#server/railway/network/network-document.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { openRailway } from '#server/railway/network/open-railway.ts';
import { type Network, runsOn } from '#server/railway/network/railway.ts';
import { saveNetwork } from '#server/railway/network/save-network.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { allGuards } from '#server/sale/holds/guards.ts';
import { openSeats } from '#server/sale/holds/open-seats.ts';
import type { Seats } from '#server/sale/holds/seats.ts';
import { openUpkeep } from '#server/sale/holds/upkeep.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type Ride, rideOf } from '../../support/shop/bookings.ts';
import { newParty } from '../../support/shop/seats.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const seed = buildNetwork();
const log = logTo(() => undefined);

const openedShop = async (): Promise<TestShop> => {
  const shop = await openTestShop();
  onTestFinished(() => shop.end());
  return shop;
};

/** Seats as a process sells them that knows this network and no other. */
const seatsOf = async ({ open }: TestShop, network: Network): Promise<Seats> => {
  const { db, clock } = open.app;
  const upkeep = await openUpkeep({ db, clock, log });
  onTestFinished(() => upkeep.stop());
  const newest = () => Promise.resolve(network);
  const railway = { network: () => network, newest, close: () => Promise.resolve() };
  return openSeats({ db, pool: open.store.pool, clock, railway, upkeep, guards: allGuards });
};

const changedBy = (key: string, change: (train: WrittenTrain) => Partial<WrittenTrain>): NetworkDocument => ({
  ...seed,
  trains: seed.trains.map((train) => (train.key === key ? { ...train, ...change(train) } : train)),
});

/** Between its first and its second stop the train now calls at a place it never came by. */
const withStop = ({ stops }: WrittenTrain): Partial<WrittenTrain> => {
  const called = new Set(stops.map(([station]) => station));
  const other = seed.stations.find(({ id }) => !called.has(id))?.id ?? 0;
  const [first, ...rest] = stops;
  if (first === undefined) throw new Error('The train has no stops.');
  return { stops: [first, [other, first[2] + 1, first[2] + 1, 1], ...rest] };
};

/** The train runs with its coaches in the other order. */
const withCoaches = ({ coaches }: WrittenTrain): Partial<WrittenTrain> => ({
  coaches: coaches.map(([index, name], at) => [index, name, coaches.at(-1 - at)?.[2] ?? 0]),
});

const running = ({ trains }: Network, number: string, day: number) =>
  trains.flatMap((train) =>
    train !== undefined && train.number === number && runsOn(train.calendar, day) ? [train] : [],
  );

const hold = (seats: Seats, { coach }: Ride, runId: number, seat: string, stops: readonly [number, number]) =>
  seats.hold({
    runId,
    coach,
    seat,
    fromStop: stops[0],
    toStop: stops[1],
    gender: 'F',
    occupant: 'passenger',
    party: newParty(),
  });

const networkNow = async ({ open }: TestShop): Promise<Network> => {
  const inForce = await networkInForce(open.app.db);
  if (inForce === null) throw new Error('There is no network.');
  return networkOf(inForce.document, inForce.revision);
};

/** A ticket over the first two stretches of a train that runs every day. */
const sold = async (shop: TestShop) => {
  const { db, seats, railway } = shop.open.app;
  const ride = rideOf(shop);
  expect(ride.train.stops.length).toBeGreaterThan(3);
  const seat = ride.units[0]?.[0] ?? '';
  const held = await hold(seats, ride, ride.runId, seat, [0, 2]);
  expect(held.ok).toBe(true);
  await db.updateTable('seat_hold').set({ state: 'sold' }).where('run_id', '=', ride.runId).execute();
  await sellBooking(shop, {
    tickets: [
      {
        run_id: ride.runId,
        train_index: ride.train.index,
        seat,
        coach: ride.coach,
        from_stop: 0,
        to_stop: 2,
        departure: ride.departure,
        arrival: ride.arrival,
      },
    ],
  });
  const key = seed.trains.find(({ number }) => number === ride.train.number)?.key ?? '';
  const day = dayNumberOfRun(ride.runId);
  const others = [1, 2, 3, 4, 5, 6, 7]
    .map((more) => day + more)
    .filter((later) => runsOn(ride.train.calendar, later));
  const [otherDay = 0, thirdDay = 0] = others;
  return { ride, seat, key, day, otherDay, thirdDay, old: railway.network() };
};

type SaveNetwork = (shop: TestShop, network: NetworkDocument, now: number) => Promise<unknown>;

const saveByHand: SaveNetwork = ({ open }, network, now) =>
  inTransaction(open.app.db, (within) => saveNetwork(within, network, 'feed', now));

const saveByFeed: SaveNetwork = async ({ open }, network, now) => {
  const file = join(await temporaryFolder(), 'feed.zip');
  await writeFile(file, packFeed(writeFeed(network)));
  return importFeed(open.app.db, file, now);
};

const changes = [
  ['laid with a stop more', withStop, saveByHand],
  ['imported with a stop more', withStop, saveByFeed],
  ['laid with other coaches', withCoaches, saveByHand],
] as const;

test.each(changes)(
  'a train that is %s runs as it was on the day it was sold for, and as it is on others',
  async (_, change, save) => {
    const shop = await openedShop();
    const { ride, seat, key, day, otherDay } = await sold(shop);
    const now = shop.open.app.clock.now();
    const changed = changedBy(key, change);
    await save(shop, changed, now);
    await inTransaction(shop.open.app.db, (within) => beginWaiting(within, now + 5_000));
    const network = await networkNow(shop);
    const { number, stops, coaches, index } = ride.train;
    expect(running(network, number, day).map((train) => [train.index, train.stops, train.coaches])).toEqual([
      [index, stops, coaches],
    ]);
    const [renewed] = running(network, number, otherDay);
    expect(running(network, number, otherDay)).toHaveLength(1);
    expect(renewed?.index).not.toBe(index);
    const template = changed.trains.find((train) => train.key === key);
    expect([
      renewed?.stops.map(({ station }) => station),
      renewed?.coaches.map((coach) => coach.template),
    ]).toEqual([template?.stops.map(([station]) => station), template?.coaches.map(([, , id]) => id)]);
    const ticket = await shop.open.app.db.selectFrom('ticket').select('train_index').executeTakeFirst();
    expect(network.trains[ticket?.train_index ?? 0]?.stops).toEqual(stops);

    const seats = await seatsOf(shop, network);
    const [, between, end] = stops;
    const again = await Promise.all(
      running(network, number, day).map((train) => {
        const at = (station: number | undefined) => train.stops.findIndex((stop) => stop.station === station);
        return hold(seats, ride, runIdOf(train.index, day), seat, [at(between?.station), at(end?.station)]);
      }),
    );
    expect(again.map((answer) => (answer.ok ? 'held' : answer.refusal))).toEqual(['seat-taken']);
    const anew = await hold(seats, ride, runIdOf(renewed?.index ?? 0, day), seat, [1, 2]);
    expect(anew.ok ? 'held' : anew.refusal).toBe('seat-unknown');
  },
);

test('[E-11] a coach that was taken from sale keeps the train as it was on its day, whatever is imported', async () => {
  const shop = await openedShop();
  const { ride, key, otherDay, thirdDay } = await sold(shop);
  const { db, clock } = shop.open.app;
  const { index, number } = ride.train;
  await db
    .insertInto('closed_coach')
    .values({ run_id: runIdOf(index, otherDay), coach: ride.coach })
    .execute();
  const now = clock.now();
  await saveByFeed(shop, changedBy(key, withStop), now);
  await inTransaction(db, (within) => beginWaiting(within, now + 5_000));
  const network = await networkNow(shop);
  const isAsItWas = (day: number) => running(network, number, day).map((train) => train.index === index);
  expect([isAsItWas(otherDay), isAsItWas(thirdDay)]).toEqual([[true], [false]]);
});

test('who still sells by the old network a moment after the new one was laid sells for the old train', async () => {
  const shop = await openedShop();
  const { ride, seat, key, otherDay, thirdDay, old } = await sold(shop);
  const { db, clock } = shop.open.app;
  // The shop itself lives too early to let the new form begin.
  const now = clock.now() + 600_000;
  await saveByHand(shop, changedBy(key, withStop), now);
  const between = await networkNow(shop);
  expect(running(between, ride.train.number, otherDay)).toEqual([]);
  const late = await hold(await seatsOf(shop, old), ride, runIdOf(ride.train.index, otherDay), seat, [0, 2]);
  expect(late.ok).toBe(true);
  await inTransaction(db, (within) => beginWaiting(within, now + 4_999));
  expect((await networkNow(shop)).revision).toBe(between.revision);
  const railway = await openRailway(db, log, { now: () => now + 5_000 });
  onTestFinished(() => railway.close());
  const indexesOn = (day: number) =>
    running(railway.network(), ride.train.number, day).map(({ index }) => index === ride.train.index);
  expect([indexesOn(otherDay), indexesOn(thirdDay)]).toEqual([[true], [false]]);
});

test('a train that comes back to its old form has its old index, and what was sold meanwhile stays', async () => {
  const shop = await openedShop();
  const { ride, seat, key, day, otherDay, thirdDay } = await sold(shop);
  const { db, clock } = shop.open.app;
  const now = clock.now();
  const saveWhole = async (network: NetworkDocument, at: number) => {
    await saveByHand(shop, network, at);
    await inTransaction(db, (within) => beginWaiting(within, at + 5_000));
    return networkNow(shop);
  };
  const changed = await saveWhole(changedBy(key, withStop), now);
  const { number, index } = ride.train;
  const [renewed] = running(changed, number, otherDay);
  expect(renewed?.index).not.toBe(index);
  const other = runIdOf(renewed?.index ?? 0, otherDay);
  expect((await hold(await seatsOf(shop, changed), ride, other, seat, [0, 3])).ok).toBe(true);
  const returned = await saveWhole(seed, now + 10_000);
  const indexesOn = (on: number) => running(returned, number, on).map((train) => train.index);
  expect([indexesOn(day), indexesOn(otherDay), indexesOn(thirdDay)]).toEqual([
    [index],
    [renewed?.index],
    [index],
  ]);
});

test('a train that was taken out runs where it was sold, is told with its stations, and is in no feed', async () => {
  const shop = await openedShop();
  const { ride, key, day, otherDay } = await sold(shop);
  const { db, clock } = shop.open.app;
  const now = clock.now();
  const [, station = 0] = ride.train.stops.map((stop) => stop.station);
  const without: NetworkDocument = {
    ...seed,
    stations: seed.stations.filter(({ id }) => id !== station),
    trains: seed.trains.filter((train) => train.key !== key && !train.stops.some(([id]) => id === station)),
  };
  await saveByHand(shop, without, now);
  await inTransaction(db, (within) => beginWaiting(within, now + 5_000));
  const network = await networkNow(shop);
  const { number, index } = ride.train;
  expect([day, otherDay].map((on) => running(network, number, on).map((train) => train.index))).toEqual([
    [index],
    [],
  ]);
  expect(network.stations.get(station)?.isOnSale).toBe(false);
  const stations = without.stations.length;
  expect(await exportFeed(db, join(await temporaryFolder(), 'feed.zip'))).toEqual({
    stations,
    trains: without.trains.length,
  });
});
