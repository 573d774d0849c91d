import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isErrno } from '#server/platform/errno.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { engineFault } from './engine-fault.ts';
import type { Places } from './places.ts';

const run = promisify(execFile);

const major = '18';

const initialise = async (places: Places, folder: string): Promise<void> => {
  const settings = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--username=sefer'];
  try {
    await run(
      join(places.native, 'bin', 'initdb'),
      [`--pgdata=${folder}`, '--auth-local=trust', '--auth-host=reject', ...settings],
      { ...places.owner, env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' } },
    );
  } catch (reason) {
    throw engineFault(reason);
  }
};

/** Made whole in a draft and moved into place, so that a start cut short leaves no half cluster. */
const createCluster = async (places: Places): Promise<void> => {
  const draft = await mkdtemp(`${places.cluster}-`);
  if (places.owner !== null) {
    await chown(draft, places.owner.uid, places.owner.gid);
  }
  try {
    await initialise(places, draft);
    await rename(draft, places.cluster);
  } catch (reason) {
    await rm(draft, { recursive: true, force: true });
    if (!isErrno(reason, 'ENOTEMPTY', 'EEXIST')) {
      throw reason;
    }
  }
};

const refuseForeignFolder = async (cluster: string): Promise<void> => {
  const version = join(cluster, 'PG_VERSION');
  if (!existsSync(version)) {
    throw new SetupFault(
      `${cluster} holds something else than a database: empty it or choose another DATA_DIR.`,
    );
  }
  const found = (await readFile(version, 'utf8')).trim();
  if (found !== major) {
    throw new SetupFault(
      `${cluster} was written by PostgreSQL ${found}; this is ${major}. Choose another DATA_DIR.`,
    );
  }
};

export const ensureCluster = async (places: Places): Promise<void> => {
  const held = existsSync(places.cluster) ? await readdir(places.cluster) : [];
  await (held.length === 0 ? createCluster(places) : refuseForeignFolder(places.cluster));
};
