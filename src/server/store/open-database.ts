import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, types as ordinary, Pool } from 'pg';
import type { Log } from '#server/log.ts';
import type { DatabaseAccess } from './engine/database-access.ts';
import type { Tables } from './tables.ts';

const bigint = 20;

const readBigint = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError('A bigint column that may pass 2^53 is selected as text.');
  }
  return value;
};

const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? readBigint : ordinary.getTypeParser(oid, format),
};

export type Database = { readonly db: Kysely<Tables>; readonly pool: Pool };

/** Connections are made when first needed and again after the database was away. */
export const openDatabase = (access: DatabaseAccess, log: Log): Database => {
  const pool = new Pool({
    ...access,
    types,
    max: 20,
    connectionTimeoutMillis: 10_000,
    application_name: 'sefer',
  });
  pool.on('error', (reason) => log.broke('database-connection-lost', reason));
  // A connection that is lost while it is in use tells nobody but its own listeners; with none the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
};
