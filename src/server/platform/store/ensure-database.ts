import { Client } from 'pg';
import { isErrno } from '#server/platform/errno.ts';
import { type DatabaseAccess, databaseNamed } from './engine/database-access.ts';

/** Already there, or made by another process at this moment. */
const present = ['42P04', '23505'];

/** Makes the named database of this server when it is missing. */
export const ensureDatabase = async (access: DatabaseAccess, name: string): Promise<DatabaseAccess> => {
  const client = new Client({ ...databaseNamed(access, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
    }
  } catch (reason) {
    if (!isErrno(reason, ...present)) {
      throw reason;
    }
  } finally {
    await client.end();
  }
  return databaseNamed(access, name);
};
