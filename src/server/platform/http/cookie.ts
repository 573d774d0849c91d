import { hostPrefix } from '#contract/wire/page.ts';

/** A cookie an answer leaves behind: HttpOnly, SameSite=Strict, for the whole shop; over TLS also Secure and bound to the host. */
export type Cookie = {
  readonly name: string;
  readonly value: string;
  /** Seconds to keep it; 0 takes it away, null ends it with the browser. */
  readonly maxAge: number | null;
};

const safe = /^[\w.~+/=-]*$/;

/** The name under which the browser keeps it. */
const keptName = (name: string, origin: string): string =>
  origin.startsWith('https:') ? hostPrefix + name : name;

export const cookieHeader = ({ name, value, maxAge }: Cookie, origin: string): string => {
  if (!safe.test(value)) {
    throw new TypeError('A cookie holds letters, digits and the signs of base64 only.');
  }
  return [
    `${keptName(name, origin)}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
};

/** Cookies by the names the calls know. Over TLS one that is not bound to this host is not ours. */
export const ownCookies = (
  kept: Readonly<Record<string, string>>,
  origin: string,
): Readonly<Record<string, string>> => {
  if (!origin.startsWith('https:')) {
    return kept;
  }
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) =>
      name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), value]] : [],
    ),
  );
};
