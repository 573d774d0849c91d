import type { Kysely } from 'kysely';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from './tables.ts';

/** A key of the whole shop: made once, by whoever needs it first, it never leaves the store. */
export const appKey = async (db: Kysely<Tables>, name: string): Promise<string> => {
  const found = await db.selectFrom('house_key').select('secret').where('name', '=', name).executeTakeFirst();
  if (found !== undefined) return found.secret;
  await db
    .insertInto('house_key')
    .values({ name, secret: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return appKey(db, name);
};
