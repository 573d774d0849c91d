import type { Settings } from '#server/platform/settings.ts';
import type { DatabaseAccess } from './engine/database-access.ts';
import { openEngine } from './engine/engine.ts';
import { ensureDatabase } from './ensure-database.ts';

/** A way to the database of the shop, and the way to let go of it. */
export type Reached = { readonly access: DatabaseAccess; readonly leave: () => Promise<void> };

const databaseName = 'sefer';

const embedded = async (dataFolder: string): Promise<Reached> => {
  const { access, leave } = await openEngine(dataFolder);
  return { access: await ensureDatabase(access, databaseName), leave };
};

/** The database behind DATABASE_URL, or the embedded one of the data folder, started or joined. */
export const reachDatabase = async ({ databaseUrl, dataFolder }: Settings): Promise<Reached> =>
  databaseUrl === null
    ? embedded(dataFolder)
    : { access: { connectionString: databaseUrl }, leave: () => Promise.resolve() };
