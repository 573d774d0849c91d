import type { Kysely } from 'kysely';
import type { Cookie } from '#server/platform/http/cookie.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

export const knownBrowserCookie = 'known-browser';

const year = 365 * 24 * 3_600;
const milliseconds = 1_000;

/** So many a member has who logs in at home, at work and on the way; each has tries of its own. */
const mostKnown = 20;

/** Whether this member has logged in from this browser before. */
export const isKnownBrowser = async (
  db: Kysely<Tables>,
  userId: number,
  secret: string | undefined,
): Promise<boolean> => {
  const row = await db
    .selectFrom('known_browser')
    .select('hash')
    .where('hash', '=', hashOf(secret ?? ''))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
};

/** From now on strangers' tries on this member's account do not stand in this browser's way. The oldest gives way to it. */
export const knowBrowser = async (db: Kysely<Tables>, userId: number, now: number): Promise<Cookie> => {
  const secret = newSecret();
  await db
    .deleteFrom('known_browser')
    .where('user_id', '=', userId)
    .where('since', '<', now - year * milliseconds)
    .execute();
  const youngest = db
    .selectFrom('known_browser')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('since', 'desc')
    .orderBy('hash')
    .limit(mostKnown - 1);
  await db
    .deleteFrom('known_browser')
    .where('user_id', '=', userId)
    .where('hash', 'not in', youngest)
    .execute();
  await db
    .insertInto('known_browser')
    .values({ hash: hashOf(secret), user_id: userId, since: now })
    .execute();
  return { name: knownBrowserCookie, value: secret, maxAge: year };
};

/** No browser is known from now on but the one that brings this secret: the others may be somebody else's. */
export const forgetBrowsers = async (
  db: Kysely<Tables>,
  userId: number,
  except: string | undefined,
): Promise<void> => {
  await db
    .deleteFrom('known_browser')
    .where('user_id', '=', userId)
    .where('hash', '!=', hashOf(except ?? ''))
    .execute();
};
