import { type Kysely, sql } from 'kysely';
import { codeOf, isErrno } from '#server/platform/errno.ts';
import type { Log } from '#server/platform/log.ts';
import type { Settings } from '#server/platform/settings.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { migrate } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { type Reached, reachDatabase } from './reach-database.ts';
import type { Tables } from './tables.ts';
import type { Timeout } from './timeouts.ts';

export type Store = Database & {
  /** Does work that may take longer than people wait. */
  readonly unhurried: <Done>(work: (db: Kysely<Tables>) => Promise<Done>) => Promise<Done>;
  readonly close: () => Promise<void>;
};

/** Host and name, without who we are there. */
const nameOf = (databaseUrl: string): string => {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
};

const insistOnAnswer = async (db: Kysely<Tables>, { databaseUrl }: Settings): Promise<void> => {
  try {
    await sql`select 1`.execute(db);
  } catch (reason) {
    if (databaseUrl === null) {
      throw reason;
    }
    throw new SetupFault(
      `DATABASE_URL: ${nameOf(databaseUrl)} does not let us in (${codeOf(reason) ?? 'no answer'}).`,
    );
  }
};

const unknownAtStart = '08P01';

/** Whether a connection keeps the limits it was asked for: a pooler that stands in between refuses them, or overlooks them. */
const keepsLimits = async (db: Kysely<Tables>): Promise<boolean> => {
  try {
    const asked = sql<{
      kept: boolean;
    }>`select setting <> '0' as kept from pg_settings where name = 'lock_timeout'`;
    return (await asked.execute(db)).rows[0]?.kept === true;
  } catch (reason) {
    if (isErrno(reason, unknownAtStart)) return false;
    throw reason;
  }
};

const insistOnLimits = async (
  { db }: Database,
  { databaseUrl, databasePooler }: Settings,
  { lock_timeout }: Timeout,
): Promise<void> => {
  const isAsked = databaseUrl !== null && databasePooler === 'none' && lock_timeout !== undefined;
  if (databaseUrl === null || !isAsked || (await keepsLimits(db))) return;
  throw new SetupFault(
    `DATABASE_URL: before ${nameOf(databaseUrl)} stands a pooler: set DATABASE_POOLER=transaction.`,
  );
};

/** The store at its present step, in a database that is reached. */
export const openStoreIn = async (
  { access, leave }: Reached,
  settings: Settings,
  log: Log,
  timeout: Timeout = {},
): Promise<Store> => {
  const connecting = { most: settings.databaseConnections, isLent: settings.databasePooler !== 'none' };
  const unhurried: Store['unhurried'] = async (work) => {
    const { db } = openDatabase(access, log, {}, connecting);
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
  const database = openDatabase(access, log, timeout, connecting);
  try {
    await insistOnLimits(database, settings, timeout);
  } catch (reason) {
    await database.db.destroy();
    await leave();
    throw reason;
  }
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
