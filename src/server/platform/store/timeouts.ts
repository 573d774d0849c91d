import type { PoolConfig } from 'pg';
import { minute } from '#domain/values/durations.ts';

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
export const asLongAsItTakes: Timeout = {};
