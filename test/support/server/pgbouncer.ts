import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { serverOfTests } from '../fresh-database.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** At which port a PgBouncer lends the connections of the tests' shops; null where they have their own. */
    pooler: number | null;
  }
}

/** It says so itself when it may be asked. */
const isUp = async ({ stderr }: ChildProcess): Promise<void> => {
  const complaints: string[] = [];
  for await (const line of createInterface({ input: stderr ?? process.stdin })) {
    if (line.includes('process up')) return;
    complaints.push(line);
  }
  throw new Error(`PgBouncer ended before it was up: ${complaints.join(' ')}`);
};

const settingsFor = (
  server: { host: string; port: number; user: string },
  port: number,
): string => `[databases]
* = host=${server.host} port=${server.port} user=${server.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
server_idle_timeout = 2
max_client_conn = 2000
log_connections = 0
log_disconnections = 0
`;

const begin = async (program: string, folder: string, port: number): Promise<ChildProcess> => {
  const { access, leave } = await serverOfTests();
  if ('connectionString' in access)
    throw new Error('POOLER stands before the cluster of the tests, not before DATABASE_URL.');
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, settingsFor(access, port));
  await chmod(folder, 0o755);
  // It does not run as root: it is whoever the cluster belongs to.
  const { uid, gid } = await stat(access.host);
  const running = spawn(program, [settings], { stdio: ['ignore', 'ignore', 'pipe'], uid, gid });
  running.once('exit', () => void leave());
  return running;
};

let end = () => Promise.resolve();

/** POOLER names a PgBouncer: the shops of the tests reach their databases by it, connections are lent for one transaction. */
export const setup = async ({ provide }: TestProject): Promise<void> => {
  const program = process.env.POOLER;
  if (program === undefined) {
    provide('pooler', null);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'sefer-pooler-'));
  const port = await freePort();
  const running = await begin(program, folder, port);
  await isUp(running);
  running.stderr?.resume();
  provide('pooler', port);
  end = async () => {
    const exit = once(running, 'exit');
    running.kill('SIGINT');
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
};

export const teardown = (): Promise<void> => end();
