import { systemClock } from '#server/clock.ts';
import { exportFeed, importFeed } from '#server/gtfs/exchange.ts';
import { FeedFault } from '#server/gtfs/feed-fault.ts';
import { logTo } from '#server/log.ts';
import { settingsOf } from '#server/settings.ts';
import { openStore } from '#server/store/open-store.ts';
import { network } from '#server/store/seed/sow-network.ts';
import { inTransaction } from '#server/store/transaction.ts';

const usage = `gtfs import FILE.zip   sells the railway FILE tells of from now on
gtfs export FILE.zip   writes the railway in force into FILE
`;

const log = logTo((text) => {
  process.stderr.write(text);
});

/** Takes over another railway's timetable, or gives this one's away. */
export const main = async ([deed, file]: readonly string[]): Promise<number> => {
  if (file === undefined || (deed !== 'import' && deed !== 'export')) {
    process.stderr.write(usage);
    return 2;
  }
  const store = await openStore(settingsOf(process.env), log);
  try {
    const now = systemClock.now();
    await inTransaction(store.db, (within) => network.sow(within, now));
    const { stations, trains } =
      deed === 'import' ? await importFeed(store.db, file, now) : await exportFeed(store.db, file);
    process.stdout.write(
      `${stations} stations and ${trains} trains ${deed === 'import' ? 'from' : 'in'} ${file}\n`,
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
