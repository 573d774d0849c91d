import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, types as ordinaryTypes, Pool, type PoolClient } from 'pg';
import type { Log } from '#server/platform/log.ts';
import type { DatabaseAccess } from './engine/database-access.ts';
import { LentDialect, unnamed } from './lent-connections.ts';
import type { Tables } from './tables.ts';
import { asLongAsItTakes, type Timeout } from './timeouts.ts';

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
    oid === bigint ? readBigint : ordinaryTypes.getTypeParser(oid, format),
};

export type Database = {
  readonly db: Kysely<Tables>;
  readonly pool: Pool;
  /** For how many milliseconds nobody has been answered. */
  readonly silence: () => number;
};

/** How connections are had: how many at most, and whether a pooler lends them for one transaction at a time. */
export type Connecting = { readonly most: number; readonly isLent: boolean };

/** Straight to the database. */
const ordinary: Connecting = { most: 20, isLent: false };

const noAnswer = 'Query read timeout';

/**
 * A connection on which no answer came in time is used no more: what is asked next would wait behind it. On one that is lent
 * nothing is prepared under a name.
 */
const mindQuestions = (client: PoolClient, { isLent }: Connecting): void => {
  const ask = client.query.bind(client);
  Object.assign(client, {
    query: (question: unknown, ...more: readonly unknown[]): unknown => {
      const answer: unknown = Reflect.apply(ask, client, [isLent ? unnamed(question) : question, ...more]);
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
  connecting: Connecting = ordinary,
): Database => {
  const { query_timeout } = timeout;
  const { most, isLent } = connecting;
  const pool = new Pool({
    ...access,
    ...(isLent ? { query_timeout } : timeout),
    types,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    max: most,
    connectionTimeoutMillis: 10_000,
    application_name: 'sefer',
  });
  let answered = performance.now();
  pool.on('error', (reason) => log.error('database-connection-lost', reason));
  // A connection that is lost while it is in use tells nobody but its own listeners; with none the process would end.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('drain', () => {
      answered = performance.now();
    });
    mindQuestions(client, connecting);
  });
  const dialect = isLent ? new LentDialect(pool, timeout) : new PostgresDialect({ pool });
  return { db: new Kysely<Tables>({ dialect }), pool, silence: () => performance.now() - answered };
};
