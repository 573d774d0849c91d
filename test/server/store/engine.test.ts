import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { DatabaseAccess } from '#server/platform/store/engine/database-access.ts';
import { type Engine, openEngine } from '#server/platform/store/engine/engine.ts';
import { isDatabaseAway } from '#server/platform/store/engine/is-database-away.ts';
import { placesIn } from '#server/platform/store/engine/places.ts';
import { postmasterOf } from '#server/platform/store/engine/postmaster.ts';
import { soon } from '#test/support/soon.ts';
import { pause } from '../../support/shop/pause.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const postgres = (access: DatabaseAccess) => ({ ...access, database: 'postgres' });

const askOnce = async ({ access }: Engine, question: string): Promise<unknown> => {
  const client = new Client(postgres(access));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
};

/** Asks until the database is back. */
const ask = async (engine: Engine, question: string): Promise<unknown> => {
  try {
    return await askOnce(engine, question);
  } catch (reason) {
    if (isDatabaseAway(reason)) {
      return ask(engine, question);
    }
    throw reason;
  }
};

const postmasterIn = async (folder: string) => postmasterOf((await placesIn(folder)).cluster);

const pidIn = async (folder: string): Promise<number> => (await postmasterIn(folder))?.pid ?? 0;

const killed = async (holder: ChildProcess): Promise<void> => {
  const over = holder.signalCode === null ? once(holder, 'exit') : Promise.resolve();
  holder.kill('SIGKILL');
  await over;
};

const holderOf = async (folder: string): Promise<ChildProcess> => {
  const run = ['src/server/command/run.mjs', 'test/support/hold-engine.ts', folder];
  const holder = spawn(process.execPath, run, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => killed(holder));
  await once(holder.stdout, 'data');
  return holder;
};

/** A cluster that was started once and is at rest, as every test leaves it for the next. */
let rested: string;
beforeAll(async () => {
  rested = await mkdtemp(join(tmpdir(), 'sefer-engine-'));
  await (await openEngine(rested)).leave();
});
afterAll(() => rm(rested, { recursive: true, force: true }));

test('an empty folder becomes a database that writes every commit to the disk, and stops when its only process leaves', async () => {
  const folder = await temporaryFolder();
  const engine = await openEngine(folder);
  expect(
    await ask(
      engine,
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'listen_addresses') order by name",
    ),
  ).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  await engine.leave();
  expect(await postmasterIn(folder)).toBe(null);
});

test('a second process joins the database of a folder; only the last to leave stops it', async () => {
  const folder = rested;
  const first = await openEngine(folder);
  const second = await openEngine(folder);
  await ask(first, 'create table joined (word text)');
  await first.leave();
  expect(await ask(second, 'select count(*)::int as rows from joined')).toEqual([{ rows: 0 }]);
  await second.leave();
  expect(await postmasterIn(folder)).toBe(null);
});

test('processes that start together on an empty folder share one database', async () => {
  const folder = await temporaryFolder();
  const engines = await Promise.all([openEngine(folder), openEngine(folder), openEngine(folder)]);
  const startTimes = await Promise.all(
    engines.map((engine) => ask(engine, 'select pg_postmaster_start_time()::text as began')),
  );
  expect(startTimes).toEqual([startTimes[0], startTimes[0], startTimes[0]]);
  await Promise.all(engines.map((engine) => engine.leave()));
  expect(await postmasterIn(folder)).toBe(null);
});

test('processes that come a moment apart to a database at rest share one, again and again', async () => {
  const folder = rested;
  for (let round = 0; round < 12; round += 1) {
    const later = Array.from({ length: 6 }, (_, index) =>
      pause(index + round).then(() => openEngine(folder)),
    );
    const engines = await Promise.all([openEngine(folder), ...later]);
    expect(await postmasterIn(folder)).not.toBe(null);
    await Promise.all(engines.map((engine) => engine.leave()));
  }
  expect(await postmasterIn(folder)).toBe(null);
});

