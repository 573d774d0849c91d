import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type DatabaseAccess, databaseNamed } from '#server/platform/store/engine/database-access.ts';
import { type Engine, openEngine } from '#server/platform/store/engine/engine.ts';
import { ensureDatabase } from '#server/platform/store/ensure-database.ts';

/** A database nothing was in before, on the embedded cluster of the tests or on the server DATABASE_URL names. */
export type FreshDatabase = { readonly url: string; readonly drop: () => Promise<void> };

const testFolder = join(fileURLToPath(new URL('../..', import.meta.url)), '.data/test');

export const urlOf = (access: DatabaseAccess): string => {
  if ('connectionString' in access) {
    return access.connectionString;
  }
  const { host, port, user, database } = access;
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`;
};

export const serverOfTests = async (): Promise<Engine> => {
  const given = process.env.DATABASE_URL;
  return given === undefined
    ? openEngine(testFolder)
    : { access: { connectionString: given }, leave: () => Promise.resolve() };
};

/** With a client that has chosen no database of its own. */
export const onServer = async <Done>(
  access: DatabaseAccess,
  work: (client: Client) => Promise<Done>,
): Promise<Done> => {
  const client = new Client({ ...databaseNamed(access, 'postgres') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

export const dropDatabase = async (client: Client, name: string): Promise<void> => {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
};

/** Databases of a run are dropped when it is over: a disk makes new files slowly where it has just taken some away. */
const run = process.env.TEST_RUN;
const ofRun = 'test_of_run_';

export const nameOfRun = (of: string): string => `${ofRun}${run ?? process.pid}_${of}`;

const newName = (): string => nameOfRun(crypto.randomUUID().replaceAll('-', ''));

export const hasEnded = (owner: number): boolean => {
  try {
    process.kill(owner, 0);
    return false;
  } catch {
    return true;
  }
};

export const namesOfRuns = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [`${ofRun}%`],
  );
  return rows.map(({ datname }) => datname);
};

const atOnce = 16;

/** Many at once share what the server does for each. */
export const dropWhatIsOver = async (
  access: DatabaseAccess,
  isOver: (owner: number) => boolean,
): Promise<void> => {
  const names = await onServer(access, namesOfRuns);
  const over = names.filter((name) => isOver(Number(name.split('_')[3])));
  const dropNext = async (): Promise<void> => {
    for (let name = over.pop(); name !== undefined; name = over.pop()) {
      const dropped = name;
      await onServer(access, (client) => dropDatabase(client, dropped));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, dropNext));
};

/** A database as `make` leaves it under the name it is told. */
export const databaseMade = async (
  make: (access: DatabaseAccess, name: string) => Promise<void>,
): Promise<FreshDatabase> => {
  const { access, leave } = await serverOfTests();
  const name = newName();
  await make(access, name);
  return {
    url: urlOf(databaseNamed(access, name)),
    drop: async () => {
      if (run === undefined) await onServer(access, (client) => dropDatabase(client, name));
      await leave();
    },
  };
};

export const freshDatabase = (): Promise<FreshDatabase> =>
  databaseMade(async (access, name) => {
    await ensureDatabase(access, name);
  });
