import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import { openStore, type Store } from '#server/platform/store/open-store.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { exportFeed, goBack, importFeed } from '#server/railway/gtfs/exchange.ts';
import { FeedFault } from '#server/railway/gtfs/feed-fault.ts';
import { type Preview, previewFeed, previewOfBack } from '#server/railway/gtfs/preview-feed.ts';
import { network } from '#server/start/seed/seed-network.ts';

const usage = `gtfs import FILE.zip [--dry-run] [--even-so]   sells the railway FILE tells of from now on
                       --dry-run tells what would change; --even-so imports what nothing can be sold of today
gtfs back [--dry-run]  sells again what the last import has replaced; what was sold since keeps its trains
gtfs export FILE.zip   writes the railway in force into FILE
`;

const log = logTo((text) => {
  process.stderr.write(text);
});

const headwayLines = ({ trips, exact, about }: Preview['byHeadway']): readonly string[] =>
  trips === 0
    ? []
    : [
        `by headway: ${exact + about} trains of ${trips} trips, ${exact} at exact hours (exact_times 1), ${about} at about these hours (exact_times 0)`,
      ];

const previewText = ({ sold, offered, sellable, byHeadway }: Preview, where: string): string =>
  [
    `sold now: ${sold.stations} stations, ${sold.trains} trains`,
    `${where}: ${offered.stations} stations, ${offered.trains} trains, from ${sellable.from} to ${sellable.until}`,
    ...headwayLines(byHeadway),
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
  process.stdout.write(previewText(preview, `in ${file}`));
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

/** The last import is taken back; nothing before it can be. */
const backAsked = async ({ db }: Store, options: readonly string[], now: number): Promise<number> => {
  const preview = await previewOfBack(db, now);
  if (preview === null) {
    process.stderr.write(
      'There is nothing to go back to: nothing was imported since the railway began or came back.\nNothing was changed.\n',
    );
    return 1;
  }
  process.stdout.write(previewText(preview, 'before the last import'));
  if (options.includes('--dry-run')) return 0;
  const back = await goBack(db, now);
  if (back === null) throw new Error('The network went back meanwhile.');
  process.stdout.write(`${back.stations} stations and ${back.trains} trains are sold again\n`);
  return 0;
};

const exportAsked = async ({ db }: Store, file: string): Promise<number> => {
  const { stations, trains } = await exportFeed(db, file);
  process.stdout.write(`${stations} stations and ${trains} trains in ${file}\n`);
  return 0;
};

type Asked = (store: Store, now: number) => Promise<number>;

const isOption = (word: string): boolean => word.startsWith('--');

/** What each of them may be told besides; a word that is mistyped does nothing at all. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  import: ['--dry-run', '--even-so'],
  back: ['--dry-run'],
  export: [],
};

const askedBy = ([action = '', ...words]: readonly string[]): Asked | null => {
  const options = words.filter(isOption);
  const [file, ...more] = words.filter((word) => !isOption(word));
  if (more.length > 0 || options.some((option) => !optionsOf[action]?.includes(option))) return null;
  if (action === 'back' && file === undefined) return (store, now) => backAsked(store, options, now);
  if (file === undefined) return null;
  if (action === 'import') return (store, now) => importAsked(store, file, options, now);
  return action === 'export' ? (store) => exportAsked(store, file) : null;
};

/** Takes over another railway's timetable, or gives this one's away. */
export const main = async (words: readonly string[]): Promise<number> => {
  const asked = askedBy(words);
  if (asked === null) {
    process.stderr.write(usage);
    return 2;
  }
  const store = await openStore(settingsOf(process.env), log);
  try {
    const now = systemClock.now();
    await inTransaction(store.db, (within) => network.seed(within, now));
    return await asked(store, now);
  } catch (reason) {
    if (!(reason instanceof FeedFault)) throw reason;
    process.stderr.write(`${reason.message}\nNothing was imported.\n`);
    return 1;
  } finally {
    await store.close();
  }
};
