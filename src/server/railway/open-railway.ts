import type { Kysely } from 'kysely';
import { type Clock, systemClock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { startRepeating } from '#server/repeating.ts';
import type { Tables } from '#server/store/tables.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { beginWaiting } from './begin-waiting.ts';
import { networkInForce } from './network-in-force.ts';
import { networkOf } from './network-of.ts';
import type { Network, Railway } from './railway.ts';

/** How often another process's import is looked for. */
const every = 1000;

const highestRevision = async (db: Kysely<Tables>): Promise<number | null> => {
  const row = await db
    .selectFrom('network_revision')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .executeTakeFirst();
  return row?.revision ?? null;
};

type Read = { readonly network: Network; readonly waitsUntil: number | null };

const readNetwork = async (db: Kysely<Tables>): Promise<Read> => {
  const inForce = await networkInForce(db);
  if (inForce === null) throw new Error('The store has no network.');
  const { document, revision } = inForce;
  return { network: networkOf(document, revision), waitsUntil: document.waiting?.from ?? null };
};

/** Reads the network in force, and reads it again soon after another one was laid. */
export const openRailway = async (
  db: Kysely<Tables>,
  log: Log,
  clock: Clock = systemClock,
): Promise<Railway> => {
  const readNow = async (): Promise<Read> => {
    const read = await readNetwork(db);
    if (read.waitsUntil === null || read.waitsUntil > clock.now()) return read;
    await inTransaction(db, (within) => beginWaiting(within, clock.now()));
    return readNetwork(db);
  };
  let read = await readNow();
  const isOld = async (): Promise<boolean> =>
    (read.waitsUntil !== null && read.waitsUntil <= clock.now()) ||
    (await highestRevision(db)) !== read.network.revision;
  const looking = startRepeating(
    async () => {
      if (await isOld()) read = await readNow();
    },
    every,
    (reason) => log.broke('network-unread', reason),
  );
  return { network: () => read.network, close: looking.stop };
};
