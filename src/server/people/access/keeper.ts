import { sessionCookie } from '#contract/wire/page.ts';
import { day, second } from '#domain/values/durations.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import type { Session } from '#server/platform/http/session.ts';

export const keeperCookie = 'keeper';

/** Names the secret once more in a browser that was given it by another device while a member was logged in. */
const givenCookie = 'keeper-given';

const secret = /^[\w-]{43}$/;

type Cookies = Readonly<Record<string, string>>;

/** The browser's own secret; null in a browser that keeps nothing yet. */
export const keeperIn = (cookies: Cookies): string | null => {
  const kept = cookies[keeperCookie] ?? '';
  return secret.test(kept) ? kept : null;
};

type Caller = { readonly cookies: Cookies; readonly session: Session | null };

/**
 * The secret under which what is booked may be acted on by whoever goes on with what this browser keeps; null where a
 * member goes on with what another device had begun: whoever that was reads what is kept, and acts on nothing of theirs.
 */
export const actingKeeperOf = ({ cookies, session }: Caller): string | null => {
  const keeper = keeperIn(cookies);
  return session !== null && cookies[givenCookie] === keeper ? null : keeper;
};

/** From now on this browser keeps nothing of what it kept; another that goes on with it does. */
export const dropKeeper: Cookie = { name: keeperCookie, value: '', maxAge: 0 };

/** Longer than anything it opens, for it is set once: an answer on its way during a login must not bring the one before back. */
const life = (30 * day) / second;

export const setKeeper = (keeper: string): Cookie => ({ name: keeperCookie, value: keeper, maxAge: life });

/**
 * What is taken over from another device. In a member's browser it is written down that it was: whoever is logged in is
 * known by the session's cookie, also where the page has not shown the token of it yet, or an old one.
 */
export const givenKeeper = (keeper: string, cookies: Cookies): readonly Cookie[] => [
  setKeeper(keeper),
  ...(cookies[sessionCookie] === undefined
    ? []
    : [{ name: givenCookie, value: keeper, maxAge: life } satisfies Cookie]),
];
