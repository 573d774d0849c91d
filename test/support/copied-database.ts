import { Client } from 'pg';
import { type DatabaseAccess, databaseNamed } from '#server/store/engine/database-access.ts';
import { ensureDatabase } from '#server/store/ensure-database.ts';
import { dropDatabase, type FreshDatabase, newName, serverOfTests, urlOf } from './fresh-database.ts';

/** A database that is laid once a run, and copied for whoever wants one like it. */
export type Template = { readonly name: string; readonly fill: (url: string) => Promise<void> };

/** As a shop leaves it after its first start, so that every other shop finds the railway laid. */
export const startedOnce = (fill: Template['fill']): Template => ({ name: 'started', fill });

const isOfRun = 'template_of_run_';
/** All files of one run are run by one process. Benches copy too: what is here knows nothing of vitest. */
const thisRun = `${process.ppid}_${process.env.SEED ?? '0'}`;

/** Left by a run that has ended. */
const isOver = (name: string): boolean => {
  try {
    process.kill(Number(name.split('_')[3]), 0);
    return false;
  } catch {
    return true;
  }
};

const templatesOn = async (client: Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where datname like $1',
    [`${isOfRun}%`],
  );
  return rows.map(({ datname }) => datname);
};

/** The template of this run, made by whichever file needs it first. */
const templateOn = async (access: DatabaseAccess, { name, fill }: Template): Promise<string> => {
  const client = new Client({ ...databaseNamed(access, 'postgres') });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('${isOfRun}'))`);
    const made = `${isOfRun}${thisRun}_${name}`;
    const standing = await templatesOn(client);
    if (standing.includes(made)) return made;
    for (const left of standing.filter(isOver)) await dropDatabase(access, left);
    const being = `${made}_being_made`;
    await dropDatabase(access, being);
    await fill(urlOf(await ensureDatabase(access, being)));
    await client.query(
      `alter database ${client.escapeIdentifier(being)} rename to ${client.escapeIdentifier(made)}`,
    );
    return made;
  } finally {
    await client.end();
  }
};

export const copyOf = async (wanted: Template): Promise<FreshDatabase> => {
  const { access, leave } = await serverOfTests();
  const template = await templateOn(access, wanted);
  const name = newName();
  const client = new Client({ ...databaseNamed(access, 'postgres') });
  await client.connect();
  try {
    await client.query(
      `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
    );
  } finally {
    await client.end();
  }
  return {
    url: urlOf(databaseNamed(access, name)),
    drop: async () => {
      await dropDatabase(access, name);
      await leave();
    },
  };
};
