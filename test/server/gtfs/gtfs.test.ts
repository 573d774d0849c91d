import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayNumberOf } from '#domain/time/travel-day.ts';
import { logTo } from '#server/platform/log.ts';
import { migrate } from '#server/platform/store/migrate.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { exportFeed, importFeed } from '#server/railway/gtfs/exchange.ts';
import { openFeed, packFeed } from '#server/railway/gtfs/feed-archive.ts';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { writeFeed } from '#server/railway/gtfs/write-feed.ts';
import type { NetworkDocument } from '#server/railway/network/network-document.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { openRailway } from '#server/railway/network/open-railway.ts';
import { runsOn } from '#server/railway/network/railway.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { network as networkSeed } from '#server/start/seed/seed-network.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/fresh-database.ts';
import { foreignFeed, packedFeed } from '#test/support/railway/foreign-feed.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

let database: FreshDatabase;
const log = logTo(() => undefined);

beforeAll(async () => {
  database = await freshDatabase();
  const db = opened();
  await migrate(db);
  await inTransaction(db, (within) => networkSeed.seed(within, 1_000));
  await db.destroy();
});
afterAll(() => database.drop());

const opened = () => openDatabase({ connectionString: database.url }, log).db;

const filesOf = (changes: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries({ ...foreignFeed, ...changes }));

const indexed = (read: ReturnType<typeof readFeed>): NetworkDocument => ({
  ...read,
  trains: read.trains.map((train, at) => ({ ...train, index: at + 1 })),
});

test('a feed that was exported, imported and exported again is the same to the byte', async () => {
  const folder = await temporaryFolder();
  const db = opened();
  const once = join(folder, 'once.zip');
  const twice = join(folder, 'twice.zip');
  const report = await exportFeed(db, once);
  expect(report).toEqual({ stations: 568, trains: buildNetwork().trains.length });
  expect(await importFeed(db, once, 2_000)).toEqual(report);
  await exportFeed(db, twice);
  expect(Buffer.compare(await readFile(once), await readFile(twice))).toBe(0);
  await inTransaction(db, (within) => networkSeed.clear(within));
  await db.destroy();
});

test('the network that comes back from a feed is the one that went into it', () => {
  const { trains, ...rest } = buildNetwork();
  expect(indexed(readFeed(writeFeed({ ...rest, trains })))).toEqual({ ...rest, trains });
});

test('another railway is read as its people told it', () => {
  const network = networkOf(indexed(readFeed(filesOf())), 1);
  expect([...network.stations.values()].map(({ name, code, cityId }) => [name, code, cityId])).toEqual([
    ['Hafen, Stadt', 'HAFEN', 0],
    ['Moor', 'MOOR', 0],
    ['Strand', 'STRAND', 0],
    ['Insel', 'INSEL', 0],
  ]);
  const [, express, night, bus] = network.trains;
  const [harbour = 0, moor = 0, beach = 0] = [...network.stations.keys()];
  expect(express?.stops.map(({ station, arrival, departure }) => [station, arrival, departure])).toEqual([
    [harbour, 480, 480],
    [moor, 525, 525],
    [beach, 570, 570],
  ]);
  expect([night?.stops.at(-1)?.arrival, bus?.commercialName, bus?.type]).toEqual([1510, 'Inselbus', 'AH']);
  const days = ['2026-11-21', '2026-11-23', '2026-12-25'].map(dayNumberOf);
  expect(
    [express, night].map((train) => days.map((day) => train !== undefined && runsOn(train.calendar, day))),
  ).toEqual([
    [true, true, false],
    [true, false, true],
  ]);
  expect([...(network.pairs.get(harbour) ?? [])]).toHaveLength(3);
});

test('a feed of another railway sells: its trains have places and fares, and its runs are no one else’s', async () => {
  const folder = await temporaryFolder();
  const db = opened();
  const railway = await openRailway(db, log);
  const known = new Set(
    railway.network().trains.flatMap((train) => (train === undefined ? [] : [train.index])),
  );
  await railway.close();
  const file = join(folder, 'küstenbahn.zip');
  await writeFile(file, packedFeed(foreignFeed));
  expect(await importFeed(db, file, 3_000)).toEqual({ stations: 4, trains: 3 });
  const after = await openRailway(db, log);
  const trains = after.network().trains.flatMap((train) => (train === undefined ? [] : [train]));
  expect(trains.filter(({ index }) => known.has(index))).toEqual([]);
  const sold = trains.map((train) => {
    const [first] = train.stops;
    const last = train.stops.at(-1);
    const places = train.coaches.flatMap(
      ({ template }) => after.network().templates.get(template)?.places ?? [],
    );
    const [place] = places.toReversed();
    return [
      places.length,
      after.network().fareOf(train, first?.station ?? 0, last?.station ?? 0, place?.cabinClass ?? 'Y1')?.row,
    ];
  });
  expect(sold).toEqual([
    [230, 'AH-2026/Y1'],
    [230, 'AH-2026/Y1'],
    [44, 'AH-2026/OS'],
  ]);
  await after.close();
  await inTransaction(db, (within) => networkSeed.clear(within));
  await db.destroy();
});

const stationCount = 601;

