const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

const always: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const defaultHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
};

/** What every answer carries, as pairs; an answer may say its own policies and caching. */
export const securityHeaders = { ...always, ...defaultHeaders };

const inTurn = (pairs: Readonly<Record<string, string>>): readonly string[] => Object.entries(pairs).flat();

const defaultHeaderNames = Object.keys(defaultHeaders);
const alwaysInTurn = inTurn(always);
const allInTurn = inTurn(securityHeaders);

/** The same as names and values in turn, beside what an answer says itself. */
export const securityLines = (own: Readonly<Record<string, string>>): readonly string[] => {
  if (defaultHeaderNames.every((name) => own[name] === undefined)) return allInTurn;
  const left = defaultHeaderNames.filter((name) => own[name] === undefined);
  return [...alwaysInTurn, ...left.flatMap((name) => [name, defaultHeaders[name] ?? ''])];
};

/** Puts them on an answer. A page keeps the policy its render wrote. */
export const secure = (headers: Headers): void => {
  for (const [name, value] of Object.entries(always)) {
    headers.set(name, value);
  }
  for (const [name, value] of Object.entries(defaultHeaders)) {
    if (!headers.has(name)) {
      headers.set(name, value);
    }
  }
};
