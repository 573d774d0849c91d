import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { exportFeed, importFeed } from '#server/railway/gtfs/exchange.ts';
import { openFeed } from '#server/railway/gtfs/feed-archive.ts';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { beginWaiting } from '#server/railway/network/begin-waiting.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { foreignFeed, packedFeed } from '#test/support/railway/foreign-feed.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

/** Until a train in a new form runs everywhere. */
const turning = 5_000;

/** The express calls at no station on its way any more. */
const changed = {
  ...foreignFeed,
  'stop_times.txt': (foreignFeed['stop_times.txt'] ?? '').replace('t1,,,MOOR,2\n', ''),
};

const imported = async ({ open }: TestShop, feed: Readonly<Record<string, string>>): Promise<number> => {
  const file = join(await temporaryFolder(), 'feed.zip');
  await writeFile(file, packedFeed(feed));
  const now = open.app.clock.now();
  await importFeed(open.app.db, file, now);
  return now;
};

const turned = ({ open }: TestShop, importedAt: number): Promise<void> =>
  inTransaction(open.app.db, (within) => beginWaiting(within, importedAt + turning));

/** How many stops each train of the exported feed has, by its key. */
const stopsExported = async ({ open }: TestShop) => {
  const file = join(await temporaryFolder(), 'now.zip');
  const size = await exportFeed(open.app.db, file);
  const { trains } = readFeed(openFeed(await readFile(file), 'now.zip'));
  const stops = trains.map(({ number, stops: calls }) => `${number}: ${calls.length}`).toSorted();
  return { size, stops };
};

test('what is exported right after an import is what was imported, its trains in a new form too', async () => {
  const shop = await openTestShop();
  onTestFinished(() => shop.end());
  await turned(shop, await imported(shop, foreignFeed));
  const before = await stopsExported(shop);
  const now = await imported(shop, changed);
  const atOnce = await stopsExported(shop);
  await turned(shop, now);
  expect([before.stops, atOnce.stops]).toEqual([
    ['11: 3', '13: 2', 'b1: 2'],
    ['11: 2', '13: 2', 'b1: 2'],
  ]);
  expect(atOnce).toEqual(await stopsExported(shop));
});
