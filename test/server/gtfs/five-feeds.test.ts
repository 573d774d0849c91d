import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { exportFeed, importFeed } from '#server/railway/gtfs/exchange.ts';
import { openFeed } from '#server/railway/gtfs/feed-archive.ts';
import { previewFeed } from '#server/railway/gtfs/preview-feed.ts';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { writeFeed } from '#server/railway/gtfs/write-feed.ts';
import type { NetworkDocument } from '#server/railway/network/network-document.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { fiveFeeds } from '#test/support/railway/feeds/five-feeds.ts';
import type { MadeFeed } from '#test/support/railway/feeds/made-feed.ts';
import { readStrictly, type StrictFeed } from '#test/support/railway/feeds/strict-feed.ts';
import { packedFeed } from '#test/support/railway/foreign-feed.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const dateText = (day: number): string => travelDayOf(day).replaceAll('-', '');

/** A network in the words of the strict reader. */
const inStrictWords = ({ stations, trains }: Pick<NetworkDocument, 'stations' | 'trains'>): StrictFeed => ({
  stations: new Map(
    stations.map(({ id, name, latitude, longitude }) => [String(id), { name, place: [latitude, longitude] }]),
  ),
  trips: new Map(
    trains.map(({ key, number, commercialName, stops, calendar }) => [
      key,
      {
        number,
        route: commercialName,
        stops: stops.map(([station, ...rest]) => [String(station), ...rest] as const),
        weekdays: calendar.weekdays,
        from: dateText(calendar.from),
        until: dateText(calendar.until),
        alsoOn: calendar.alsoOn.map(dateText),
        neverOn: calendar.neverOn.map(dateText),
      },
    ]),
  ),
});

test('what the shop exports is a feed by the letter of the reference, and tells the same railway', () => {
  const network = buildNetwork();
  expect(readStrictly(writeFeed(network))).toEqual(inStrictWords(network));
});

const feeds: readonly (readonly [
  string,
  MadeFeed,
  { readonly stations: number; readonly trains: number },
])[] = [
  ['only calendar_dates', fiveFeeds.datesOnly, { stations: 4, trains: 2 }],
  ['hours after midnight and headways', fiveFeeds.overNight, { stations: 3, trains: 6 }],
  ['parent stations and platforms', fiveFeeds.platforms, { stations: 3, trains: 2 }],
  ['byte marks, quoted commas and more columns', fiveFeeds.quoted, { stations: 3, trains: 1 }],
  ['agencies, fares, shapes and lines of 48 stops', fiveFeeds.longLines, { stations: 48, trains: 2 }],
];

test.each(feeds)(
  'a feed with %s is imported and can be sold, and its export is read by the letter and comes back equal',
  async (_, feed, size) => {
    const folder = await temporaryFolder();
    const { db, clock } = shop.open.app;
    const [given, written] = [join(folder, 'given.zip'), join(folder, 'written.zip')];
    await writeFile(given, packedFeed(feed));
    expect((await previewFeed(db, given, clock.now())).sellable.runs).toBeGreaterThan(0);
    expect(await importFeed(db, given, clock.now())).toEqual(size);
    await exportFeed(db, written);
    const files = openFeed(await readFile(written), 'written.zip');
    const document = (await networkInForce(db))?.document;
    const trains = [...(document?.trains ?? []), ...(document?.waiting?.trains ?? [])];
    expect(readStrictly(files)).toEqual(inStrictWords({ stations: document?.stations ?? [], trains }));
    const read = readFeed(new Map(Object.entries(feed)));
    expect(readFeed(files)).toEqual(read);
  },
);

test('a feed of days written one by one is said to run from its first day to its last', async () => {
  const file = join(await temporaryFolder(), 'dates.zip');
  await writeFile(file, packedFeed(fiveFeeds.datesOnly));
  const { sellable } = await previewFeed(shop.open.app.db, file, shop.open.app.clock.now());
  expect([sellable.from, sellable.until]).toEqual(['2026-11-21', '2027-12-25']);
});

test('distances in metres are kilometres afterwards', () => {
  const [far] = readFeed(new Map(Object.entries(fiveFeeds.longLines))).trains;
  expect(far?.stops.slice(0, 3).map(([, , , kilometres]) => kilometres)).toEqual([0, 6.2505, 12.501]);
});

test('an archive with a folder around, and with what a desk computer leaves beside each file, is read', () => {
  const leftBeside = Uint8Array.from([0, 5, 22, 7, 255, 254]);
  const archive = zipSync(
    Object.fromEntries(
      Object.entries(fiveFeeds.platforms).flatMap(([name, text]) => [
        [`feed/${name}`, strToU8(text)] as const,
        [`__MACOSX/feed/._${name}`, leftBeside] as const,
      ]),
    ),
  );
  expect([...openFeed(archive, 'feed.zip').keys()]).toEqual(Object.keys(fiveFeeds.platforms));
});

test('a line that comes back to a station is refused in one line', () => {
  const ring = (fiveFeeds.overNight['stop_times.txt'] ?? '').replace('N3,3\noften', 'N1,3\noften');
  expect(() => readFeed(new Map(Object.entries({ ...fiveFeeds.overNight, 'stop_times.txt': ring })))).toThrow(
    /^stop_times\.txt:4: the trip calls at N1 twice$/,
  );
});

test.each([
  ['stops.txt: stop_lat cannot be "97.1"', 'stops.txt', '47.00000', '97.1'],
  ['trips.txt: all is not there', 'calendar.txt', 'all,', 'some,'],
  ['stop_times.txt: trip often goes back in time', 'stop_times.txt', '0:21:00,0:22:00', '0:21:00,0:20:00'],
  ['stop_times.txt: N9 is not there', 'stop_times.txt', 'N2', 'N9'],
  ['routes.txt: a row has 5 cells of 4', 'routes.txt', 'N,N,', 'N,N,,'],
])('the strict reader says %s', (says, name, from, to) => {
  const files = { ...fiveFeeds.overNight, [name]: (fiveFeeds.overNight[name] ?? '').replace(from, to) };
  expect(() => readStrictly(new Map(Object.entries(files)))).toThrow(says);
});