test('after kill -9 of the Node process the next one joins the database that is still alive', async () => {
  const folder = rested;
  const holder = await holderOf(folder);
  const before = await pidIn(folder);
  await killed(holder);
  const engine = await openEngine(folder);
  expect(await pidIn(folder)).toBe(before);
  await engine.leave();
  // The database learns of a killed process when the system tells it, which may take a moment.
  await vi.waitFor(async () => {
    const next = await openEngine(folder);
    await next.leave();
    expect(await postmasterIn(folder)).toBe(null);
  }, soon);
});

test('after kill -9 of the Node process and of the database nothing that was committed is lost', async () => {
  const folder = rested;
  const holder = await holderOf(folder);
  const engine = await openEngine(folder);
  await ask(engine, "create table kept (word text); insert into kept values ('ankara')");
  const before = await pidIn(folder);
  await killed(holder);
  process.kill(before, 'SIGKILL');
  expect(await ask(engine, 'select word from kept')).toEqual([{ word: 'ankara' }]);
  expect(await pidIn(folder)).not.toBe(before);
  await engine.leave();
});

test('a lock that names a process of somebody else does not keep the database from starting', async () => {
  const folder = rested;
  const { cluster } = await placesIn(folder);
  const lines = [process.pid, cluster, 0, 5432, cluster, '', '', 'ready'];
  await writeFile(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  const engine = await openEngine(folder);
  expect(await pidIn(folder)).not.toBe(process.pid);
  await engine.leave();
});

test('a data folder whose path is too long for a socket is served all the same', async () => {
  const folder = join(await temporaryFolder(), 'a-rather-long-name/'.repeat(6));
  const engine = await openEngine(folder);
  expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
  await engine.leave();
});

test('where root alone may enter the data folder, the database lives where its own user may', async () => {
  const folder = await temporaryFolder();
  const engine = await openEngine(folder);
  const isLink = (await lstat(join(folder, 'database'))).isSymbolicLink();
  expect(isLink).toBe(process.getuid?.() === 0);
  expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
  await engine.leave();
});

const settle = async () => {
  const folder = await temporaryFolder();
  const { cluster } = await placesIn(folder);
  return { folder, cluster };
};

test('folders that are settled together, while what was forgotten is cleared away, do not trip over each other', async () => {
  const left = await Promise.all(Array.from({ length: 60 }, settle));
  for (const { folder, cluster } of left) {
    await mkdir(join(cluster, 'base'), { recursive: true });
    await rm(folder, { recursive: true });
  }
  const settled = await Promise.all(Array.from({ length: 8 }, (_, index) => pause(index).then(settle)));
  expect(new Set(settled.map(({ cluster }) => cluster)).size).toBe(8);
  expect(left.filter(({ cluster }) => existsSync(cluster))).toEqual([]);
});

test('a folder that is a file, holds something else, or was written by another version is refused in one line', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await expect(openEngine(join(folder, 'file'))).rejects.toThrow(/^DATA_DIR .* is not a folder\.$/);

  const { cluster } = await placesIn(folder);
  await mkdir(cluster, { recursive: true });
  await writeFile(join(cluster, 'letter.txt'), '');
  await expect(openEngine(folder)).rejects.toThrow(/holds something else than a database/);

  await writeFile(join(cluster, 'PG_VERSION'), '17\n');
  await expect(openEngine(folder)).rejects.toThrow(/was written by PostgreSQL 17; this is 18/);
  await rm(cluster, { recursive: true });
});

test('a start that was cut short leaves nothing that keeps the next one from starting', async () => {
  const folder = await temporaryFolder();
  const { cluster } = await placesIn(folder);
  const draft = `${cluster}-cutoff`;
  onTestFinished(() => rm(draft, { recursive: true }));
  await mkdir(`${draft}/base`, { recursive: true });
  const engine = await openEngine(folder);
  expect(await ask(engine, 'select 1 as one')).toEqual([{ one: 1 }]);
  await engine.leave();
});

test('what broke inside the database is in its log, without the statement or its values', async () => {
  const folder = rested;
  const engine = await openEngine(folder);
  await expect(askOnce(engine, "select 'canary-7261'::int")).rejects.toThrow(/invalid input syntax/);
  await engine.leave();
  expect(await readFile(join(folder, 'database.log'), 'utf8')).not.toContain('canary-7261');
});
