import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { type NetworkDocument, networkIn } from './network-document.ts';

export type NetworkInForce = {
  readonly revision: number;
  readonly source: string;
  readonly document: NetworkDocument;
};

/** Null in a store that has none yet. */
export const networkInForce = async (within: Kysely<Tables>): Promise<NetworkInForce | null> => {
  const row = await within
    .selectFrom('network_revision')
    .selectAll()
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, document: networkIn(row.document) };
};
