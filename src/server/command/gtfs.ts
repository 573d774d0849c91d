import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { exportFeed, importFeed } from '#server/railway/gtfs/exchange.ts';
import { FeedFault } from '#server/railway/gtfs/feed-fault.ts';
import { network } from '#server/start/seed/seed-network.ts';

const usage = `gtfs import FILE.zip   sells the railway FILE tells of from now on
gtfs export FILE.zip   writes the railway in force into FILE
`;

const log = logTo((text) => {
  process.stderr.write(text);
});

/** Takes over another railway's timetable, or gives this one's away. */
export const main = async ([action, file]: readonly string[]): Promise<number> => {
  if (file === undefined || (action !== 'import' && action !== 'export')) {
    process.stderr.write(usage);
    return 2;
  }
  const store = await openStore(settingsOf(process.env), log);
  try {
    const now = systemClock.now();
    await inTransaction(store.db, (within) => network.seed(within, now));
    const { stations, trains } =
      action === 'import' ? await importFeed(store.db, file, now) : await exportFeed(store.db, file);
    process.stdout.write(
      `${stations} stations and ${trains} trains ${action === 'import' ? 'from' : 'in'} ${file}\n`,
    );
    return 0;
  } catch (reason) {
    if (!(reason instanceof FeedFault)) throw reason;
    process.stderr.write(`${reason.message}\nNothing was imported.\n`);
    return 1;
  } finally {
    await store.close();
  }
};
