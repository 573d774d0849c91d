import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const minute = 60_000;
const hour = 3_600_000;

const writtenAt = async (file) => (existsSync(file) ? (await stat(file)).mtimeMs : Date.now());

/**
 * A server that runs while the shop is built anew still fetches what it had no use for yet. This is called before a build
 * and gives what is called after it: then all goes that is older than an hour and older than the build before.
 */
export const sweep = async (folder, entry) => {
  const before = Math.min((await writtenAt(join(folder, entry))) - minute, Date.now() - hour);
  return async () => {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name);
      const found = await stat(file);
      if (found.isFile() && found.mtimeMs < before) await rm(file, { force: true });
    }
  };
};
