import type { Kysely } from 'kysely';
import type { PublishedHistory } from '#domain/catalogue/terms-in-force.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** What was ever published of the catalogue. */
export type PublishedCatalogue = {
  /** Another one after each publishing. */
  readonly generation: (db: Kysely<Tables>) => Promise<string>;
  readonly histories: (db: Kysely<Tables>) => Promise<readonly PublishedHistory[]>;
};
