import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore, type Store } from '#server/platform/store/open-store.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { exportFeed, importFeed } from '#server/railway/gtfs/exchange.ts';
import { FeedFault } from '#server/railway/gtfs/feed-fault.ts';
import { type Preview, previewFeed } from '#server/railway/gtfs/preview-feed.ts';
import { network } from '#server/start/seed/seed-network.ts';

const usage = `gtfs import FILE.zip [--dry-run] [--even-so]   sells the railway FILE tells of from now on
                       --dry-run tells what would change; --even-so imports what nothing can be sold of today
gtfs export FILE.zip   writes the railway in force into FILE
`;

const log = logTo((text) => {
  process.stderr.write(text);
});

const previewText = ({ sold, offered, sellable }: Preview, file: string): string =>
  [
    `sold now: ${sold.stations} stations, ${sold.trains} trains`,
    `in ${file}: ${offered.stations} stations, ${offered.trains} trains, from ${sellable.from} to ${sellable.until}`,
    `of these can be sold today: ${sellable.runs} runs`,
    '',
  ].join('\n');

/** The import itself, unless it is only to be told, or nothing of it could be sold. */
const importAsked = async (
  { db }: Store,
  file: string,
  options: readonly string[],
  now: number,
): Promise<number> => {
  const preview = await previewFeed(db, file, now);
  process.stdout.write(previewText(preview, file));
  if (preview.sellable.runs === 0 && !options.includes('--even-so')) {
    process.stderr.write(
      `Nothing of ${file} can be sold today: it runs from ${preview.sellable.from} to ${preview.sellable.until}. Say --even-so to import it all the same.\nNothing was imported.\n`,
    );
    return 1;
  }
  if (options.includes('--dry-run')) return 0;
  const { stations, trains } = await importFeed(db, file, now);
  process.stdout.write(`${stations} stations and ${trains} trains from ${file}\n`);
  return 0;
};

/** Takes over another railway's timetable, or gives this one's away. */
export const main = async ([action, file, ...options]: readonly string[]): Promise<number> => {
  if (file === undefined || (action !== 'import' && action !== 'export')) {
    process.stderr.write(usage);
    return 2;
  }
  const store = await openStore(settingsOf(process.env), log);
  try {
    const now = systemClock.now();
    await inTransaction(store.db, (within) => network.seed(within, now));
    if (action === 'import') return await importAsked(store, file, options, now);
    const { stations, trains } = await exportFeed(store.db, file);
    process.stdout.write(`${stations} stations and ${trains} trains in ${file}\n`);
    return 0;
  } catch (reason) {
    if (!(reason instanceof FeedFault)) throw reason;
    process.stderr.write(`${reason.message}\nNothing was imported.\n`);
    return 1;
  } finally {
    await store.close();
  }
};
