import { keptFor } from '#domain/shop/kept-flow.ts';
import { second } from '#domain/values/durations.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';

export const keeperCookie = 'keeper';

/** The secret that opens, and the one it stands for since a login. */
const keepers = /^([\w-]{43})(?:\.([\w-]{43}))?$/;

type Cookies = Readonly<Record<string, string>>;

const readIn = (cookies: Cookies) => keepers.exec(cookies[keeperCookie] ?? '');

/** The browser's own secret; null in a browser that keeps nothing yet. */
export const keeperIn = (cookies: Cookies): string | null => readIn(cookies)?.[1] ?? null;

/** The secret this browser kept with before the login: what it asked for with a key is known by it, and nothing opens. */
export const keeperBefore = (cookies: Cookies): string | null => readIn(cookies)?.[2] ?? null;

/** From now on this browser keeps nothing of what it kept; another that goes on with it does. */
export const dropKeeper: Cookie = { name: keeperCookie, value: '', maxAge: 0 };

/** Twice as long as what it opens: a first write does not prolong it. */
const life = (2 * keptFor) / second;

const keeperOf = (value: string): Cookie => ({ name: keeperCookie, value, maxAge: life });

export const setKeeper = (keeper: string): Cookie => keeperOf(keeper);

/** Another secret in the place of the one that others may know. */
export const changeKeeper = (fresh: string, before: string): Cookie => keeperOf(`${fresh}.${before}`);

/** Kept on as the browser brings it. */
export const prolongKeeper = (cookies: Cookies): Cookie => keeperOf(cookies[keeperCookie] ?? '');
