import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { isErrno } from '#server/platform/errno.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

const noSuchTable = '42P01';

const takenSteps = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  try {
    const { rows } = await sql<{
      name: string;
    }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
    return rows.map(({ name }) => name);
  } catch (reason) {
    if (isErrno(reason, noSuchTable)) return [];
    throw reason;
  }
};

/**
 * Takes the steps that are named and not taken yet. Processes that start together wait for each other: one of them does the
 * work. A store that is further along serves an older process as it is.
 */
export const takeSteps = async (
  db: Kysely<Tables>,
  steps: Readonly<Record<string, Migration>>,
): Promise<void> => {
  const taken = new Set(await takenSteps(db));
  const names = Object.keys(steps);
  if (names.every((name) => taken.has(name))) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw error;
  }
};

/** Brings the store to the present step. */
export const migrate = (db: Kysely<Tables>): Promise<void> => takeSteps(db, migrations);
