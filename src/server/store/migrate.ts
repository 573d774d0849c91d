import { type Kysely, type Migration, Migrator } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Takes the steps that are named and not taken yet. Processes that start together wait for each other: one of them does the work. */
export const takeSteps = async (
  db: Kysely<Tables>,
  steps: Readonly<Record<string, Migration>>,
): Promise<void> => {
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
