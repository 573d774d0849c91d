import { onTestFinished, vi } from 'vitest';
import { type BrowserClient, browserClient } from '../browser-client.ts';
import type { TestShop } from '../open-test-shop.ts';

export type BrowserFetch = {
  readonly client: BrowserClient;
  /** The calls made so far: method and path. */
  readonly asked: readonly string[];
  /** Headers of the last call. */
  readonly lastHeaders: () => Headers;
};

/** Until the end of the test `fetch` is that of a browser: it keeps cookies and names the page that asks. */
export const browserFetch = (shop: TestShop): BrowserFetch => {
  const client = browserClient(shop);
  const { fetch } = globalThis;
  const asked: string[] = [];
  let last = new Headers();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    last = request.headers;
    const headers = { ...client.headersOf(), ...Object.fromEntries(request.headers) };
    return client.keep(await fetch(new Request(request, { headers })));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { client, asked, lastHeaders: () => last };
};
