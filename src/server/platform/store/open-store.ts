import { type Kysely, sql } from 'kysely';
import { codeOf } from '#server/platform/errno.ts';
import type { Log } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase, type Timeout } from './open-database.ts';
import { type Reached, reachDatabase } from './reach-database.ts';
import type { Tables } from './tables.ts';

export type Store = Database & {
  /** Does work that may take longer than people wait. */
  readonly unhurried: <Done>(work: (db: Kysely<Tables>) => Promise<Done>) => Promise<Done>;
  readonly close: () => Promise<void>;
};

const insistOnAnswer = async (db: Kysely<Tables>, { databaseUrl }: Settings): Promise<void> => {
  try {
    await sql`select 1`.execute(db);
  } catch (reason) {
    if (databaseUrl === null) {
      throw reason;
    }
    const { host, pathname } = new URL(databaseUrl);
    throw new SetupFault(
      `DATABASE_URL: ${host}${pathname} does not let us in (${codeOf(reason) ?? 'no answer'}).`,
    );
  }
};

/** The store at its present step, in a database that is reached. */
export const openStoreIn = async (
  { access, leave }: Reached,
  settings: Settings,
  log: Log,
  timeout?: Timeout,
): Promise<Store> => {
  const unhurried: Store['unhurried'] = async (work) => {
    const { db } = openDatabase(access, log);
    try {
      return await work(db);
    } finally {
      await db.destroy();
    }
  };
  try {
    await unhurried(async (db) => {
      await insistOnAnswer(db, settings);
      await migrate(db);
    });
  } catch (reason) {
    await leave();
    throw reason;
  }
  const database = openDatabase(access, log, timeout);
  return {
    ...database,
    unhurried,
    close: async () => {
      await database.db.destroy();
      await leave();
    },
  };
};

/** The store, for work at the command line: embedded in the data folder, or behind DATABASE_URL. */
export const openStore = async (settings: Settings, log: Log): Promise<Store> =>
  openStoreIn(await reachDatabase(settings), settings, log);
