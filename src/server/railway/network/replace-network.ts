import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { networkIn } from './network-document.ts';
import { networkInForce } from './network-in-force.ts';
import {
  lockNetwork,
  type NetworkSource,
  networkSourceOf,
  saveNetwork,
  type UnlaidNetwork,
} from './save-network.ts';

/** Lays a network that was imported, and keeps the one it replaces until another is imported. */
export const replaceNetwork = async (
  within: Kysely<Tables>,
  network: UnlaidNetwork,
  now: number,
): Promise<void> => {
  await lockNetwork(within);
  const before = await networkInForce(within);
  await saveNetwork(
    within,
    { ...network, ...(before === null ? {} : { replaced: before.revision }) },
    'feed',
    now,
  );
};

export type ReplacedNetwork = { readonly network: UnlaidNetwork; readonly source: NetworkSource };

/** The network the last import has replaced. Null where nothing was imported since the railway began or was brought back. */
export const replacedNetwork = async (within: Kysely<Tables>): Promise<ReplacedNetwork | null> => {
  const replaced = (await networkInForce(within))?.document.replaced;
  if (replaced === undefined) return null;
  const { source, document } = await within
    .selectFrom('network_revision')
    .selectAll()
    .where('revision', '=', replaced)
    .executeTakeFirstOrThrow();
  const { kept: _, waiting, replaced: __, trains, ...rest } = networkIn(document);
  return {
    network: { ...rest, trains: [...trains, ...(waiting?.trains ?? [])] },
    source: networkSourceOf(source),
  };
};
