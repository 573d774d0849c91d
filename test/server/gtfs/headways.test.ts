import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { foreignFeed, packedFeed } from '#test/support/railway/foreign-feed.ts';
import { everyDay, foundTrains, importInto, wishFor } from '#test/support/railway/imported.ts';
import { gtfsOn } from '../../support/shop/gtfs-command.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const header = 'trip_id,start_time,end_time,headway_secs,exact_times';

const withHeadways = (...rows: readonly string[]) => ({
  ...everyDay,
  'frequencies.txt': [header, ...rows, ''].join('\n'),
});

const readWith = (...rows: readonly string[]) => readFeed(new Map(Object.entries(withHeadways(...rows))));

test('each departure of a headway is a train with a number of its own, and the trip itself is none', () => {
  const { trains } = readWith('t1,06:00:00,07:30:00,1800,1', 't1,23:50:00,24:10:00,600,0');
  expect(
    trains.map(({ key, number, name, stops }) => [
      key,
      number,
      name,
      stops.map(([, arrival, leaves]) => [arrival, leaves]),
    ]),
  ).toEqual([
    ...[
      ['0600', 360],
      ['0630', 390],
      ['0700', 420],
      ['2350', 1_430],
      ['2400', 1_440],
    ].map(([clock, minute]) => [
      `Küstenbahn/t1@${clock}`,
      `11-${clock}`,
      `11-${clock} Küsten-Express`,
      [0, 45, 90].map((later) => [Number(minute) + later, Number(minute) + later]),
    ]),
    [
      'Küstenbahn/t2',
      '13',
      '13 Küsten-Express',
      [
        [1_420, 1_425],
        [1_510, 1_510],
      ],
    ],
    [
      'Küstenbahn/b1',
      'b1',
      'b1 Inselbus',
      [
        [590, 590],
        [620, 620],
      ],
    ],
  ]);
  expect(new Set(trains.map(({ schedule }) => schedule)).size).toBe(trains.length);
});

test('a headway that is no whole minute has its seconds in the number', () => {
  const { trains } = readWith('t1,06:00:00,06:03:00,90,');
  expect(trains.slice(0, 2).map(({ number, stops }) => [number, stops[0]?.[2]])).toEqual([
    ['11-0600', 360],
    ['11-060130', 361],
  ]);
});

test.each([
  ['frequencies.txt:2: trip_id t9 is not there', 't9,06:00:00,07:00:00,600,0'],
  ['frequencies.txt:2: headway_secs cannot be "0"', 't1,06:00:00,07:00:00,0,0'],
  ['frequencies.txt:2: end_time is not after start_time', 't1,07:00:00,07:00:00,600,0'],
  ['frequencies.txt:2: exact_times cannot be "2"', 't1,06:00:00,07:00:00,600,2'],
  ['trips.txt:0: the feed has 10002 trains; there is room for 9999', 't1,00:00:00,90:00:00,1,0'],
])('a headway that cannot be is told: %s', (says, row) => {
  expect(() => readWith(row)).toThrow(new RegExp(`^${says}$`));
});

test('two headways of a trip at the same hour are told', () => {
  expect(() => readWith('t1,06:00:00,07:00:00,600,0', 't1,06:59:00,08:00:00,600,0')).toThrow(
    /^frequencies\.txt:3: trip t1 has two headways at the same hour$/,
  );
});

test('an import tells which trains by headway keep their hour and which do not', async () => {
  const file = join(await temporaryFolder(), 'headways.zip');
  await writeFile(
    file,
    packedFeed({
      ...foreignFeed,
      'frequencies.txt': `${header}\nt1,06:00:00,08:00:00,1800,1\nt2,20:00:00,21:00:00,600,0\n`,
    }),
  );
  const { code, out } = await gtfsOn(shop)('import', file, '--dry-run');
  expect([code, out.split('\n')[2]]).toEqual([
    0,
    'by headway: 10 trains of 2 trips, 4 at exact hours (exact_times 1), 6 at about these hours (exact_times 0)',
  ]);
});

test('[C-06] trains by headway are found and sold one by one', async () => {
  const [harbour, , beach] = await importInto(shop, withHeadways('t1,06:00:00,07:30:00,1800,1'));
  const trains = await foundTrains(shop, harbour, beach);
  const byHeadway = trains.filter(({ number }) => number.startsWith('11-'));
  expect(byHeadway.map(({ number }) => number)).toEqual(['11-0600', '11-0630', '11-0700']);
  const holds = await Promise.all(
    byHeadway.map(({ cars }) =>
      shop.askJson('/tms/inventory/select-seat', wishFor(cars[1]?.id, harbour, beach)),
    ),
  );
  expect(holds.map(({ status }) => status)).toEqual([200, 200, 200]);
});
