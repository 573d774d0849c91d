import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresDialect,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely';
import type { Pool } from 'pg';
import type { Timeout } from './timeouts.ts';

/** What the database itself minds; how long an answer is waited for is minded here. */
const minded = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const;

const limitsOf = (timeout: Timeout): CompiledQuery | null => {
  const set = minded
    .filter((name) => timeout[name] !== undefined)
    .map((name) => `set_config('${name}', '${timeout[name]}', true)`);
  return set.length === 0 ? null : CompiledQuery.raw(`select ${set.join(', ')}`);
};

class LentDriver extends PostgresDriver {
  readonly #limits: CompiledQuery | null;

  constructor(pool: Pool, timeout: Timeout) {
    super({ pool });
    this.#limits = limitsOf(timeout);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    if (this.#limits !== null) await connection.executeQuery(this.#limits);
  }
}

/**
 * Over a pooler that lends a connection for one transaction: nothing that is set on a connection holds for the next, so that
 * every transaction says how long it may take.
 */
export class LentDialect extends PostgresDialect {
  readonly #driver: LentDriver;

  constructor(pool: Pool, timeout: Timeout) {
    super({ pool });
    this.#driver = new LentDriver(pool, timeout);
  }

  override createDriver(): LentDriver {
    return this.#driver;
  }
}

/** The same question without its name: a statement that is prepared under one is not known on the next connection. */
export const unnamed = (question: unknown): unknown =>
  typeof question === 'object' && question !== null && 'name' in question
    ? { ...question, name: undefined }
    : question;
