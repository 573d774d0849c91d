import { day, second } from '#domain/values/durations.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';

export const keeperCookie = 'keeper';

const secret = /^[\w-]{43}$/;

/** The browser's own secret; null in a browser that keeps nothing yet. */
export const keeperIn = (cookies: Readonly<Record<string, string>>): string | null => {
  const kept = cookies[keeperCookie] ?? '';
  return secret.test(kept) ? kept : null;
};

/** From now on this browser keeps nothing of what it kept; another that goes on with it does. */
export const dropKeeper: Cookie = { name: keeperCookie, value: '', maxAge: 0 };

/** Longer than anything it opens, for it is set once: an answer on its way during a login must not bring the one before back. */
const life = (30 * day) / second;

export const setKeeper = (keeper: string): Cookie => ({ name: keeperCookie, value: keeper, maxAge: life });
