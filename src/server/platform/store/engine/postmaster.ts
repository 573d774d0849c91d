import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from '#server/platform/errno.ts';

/** The running database as its lock file tells of it. */
export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  readonly socketFolder: string;
  readonly status: string;
};

export const readOrNull = async (file: string): Promise<string | null> => {
  try {
    return await readFile(file, 'utf8');
  } catch (reason) {
    if (isErrno(reason, 'ENOENT', 'ESRCH')) {
      return null;
    }
    throw reason;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (reason) {
    return isErrno(reason, 'EPERM');
  }
};

/**
 * A process id may have passed to a stranger since the lock was written: after a reboot, or in every container.
 * PostgreSQL works inside its cluster's folder; only Linux lets that be seen.
 */
const worksIn = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform !== 'linux') {
    return true;
  }
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === cluster;
  } catch (reason) {
    if (isErrno(reason, 'EACCES', 'ENOENT', 'ESRCH')) {
      return false;
    }
    throw reason;
  }
};

export const lockFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** The live database of this cluster, or null. A lock left by the dead or by a stranger does not count. */
export const postmasterOf = async (cluster: string): Promise<Postmaster | null> => {
  const lock = await readOrNull(lockFileOf(cluster));
  const [pid, , , port, socketFolder, , , status] = lock?.split('\n') ?? [];
  const known = Number(pid);
  if (!Number.isInteger(known) || known <= 0 || !isAlive(known) || !(await worksIn(known, cluster))) {
    return null;
  }
  return {
    pid: known,
    port: Number(port),
    socketFolder: socketFolder ?? '',
    status: status?.trim() ?? 'starting',
  };
};
