import { sql } from 'kysely';
import { codeOf } from '#server/errno.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { SetupFault } from '#server/setup-fault.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { type Reached, reachDatabase } from './reach-database.ts';

export type Store = Database & { readonly close: () => Promise<void> };

const insistOnAnswer = async ({ db }: Database, { databaseUrl }: Settings): Promise<void> => {
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
): Promise<Store> => {
  const database = openDatabase(access, log);
  const close = async (): Promise<void> => {
    await database.db.destroy();
    await leave();
  };
  try {
    await insistOnAnswer(database, settings);
    await migrate(database.db);
  } catch (reason) {
    await close();
    throw reason;
  }
  return { ...database, close };
};

/** The store, reached and at its present step: embedded in the data folder, or behind DATABASE_URL. */
export const openStore = async (settings: Settings, log: Log): Promise<Store> =>
  openStoreIn(await reachDatabase(settings), settings, log);
