import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isErrno } from '#server/platform/errno.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import type { Places } from './places.ts';

/** A socket's path has room for 103 bytes on every system we run on. */
const longestSocketPath = 103;
const longestSocketName = '/.s.PGSQL.5432.lock';

const createPrivateFolder = async (folder: string, places: Places): Promise<void> => {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (reason) {
    if (!isErrno(reason, 'EEXIST')) {
      throw reason;
    }
    return;
  }
  if (places.owner !== null) {
    await chown(folder, places.owner.uid, places.owner.gid);
  }
};

/** Where the engine's socket lies: in the cluster's folder, or where that path is too long, in a private temporary one. */
export const socketFolderFor = async (places: Places): Promise<string> => {
  if (Buffer.byteLength(places.cluster + longestSocketName) <= longestSocketPath) {
    return places.cluster;
  }
  const pathHash = createHash('sha256').update(places.cluster).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `sefer-${pathHash}`);
  await createPrivateFolder(folder, places);
  const stats = await lstat(folder);
  const owner = places.owner?.uid ?? process.getuid?.();
  if (!stats.isDirectory() || stats.uid !== owner || (stats.mode & 0o077) !== 0) {
    throw new SetupFault(
      `${folder} is not a private folder of this user: choose a DATA_DIR with a shorter path.`,
    );
  }
  return folder;
};
