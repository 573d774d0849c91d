import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SetupFault } from '#server/platform/setup-fault.ts';
import { engineFault } from './engine-fault.ts';
import type { Places } from './places.ts';
import { lockFileOf, postmasterOf, readOrNull } from './postmaster.ts';
import { socketFolderFor } from './socket-folder.ts';

const port = 5432;
const longestLog = 1_000_000;

const settings = (socketFolder: string): readonly string[] =>
  Object.entries({
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and refused values can name people; the log keeps starts, stops and fatal ends only.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

const launch = async (places: Places, socketFolder: string): Promise<ChildProcess> => {
  const log = await open(places.log, 'a');
  try {
    return spawn(
      join(places.native, 'bin', 'postgres'),
      ['-D', places.cluster, '-p', String(port), ...settings(socketFolder)],
      {
        ...places.owner,
        // Its own process group: Ctrl-C in the terminal must reach only Node, which then stops it in order.
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        env: { LC_ALL: 'C', PATH: process.env.PATH ?? '' },
      },
    );
  } finally {
    await log.close();
  }
};

const sizeOf = async (file: string): Promise<number> => {
  const size = existsSync(file) ? (await stat(file)).size : 0;
  if (size <= longestLog) {
    return size;
  }
  await truncate(file);
  return 0;
};

const settled = 50;

/**
 * Takes away locks of a database that is dead. PostgreSQL itself goes by the process id alone and would wait for a
 * stranger that has it now, or for a dead child nobody has buried: in a container there may be no one to do it.
 * Another process may be starting the database at this moment: only a lock that stays as it is belongs to the dead.
 */
const clearDeadLocks = async (cluster: string, socketFolder: string): Promise<void> => {
  const found = await readOrNull(lockFileOf(cluster));
  if (found === null) return;
  await pause(settled);
  const isDead = (await postmasterOf(cluster)) === null;
  if (isDead && found === (await readOrNull(lockFileOf(cluster)))) {
    await rm(lockFileOf(cluster), { force: true });
    await rm(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
  }
};

type End = { readonly reason: unknown };

const endOf = (postgres: ChildProcess): Promise<End> =>
  once(postgres, 'exit').then(
    () => ({ reason: null }),
    (reason: unknown) => ({ reason }),
  );

const untilReadyOrEnded = async (places: Places, ended: Promise<End>): Promise<End | null> => {
  for (;;) {
    const end = await Promise.race([ended, pause(5, null)]);
    if (end !== null || (await postmasterOf(places.cluster))?.status === 'ready') {
      return end;
    }
  }
};

/** Starts the database of a cluster that stands, or says why not. When another process was quicker, its database is as good. */
export const startCluster = async (places: Places): Promise<SetupFault | null> => {
  const socketFolder = await socketFolderFor(places);
  await clearDeadLocks(places.cluster, socketFolder);
  const before = await sizeOf(places.log);
  const postgres = await launch(places, socketFolder);
  postgres.unref();
  const end = await untilReadyOrEnded(places, endOf(postgres));
  if (end === null || (await postmasterOf(places.cluster)) !== null) {
    return null;
  }
  return engineFault(end.reason, (await readFile(places.log, 'utf8')).slice(before));
};