test('where more stations hang together than a list can show, those one train reaches are offered', () => {
  const names = Array.from({ length: stationCount }, (_, at) => `S${at}`);
  const trips = names.slice(1).map((name, at) => ({ trip: `t${at}`, from: `S${at}`, to: name }));
  const long = readFeed(
    filesOf({
      'stops.txt': [
        'stop_id,stop_name,stop_lat,stop_lon',
        ...names.map((name, at) => `${name},${name},50,${at / 10}`),
      ].join('\n'),
      'trips.txt': ['route_id,service_id,trip_id', ...trips.map(({ trip }) => `S1,daily,${trip}`)].join('\n'),
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        ...trips.flatMap(({ trip, from, to }) => [
          `${trip},08:00:00,08:00:00,${from},1`,
          `${trip},09:00:00,09:00:00,${to},2`,
        ]),
      ].join('\n'),
    }),
  );
  const { pairs } = networkOf(indexed(long), 1);
  const sizes = [...pairs.values()].map(({ size }) => size);
  expect([sizes.length, sizes.filter((size) => size === 1).length, sizes.at(-1)]).toEqual([601, 600, 0]);
});

const without = (name: string) => {
  const files = filesOf();
  files.delete(name);
  return files;
};

const replaced = (name: string, from: string, to: string) => {
  const text = foreignFeed[name] ?? '';
  expect(text).toContain(from);
  return filesOf({ [name]: text.replace(from, to) });
};

test.each([
  ['agency.txt:0: the file is missing', () => without('agency.txt')],
  ['stop_times.txt:0: the file is missing', () => without('stop_times.txt')],
  ['stops.txt:4: stop_lat cannot be "north"', () => replaced('stops.txt', '53.7000', 'north')],
  ['stops.txt:5: stop_id MOOR is there twice', () => replaced('stops.txt', 'STRAND,Strand', 'MOOR,Strand')],
  ['stops.txt:3: parent_station PORT is not there', () => replaced('stops.txt', '0,HAFEN', '0,PORT')],
  ['routes.txt:2: route_type cannot be "rail"', () => replaced('routes.txt', ',102', ',rail')],
  ['trips.txt:3: service_id never is not there', () => replaced('trips.txt', 'weekend', 'never')],
  ['trips.txt:4: route_id B8 is not there', () => replaced('trips.txt', 'B9', 'B8')],
  ['trips.txt:3: trip_id t1 is there twice', () => replaced('trips.txt', 't2', 't1')],
  ['stop_times.txt:3: stop_id FEN is not there', () => replaced('stop_times.txt', 'MOOR', 'FEN')],
  [
    'stop_times.txt:4: the hours go backward',
    () => replaced('stop_times.txt', '09:30:30,09:30:30', '07:30:30,07:31:00'),
  ],
  ['stop_times.txt:4: arrival_time cannot be "9h"', () => replaced('stop_times.txt', '09:30:30', '9h')],
  [
    'stop_times.txt:4: the first and the last stop need hours',
    () => replaced('stop_times.txt', '09:30:30,09:30:30', ','),
  ],
  ['stop_times.txt:3: the trip calls at HAFEN:1 twice', () => replaced('stop_times.txt', 'MOOR', 'HAFEN:1')],
  ['calendar.txt:2: end_date cannot be "20301331"', () => replaced('calendar.txt', '20301231', '20301331')],
  ['calendar.txt:3: saturday cannot be "2"', () => replaced('calendar.txt', '0,1,1,2026', '0,2,1,2026')],
  [
    'calendar_dates.txt:2: exception_type cannot be "3"',
    () => replaced('calendar_dates.txt', '25,2', '25,3'),
  ],
  [
    'stop_times.txt:3: stop_sequence 1 of trip t1 is there twice',
    () => replaced('stop_times.txt', 'MOOR,2', 'MOOR,1'),
  ],
  [
    'trips.txt:3: Invalid Record Length: columns length is 4, got 5 on line 3',
    () => replaced('trips.txt', 't2,13', 't2,13,14'),
  ],
])('a bad feed says %s', (says, files) => {
  expect(() => readFeed(files())).toThrow(says);
});

test('all that is wrong with a feed is told at once', () => {
  const files = filesOf({
    'routes.txt': 'route_id,route_type\nS1,rail\nB9,x\n',
    'calendar.txt': 'service_id,monday\ndaily,1\n',
  });
  expect(() => readFeed(files)).toThrow(
    [
      'calendar.txt:2: tuesday is missing',
      'calendar.txt:2: wednesday is missing',
      'calendar.txt:2: thursday is missing',
      'calendar.txt:2: friday is missing',
      'calendar.txt:2: saturday is missing',
      'calendar.txt:2: sunday is missing',
      'calendar.txt:2: start_date is missing',
      'calendar.txt:2: end_date is missing',
      'routes.txt:2: route_type cannot be "rail"',
      'routes.txt:3: route_type cannot be "x"',
    ].join('\n'),
  );
});

test('what is no archive is told by its name', () => {
  expect(() => openFeed(new TextEncoder().encode('no zip'), 'feed.zip')).toThrow(
    'feed.zip:0: is not a zip archive',
  );
});

const run = promisify(execFile);
const command = (words: readonly string[]) =>
  run(process.execPath, ['src/server/command/run.mjs', 'src/server/command/gtfs.ts', ...words], {
    env: { ...process.env, DATABASE_URL: database.url },
  }).then((output) => ({ code: 0, ...output }));

test('the command imports nothing of a bad feed and says where it is bad', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'bad.zip');
  await writeFile(file, packFeed(replaced('stops.txt', '53.7000', 'north')));
  const db = opened();
  const revisions = () => db.selectFrom('network_revision').select(['revision', 'source']).execute();
  const before = await revisions();
  const { code, stderr } = await command(['import', file]).catch(
    (fault: { code: number; stderr: string }) => fault,
  );
  expect([code, stderr]).toEqual([1, 'stops.txt:4: stop_lat cannot be "north"\nNothing was imported.\n']);
  expect(await revisions()).toEqual(before);
  const { stdout } = await command(['export', join(folder, 'good.zip')]);
  expect(stdout).toBe(
    `568 stations and ${buildNetwork().trains.length} trains in ${join(folder, 'good.zip')}\n`,
  );
  await db.destroy();
});
