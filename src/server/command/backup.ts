import { noteRun } from '#server/office/operations/note-run.ts';
import { restoreBackup } from '#server/office/operations/restore-backup.ts';
import { writeBackup } from '#server/office/operations/write-backup.ts';
import { systemClock } from '#server/platform/clock.ts';
import { logTo } from '#server/platform/log.ts';
import { settingsOf } from '#server/platform/settings.ts';
import type { DatabaseAccess } from '#server/platform/store/engine/database-access.ts';
import { openDatabase } from '#server/platform/store/open-database.ts';
import { reachDatabase } from '#server/platform/store/reach-database.ts';

const usage = `backup write FILE     writes the whole store, as it stands now, into FILE
backup restore FILE   puts FILE into an empty database
`;

const log = logTo((text) => {
  process.stderr.write(text);
});

/** The backup holds when the one before it was made; the store, when this one was. */
const written = async (access: DatabaseAccess, file: string): Promise<number> => {
  const now = systemClock.now();
  const rows = await writeBackup(access, file, now);
  const { db } = openDatabase(access, log);
  try {
    await noteRun(db, 'backup', now);
  } finally {
    await db.destroy();
  }
  return rows;
};

/** Backup and restore of the store behind DATABASE_URL, or of the embedded one in DATA_DIR. */
export const main = async ([action, file]: readonly string[]): Promise<number> => {
  if (file === undefined || (action !== 'write' && action !== 'restore')) {
    process.stderr.write(usage);
    return 2;
  }
  const { access, leave } = await reachDatabase(settingsOf(process.env));
  try {
    const rows = action === 'write' ? await written(access, file) : await restoreBackup(access, file, log);
    process.stdout.write(`${rows} rows ${action === 'write' ? 'in' : 'from'} ${file}\n`);
    return 0;
  } finally {
    await leave();
  }
};
