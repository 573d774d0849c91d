import type { Kysely } from 'kysely';
import type { Passwords } from '#server/people/accounts/password-hash.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** What one room keeps in the store and how it begins. */
export type Seed = {
  /** `simulated` persons and things are never sown where money is real. */
  readonly availability: 'everywhere' | 'simulated';
  readonly clear: (db: Kysely<Tables>) => Promise<unknown>;
  /** Sows only what is missing: every start asks for it again. */
  readonly seed: (db: Kysely<Tables>, now: number, passwords: Passwords) => Promise<unknown>;
};
