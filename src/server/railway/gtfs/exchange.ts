import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import { replacedNetwork, replaceNetwork } from '#server/railway/network/replace-network.ts';
import { lockNetwork, saveNetwork } from '#server/railway/network/save-network.ts';
import { openFeed, packFeed } from './feed-archive.ts';
import { readFeed } from './read-feed.ts';
import { writeFeed } from './write-feed.ts';

export type Exchanged = { readonly stations: number; readonly trains: number };

/** Lays the network a feed tells of over the one in force. A feed with a fault changes nothing. */
export const importFeed = async (db: Kysely<Tables>, file: string, now: number): Promise<Exchanged> => {
  const network = readFeed(openFeed(await readFile(file), basename(file)));
  await inTransaction(db, (within) => replaceNetwork(within, network, now));
  return { stations: network.stations.length, trains: network.trains.length };
};

/** Lays the network again that the last import has replaced. Null, and nothing is changed, where there is none. */
export const goBack = (db: Kysely<Tables>, now: number): Promise<Exchanged | null> =>
  inTransaction(db, async (within) => {
    await lockNetwork(within);
    const replaced = await replacedNetwork(within);
    if (replaced === null) return null;
    const { network, source } = replaced;
    await saveNetwork(within, network, source, now);
    return { stations: network.stations.length, trains: network.trains.length };
  });

/** Writes the timetable in force as a feed, without trains that are kept for what was sold. */
export const exportFeed = async (db: Kysely<Tables>, file: string): Promise<Exchanged> => {
  const inForce = await networkInForce(db);
  if (inForce === null) throw new Error('There is no network to write.');
  const { document } = inForce;
  const network = { ...document, trains: [...document.trains, ...(document.waiting?.trains ?? [])] };
  await writeFile(file, packFeed(writeFeed(network)));
  return { stations: network.stations.length, trains: network.trains.length };
};
