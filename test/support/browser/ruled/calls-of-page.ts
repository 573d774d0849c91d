import type { Page, Request } from 'playwright';
import { routes } from '#server/start/routes.ts';
import type { NamedCall } from './ruled-calls.ts';

const isPattern = (path: string) => path.includes('{');

/** A call that names its path in full comes before one that names it by a pattern. */
const calls = routes.operations
  .map(({ endpoint }) => endpoint)
  .toSorted((one, other) => Number(isPattern(one.path)) - Number(isPattern(other.path)))
  .map(({ name, method, path }) => ({
    name,
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{[A-Za-z]+\}/g, '[^/]+')}$`),
  }));

const nameOf = (request: Request): string | null => {
  const { pathname } = new URL(request.url());
  return (
    calls.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.name ?? null
  );
};

/** What is sent with a call, in the words of the wire. */
const bodyOf = (request: Request): unknown => {
  const isJson = request.headers()['content-type']?.includes('json') === true;
  return isJson ? request.postDataJSON() : {};
};

/** Notes what a page calls from now on; each look begins anew. */
export const callsOf = (page: Page) => {
  let heard: NamedCall[] = [];
  const hear = (request: Request) => {
    const name = nameOf(request);
    if (name !== null) heard.push({ name, body: bodyOf(request) });
  };
  page.on('request', hear);
  return {
    take: (): readonly NamedCall[] => {
      const taken = heard;
      heard = [];
      return taken;
    },
    stop: () => page.off('request', hear),
  };
};
