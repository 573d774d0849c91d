import type { Kysely } from 'kysely';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Log } from '#server/platform/log.ts';
import { startRepeating } from '#server/platform/repeating.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { PublishedCatalogue } from './published.ts';
import type { Railway } from './railway.ts';
import { readRailway } from './read-railway.ts';

/** How often another process's import or publishing is looked for. */
const every = 250;

const highestRevision = async (db: Kysely<Tables>): Promise<number | null> => {
  const row = await db
    .selectFrom('network_revision')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .executeTakeFirst();
  return row?.revision ?? null;
};

/** Reads the network in force and what is published, and reads them again soon after either was changed. */
export const openRailway = async (
  db: Kysely<Tables>,
  log: Log,
  clock: Clock = systemClock,
  published: PublishedCatalogue | null = null,
): Promise<Railway> => {
  const deps = { db, log, clock, published };
  let read = await readRailway(deps);
  let readings = 0;
  let shown = 0;
  const isOld = async (): Promise<boolean> =>
    (read.waitsUntil !== null && read.waitsUntil <= clock.now()) ||
    (read.triesAgainAt !== null && read.triesAgainAt <= clock.now()) ||
    read.day !== dayNumberAt(clock.now()) ||
    (await highestRevision(db)) !== read.revision ||
    (published !== null && (await published.generation(db)) !== read.generation);
  const check = async (): Promise<void> => {
    readings += 1;
    const own = readings;
    if (!(await isOld())) return;
    const next = await readRailway(deps);
    if (own <= shown) return;
    shown = own;
    read = next;
  };
  const looking = startRepeating(check, every, (reason) => log.error('network-unread', reason));
  return {
    network: () => read.at(clock.now()),
    newest: async () => {
      await check();
      return read.at(clock.now());
    },
    close: looking.stop,
  };
};
