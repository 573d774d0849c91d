import type { Kysely, Migration } from 'kysely';

/** The browsers of one member are found, and the oldest of them, without reading those of all. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('known_browser_user')
    .on('known_browser')
    .columns(['user_id', 'since'])
    .execute();
};

export const knownBrowsers: Migration = { up };
