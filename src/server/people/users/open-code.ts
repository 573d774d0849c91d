import type { Kysely } from 'kysely';
import { isOneTimeCode, parseOneTimeCode } from '#domain/values/one-time-code.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** Whose account a mailed code opens, while it is unused and in its time; null where it opens none. */
export const userOfCode = async (
  db: Kysely<Tables>,
  entered: string,
  now: number,
): Promise<number | null> => {
  const code = parseOneTimeCode(entered);
  if (!isOneTimeCode(code)) return null;
  const open = await db
    .selectFrom('one_time_code')
    .select('user_id')
    .where('hash', '=', hashOf(code))
    .where('user_id', 'is not', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open?.user_id ?? null;
};

/** Codes that were made before open the account no more. */
export const dropUnusedCodes = async (within: Kysely<Tables>, userId: number): Promise<void> => {
  await within
    .deleteFrom('one_time_code')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
};
