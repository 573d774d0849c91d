import type { Cookie } from '#server/platform/http/cookie.ts';
import { newSecret } from '#server/platform/secret.ts';

/** The cookie of a browser that books: what it booked it may act on. */
const name = 'bookings';
/** The browser's own secret, and the one it had before its last login. */
const secretsForm = /^([\w-]{43})(?:\.([\w-]{43}))?$/;
/** Longer than a train can be booked ahead, for it is set once: an answer on its way during a login must not bring the one before back. */
const life = 400 * 24 * 3_600;

type Cookies = Readonly<Record<string, string>>;

/** What the browser acts by: its own secret first, then the one before the last login. */
export const browserSecretsIn = (cookies: Cookies): readonly string[] =>
  secretsForm
    .exec(cookies[name] ?? '')
    ?.slice(1)
    .filter((secret) => secret !== undefined) ?? [];

/** The secret under which the browser books. */
export const browserSecretIn = (cookies: Cookies): string | null => browserSecretsIn(cookies)[0] ?? null;

const setSecrets = (value: string): Cookie => ({ name, value, maxAge: life });

type BrowserSecret = { readonly secret: string; readonly cookies: readonly Cookie[] };

/** The browser's own secret; a browser without is given one. */
export const browserSecretFor = (cookies: Cookies): BrowserSecret => {
  const own = browserSecretIn(cookies);
  if (own !== null) return { secret: own, cookies: [] };
  const secret = newSecret();
  return { secret, cookies: [setSecrets(secret)] };
};

/** From now on the browser books under another secret, and acts by the one before still. */
export const renewedSecret = (before: string): Cookie => setSecrets(`${newSecret()}.${before}`);
