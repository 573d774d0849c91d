import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '#server/platform/log.ts';
import { startRepeating } from '#server/platform/repeating.ts';
import type { Settings } from '#server/platform/settings.ts';

/** This process among those that carry calls out. Its number is locked in the database as long as it lives. */
export type Carrier = {
  readonly id: number;
  /** Whether it is carrying out the call of this turn at this moment. */
  readonly isUnderway: (turn: string) => boolean;
  readonly begin: () => string;
  readonly end: (turn: string) => void;
};

/** Of the two numbers of a lock the first says that it is a carrier's. */
export const carrierLocks = 5_353_338;

const largestId = 2 ** 31 - 1;
const everyMilliseconds = 1_000;

const isLocked = async (client: PoolClient, id: number, isLent: boolean): Promise<boolean> => {
  const lock = isLent ? 'pg_try_advisory_xact_lock' : 'pg_try_advisory_lock';
  // A connection that is lent is ours for one transaction only: this one lasts as long as the process.
  if (isLent) await client.query('begin; set local idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ held: boolean }>(`select ${lock}($1, $2) as held`, [
    carrierLocks,
    id,
  ]);
  return rows[0]?.held === true;
};

/** Locks the number on a connection of its own, and again when that connection was lost. */
export const openCarrier = async (
  pool: Pool,
  log: Log,
  { databasePooler }: Pick<Settings, 'databasePooler'>,
): Promise<Carrier & { readonly stop: () => Promise<void> }> => {
  const isLent = databasePooler !== 'none';
  const id = randomInt(1, largestId);
  const turns = new Set<string>();
  let held: PoolClient | null = null;

  const lock = async (): Promise<void> => {
    if (held !== null) return;
    const client = await pool.connect();
    client.once('end', () => {
      if (held !== client) return;
      held = null;
      client.release(true);
    });
    const isOurs = await isLocked(client, id, isLent).catch((reason: unknown) => {
      client.release(true);
      throw reason;
    });
    if (isOurs) held = client;
    else client.release(isLent);
  };

  await lock();
  const repeating = startRepeating(lock, everyMilliseconds, (reason) =>
    log.error('carrier-not-locked', reason),
  );
  return {
    id,
    isUnderway: (turn) => turns.has(turn),
    begin: () => {
      const turn = randomUUID();
      turns.add(turn);
      return turn;
    },
    end: (turn) => {
      turns.delete(turn);
    },
    stop: async () => {
      await repeating.stop();
      const client = held;
      held = null;
      if (client === null) return;
      const closed = once(client, 'end');
      // A pooler hears some time later that we are gone, and keeps the lock until then.
      if (isLent)
        await client.query('rollback').catch((reason: unknown) => log.error('carrier-not-locked', reason));
      client.release(true);
      await closed;
    },
  };
};
