import type { Cookie } from '#server/platform/http/cookie.ts';
import { newSecret } from '#server/platform/secret.ts';

/** The cookie of a browser that books: what it booked it may act on. */
const name = 'bookings';
const secretForm = /^[\w-]{43}$/;
/** As long as a train can be booked ahead, and a month. */
const life = 90 * 24 * 3_600;

type Cookies = Readonly<Record<string, string>>;

export const browserSecretIn = (cookies: Cookies): string | null => {
  const secret = cookies[name] ?? '';
  return secretForm.test(secret) ? secret : null;
};

/** The browser's own secret, or a new one for a browser without. */
export const browserSecretFor = (cookies: Cookies): string => browserSecretIn(cookies) ?? newSecret();

export const keepBrowserSecret = (secret: string): Cookie => ({ name, value: secret, maxAge: life });
