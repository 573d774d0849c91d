import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type DatabaseAccess, databaseNamed } from '#server/store/engine/database-access.ts';
import { type Engine, openEngine } from '#server/store/engine/engine.ts';
import { ensureDatabase } from '#server/store/ensure-database.ts';

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

export const dropDatabase = async (access: DatabaseAccess, name: string): Promise<void> => {
  const client = new Client({ ...databaseNamed(access, 'postgres') });
  await client.connect();
  await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
};

export const newName = (): string => `test_${crypto.randomUUID().replaceAll('-', '')}`;

export const freshDatabase = async (): Promise<FreshDatabase> => {
  const { access, leave } = await serverOfTests();
  const name = newName();
  const made = await ensureDatabase(access, name);
  return {
    url: urlOf(made),
    drop: async () => {
      await dropDatabase(access, name);
      await leave();
    },
  };
};
