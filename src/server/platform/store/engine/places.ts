import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { isErrno } from '#server/platform/errno.ts';
import { SetupFault } from '#server/platform/setup-fault.ts';
import { nativeFor } from './binaries.ts';
import { type Owner, ownerOf } from './owner.ts';
import { postmasterOf, readOrNull } from './postmaster.ts';
import { mayReach } from './reach.ts';

/** Where one embedded database lives, what runs it and as whom. */
export type Places = {
  readonly cluster: string;
  readonly native: string;
  readonly log: string;
  readonly owner: Owner | null;
};

/** Where root keeps what the cluster's owner could not reach inside a folder of root's own. */
const reachableFolder = '/var/lib/sefer';

const ensureFolder = async (folder: string): Promise<string> => {
  try {
    await mkdir(folder, { recursive: true });
    return await realpath(folder);
  } catch (reason) {
    if (isErrno(reason, 'EEXIST', 'ENOTDIR')) {
      throw new SetupFault(`DATA_DIR ${folder} is not a folder.`);
    }
    if (isErrno(reason, 'EACCES', 'EPERM', 'EROFS')) {
      throw new SetupFault(`DATA_DIR ${folder} cannot be written.`);
    }
    throw reason;
  }
};

const linkNoteOf = (cluster: string): string => `${cluster}.of`;

const isThere = async (link: string): Promise<boolean> => {
  try {
    await lstat(link);
    return true;
  } catch (reason) {
    if (isErrno(reason, 'ENOENT', 'ENOTDIR')) {
      return false;
    }
    throw reason;
  }
};

/** Any other folder that is not there may be on a disk that is not mounted today. */
const isTemporary = (path: string): boolean => path.startsWith(`${tmpdir()}${sep}`);

const isForgotten = async (cluster: string): Promise<boolean> => {
  const link = await readOrNull(linkNoteOf(cluster));
  return (
    link !== null && isTemporary(link) && !(await isThere(link)) && (await postmasterOf(cluster)) === null
  );
};

/** Takes away clusters whose temporary data folder was removed. Another process may be at the same work. */
const clearForgotten = async (): Promise<void> => {
  const names = await readdir(reachableFolder);
  const clusters = names.filter((name) => name.endsWith('.of')).map((name) => name.slice(0, -'.of'.length));
  await Promise.all(
    clusters.map(async (name) => {
      const cluster = join(reachableFolder, name);
      if (await isForgotten(cluster)) {
        await rm(cluster, { recursive: true, force: true });
        await rm(linkNoteOf(cluster), { force: true });
      }
    }),
  );
};

const linkedCluster = async (link: string): Promise<string> => {
  await mkdir(reachableFolder, { recursive: true, mode: 0o755 });
  const cluster = join(reachableFolder, `cluster-${randomUUID()}`);
  try {
    await symlink(cluster, link);
    await writeFile(linkNoteOf(cluster), link);
    await clearForgotten();
    return cluster;
  } catch (reason) {
    if (isErrno(reason, 'EEXIST')) {
      return readlink(link);
    }
    throw reason;
  }
};

const clusterIn = async (folder: string, owner: Owner | null): Promise<string> => {
  const cluster = join(folder, 'database');
  return owner === null || (await mayReach(folder, owner)) ? cluster : linkedCluster(cluster);
};

/** Settles where the database of this data folder is, and makes its programs ready to run. */
export const placesIn = async (dataFolder: string): Promise<Places> => {
  const folder = await ensureFolder(dataFolder);
  const owner = await ownerOf(join(folder, 'database'));
  return {
    cluster: await clusterIn(folder, owner),
    native: await nativeFor(owner, reachableFolder),
    log: join(folder, 'database.log'),
    owner,
  };
};
