import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, types as ordinary, Pool, type PoolClient, type PoolConfig } from 'pg';
import { minute } from '#domain/values/durations.ts';
import type { Log } from '#server/platform/log.ts';
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

/** How long, in milliseconds, one may wait for a lock, a statement, an answer, and the next word of a transaction. */
export type Timeout = Pick<
  PoolConfig,
  'idle_in_transaction_session_timeout' | 'lock_timeout' | 'query_timeout' | 'statement_timeout'
>;

/** Where people wait. */
export const timeoutsOfShop: Timeout = {
  lock_timeout: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: minute,
};

/** Work that may be long: steps of the store, seeds, what is done at the command line. */
const asLongAsItTakes: Timeout = {};

const noAnswer = 'Query read timeout';

/** A connection on which no answer came in time is used no more: what is asked next would wait behind it. */
const giveUpWhenSilent = (client: PoolClient): void => {
  const ask = client.query.bind(client);
  Object.assign(client, {
    query: (...asked: readonly unknown[]): unknown => {
      const answer: unknown = Reflect.apply(ask, client, asked);
      if (answer instanceof Promise) {
        answer.catch((reason: unknown) => {
          if (reason instanceof Error && reason.message === noAnswer) return client.end();
        });
      }
      return answer;
    },
  });
};

/** Connections are made when first needed and again after the database was away. */
export const openDatabase = (
  access: DatabaseAccess,
  log: Log,
  timeout: Timeout = asLongAsItTakes,
): Database => {
  const pool = new Pool({
    ...access,
    ...timeout,
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    max: 20,
    connectionTimeoutMillis: 10_000,
    application_name: 'sefer',
  });
  pool.on('error', (reason) => log.error('database-connection-lost', reason));
  // A connection that is lost while it is in use tells nobody but its own listeners; with none the process would end.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    giveUpWhenSilent(client);
  });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
};
