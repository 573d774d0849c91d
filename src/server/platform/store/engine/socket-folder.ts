import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isErrno } from '#server/platform/errno.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import type { Places } from './places.ts';

/** A socket's path has room for 103 bytes on every system we run on. */
const longestSocketPath = 103;
const longestName = '/.s.PGSQL.5432.lock';

const makePrivate = async (folder: string, places: Places): Promise<void> => {
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

/** The cluster's own folder; where its path is too long for a socket, a private one among the temporary files. */
export const socketFolderFor = async (places: Places): Promise<string> => {
  if (Buffer.byteLength(places.cluster + longestName) <= longestSocketPath) {
    return places.cluster;
  }
  const mark = createHash('sha256').update(places.cluster).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `sefer-${mark}`);
  await makePrivate(folder, places);
  const found = await lstat(folder);
  const owner = places.owner?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new SetupFault(`${folder} belongs to another user: choose a DATA_DIR with a shorter path.`);
  }
  return folder;
};
