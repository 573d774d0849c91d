/** Clients of the operator's API in a browser send these; nothing here ever carries our cookies. */
const allowedHeaders = [
  'accept-language',
  'application-name',
  'authorization',
  'captcha-session',
  'channel-code',
  'channelid',
  'content-type',
  'device-id',
  'idempotency-key',
  'priority',
  'sales-channel',
  'unit-id',
  'user-agent',
  'user-authorization',
  'x-request-id',
  'x-tms-xsrf-token',
].join(', ');

const exposed = 'content-language, date, retry-after, x-request-id';

const isNamed = (origin: string | null): origin is string => origin !== null && origin !== 'null';

/** Lets a page of another origin read the answer, refused ones too. Without credentials: cookies stay at home. */
export const openToOrigin = (headers: Headers, origin: string | null): void => {
  headers.append('vary', 'Origin');
  if (isNamed(origin)) {
    headers.set('access-control-allow-origin', origin);
    headers.set('access-control-expose-headers', exposed);
  }
};

const openToNobody = ['vary', 'Origin'];

/** The same as names and values in turn. */
export const openLines = (vary: string | undefined, origin: string | null): readonly string[] => {
  const toAnybody = vary === undefined ? openToNobody : ['vary', `${vary}, Origin`];
  return isNamed(origin)
    ? [...toAnybody, 'access-control-allow-origin', origin, 'access-control-expose-headers', exposed]
    : toAnybody;
};

export const preflight = (origin: string | null, methods: readonly string[]): Response => {
  const headers = new Headers({
    'access-control-allow-headers': allowedHeaders,
    'access-control-allow-methods': methods.join(', '),
    'access-control-max-age': '600',
  });
  openToOrigin(headers, origin);
  return new Response(null, { status: 204, headers });
};
