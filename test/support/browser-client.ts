import type { TestShop } from './open-test-shop.ts';

/** A browser as the server sees it: it keeps cookies, and names the page its calls come from. */
export type BrowserClient = {
  readonly cookies: Map<string, string>;
  /** Keeps what an answer leaves. */
  readonly keep: (answer: Response) => Response;
  readonly headersOf: (more?: Readonly<Record<string, string>>) => Record<string, string>;
  readonly post: (
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly send: (path: string, form: Readonly<Record<string, string>>) => Promise<Response>;
};

const keptIn = (cookies: Map<string, string>, answer: Response): Response => {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const isTakenAway = attributes.some((attribute) => attribute.trim() === 'Max-Age=0');
    if (isTakenAway) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return answer;
};

export const browserClient = (shop: TestShop): BrowserClient => {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => keptIn(cookies, answer);
  const headersOf = (more: Readonly<Record<string, string>> = {}) => ({
    origin: `http://127.0.0.1:${shop.port}`,
    'sec-fetch-site': 'same-origin',
    ...(cookies.size === 0
      ? {}
      : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...more,
  });
  return {
    cookies,
    keep,
    headersOf,
    get: async (path, headers) => keep(await shop.ask(path, { headers: headersOf(headers) })),
    post: async (path, body, headers) =>
      keep(
        await shop.ask(path, {
          method: 'POST',
          headers: headersOf({
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          }),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
    send: async (path, form) =>
      keep(
        await shop.ask(path, {
          method: 'POST',
          headers: headersOf({ 'content-type': 'application/x-www-form-urlencoded' }),
          body: new URLSearchParams(form).toString(),
        }),
      ),
  };
};
