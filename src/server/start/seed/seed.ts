import type { Kysely } from 'kysely';
import type { Tables } from '#server/store/tables.ts';
import type { Passwords } from '#server/users/password-hash.ts';

/** What one room keeps in the store and how it begins. */
export type Seed = {
  /** `simulated` persons and things are never sown where money is real. */
  readonly stands: 'everywhere' | 'simulated';
  readonly clear: (db: Kysely<Tables>) => Promise<unknown>;
  /** Sows only what is missing: every start asks for it again. */
  readonly sow: (db: Kysely<Tables>, now: number, passwords: Passwords) => Promise<unknown>;
};
