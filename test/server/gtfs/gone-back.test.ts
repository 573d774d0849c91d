import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dayNumberOfRun, runIdOf } from '#domain/values/run-id.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { exportFeed, goBack, importFeed } from '#server/railway/gtfs/exchange.ts';
import { openFeed } from '#server/railway/gtfs/feed-archive.ts';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { beginWaiting } from '#server/railway/network/begin-waiting.ts';
import type { WrittenTrain } from '#server/railway/network/network-document.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { type Network, runsOn } from '#server/railway/network/railway.ts';
import { saveNetwork } from '#server/railway/network/save-network.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { foreignFeed, packedFeed } from '#test/support/railway/foreign-feed.ts';
import { holdSeat, rideOf } from '../../support/shop/bookings.ts';
import { gtfsOn } from '../../support/shop/gtfs-command.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const openedShop = async (): Promise<TestShop> => {
  const shop = await openTestShop();
  onTestFinished(() => shop.end());
  return shop;
};

const networkNow = async ({ open }: TestShop): Promise<Network> => {
  const inForce = await networkInForce(open.app.db);
  if (inForce === null) throw new Error('There is no network.');
  return networkOf(inForce.document, inForce.revision);
};

const foreignFile = async (): Promise<string> => {
  const file = join(await temporaryFolder(), 'foreign.zip');
  await writeFile(file, packedFeed(foreignFeed));
  return file;
};

const feedNow = async ({ open }: TestShop) => {
  const file = join(await temporaryFolder(), 'now.zip');
  await exportFeed(open.app.db, file);
  const { trains, ...rest } = readFeed(openFeed(await readFile(file), 'now.zip'));
  return { ...rest, trains: trains.toSorted((one, other) => one.key.localeCompare(other.key)) };
};

/** What was laid runs everywhere. */
const turned = ({ open }: TestShop, savedAt: number) =>
  inTransaction(open.app.db, (within) => beginWaiting(within, savedAt + 5_000));

const runningOn = ({ trains }: Network, index: number, day: number): boolean => {
  const train = trains[index];
  return train !== undefined && runsOn(train.calendar, day);
};

const ticketOn = (shop: TestShop, index: number, day: number) =>
  sellBooking(shop, { tickets: [{ run_id: runIdOf(index, day), train_index: index }] });

test('gtfs -- back sells the railway again as it was before the last import, and what was sold by either keeps its train', async () => {
  const shop = await openedShop();
  const { db, clock } = shop.open.app;
  const before = await feedNow(shop);
  const ride = rideOf(shop);
  const day = dayNumberOfRun(ride.runId);
  const { seat } = await holdSeat(shop, ride, ride.units[0]?.[0] ?? '');
  await ticketOn(shop, ride.train.index, day);
  const now = clock.now();
  await importFeed(db, await foreignFile(), now);
  await turned(shop, now);
  const foreign = await networkNow(shop);
  const express = foreign.trains.find((train) => train?.number === '11')?.index ?? 0;
  await ticketOn(shop, express, day + 1);

  expect(await goBack(db, now + 10_000)).toEqual({
    stations: 568,
    trains: buildNetwork().trains.length,
  });
  await turned(shop, now + 10_000);
  expect(await feedNow(shop)).toEqual(before);
  const back = await networkNow(shop);
  const days = [day, day + 1, day + 2];
  expect([
    days.map((one) => runningOn(back, ride.train.index, one)),
    days.map((one) => runningOn(back, express, one)),
  ]).toEqual([days.map((one) => runsOn(ride.train.calendar, one)), [false, true, false]]);
  expect(back.trains[ride.train.index]).toEqual(ride.train);
  const held = await db.selectFrom('seat_hold').select(['run_id', 'seat']).execute();
  expect(held).toEqual([{ run_id: ride.runId, seat }]);
});

test('gtfs -- back says plainly when there is nothing to go back to, and goes one import back and no further', async () => {
  const shop = await openedShop();
  const gtfs = gtfsOn(shop);
  const refused = {
    code: 1,
    out: '',
    err: 'There is nothing to go back to: nothing was imported since the railway began or came back.\nNothing was changed.\n',
  };
  expect(await gtfs('back')).toEqual(refused);
  await gtfs('import', await foreignFile());
  const seed = { stations: 568, trains: buildNetwork().trains.length };
  const sold = 'sold now: 4 stations, 3 trains\n';
  const shown = new RegExp(
    `^${sold}before the last import: ${seed.stations} stations, ${seed.trains} trains, from .*\n.*\n$`,
  );
  const dry = await gtfs('back', '--dry-run');
  expect([dry.code, dry.err, dry.out]).toEqual([0, '', expect.stringMatching(shown)]);
  expect((await networkInForce(shop.open.app.db))?.document.stations).toHaveLength(4);
  const back = await gtfs('back');
  expect([back.code, back.err, back.out.split('\n').at(-2)]).toEqual([
    0,
    '',
    `${seed.stations} stations and ${seed.trains} trains are sold again`,
  ]);
  expect(await gtfs('back')).toEqual(refused);
});

test('of two imports the last is taken back, and the one before it is sold again', async () => {
  const shop = await openedShop();
  const { db, clock } = shop.open.app;
  const now = clock.now();
  await importFeed(db, await foreignFile(), now);
  await turned(shop, now);
  const first = await feedNow(shop);
  const other = join(await temporaryFolder(), 'other.zip');
  await writeFile(
    other,
    packedFeed({ ...foreignFeed, 'stops.txt': (foreignFeed['stops.txt'] ?? '').replace('Moor,5', 'Fen,5') }),
  );
  await importFeed(db, other, now + 10_000);
  await turned(shop, now + 10_000);
  expect(await feedNow(shop)).not.toEqual(first);
  await goBack(db, now + 20_000);
  expect(await feedNow(shop)).toEqual(first);
});

/** One coach of the train is one the console has published. */
const published = { template: 1001, frame: 1, lines: [], cabinClass: null };

test('an import keeps the published coaches of trains that run on for what was sold', async () => {
  const shop = await openedShop();
  const { db, clock } = shop.open.app;
  const ride = rideOf(shop);
  const key = buildNetwork().trains.find(({ number }) => number === ride.train.number)?.key;
  const now = clock.now();
  const withPlan = (train: WrittenTrain): WrittenTrain =>
    train.key === key
      ? { ...train, coaches: train.coaches.map(([index, name]) => [index, name, published.template]) }
      : train;
  const seed = buildNetwork();
  await inTransaction(db, (within) =>
    saveNetwork(within, { ...seed, trains: seed.trains.map(withPlan), plans: [published] }, 'feed', now),
  );
  await turned(shop, now);
  await importFeed(db, await foreignFile(), now + 10_000);
  expect((await networkInForce(db))?.document.plans).toEqual([published]);
});
