import type { Page, Request, Response } from 'playwright';
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

const isReading = (request: Request) => request.method() === 'GET';
const textOf = (request: Request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`;

/** The statuses at which the shop's own way to the server asks once more, by itself. */
const isAskedAgain = (answer: Response) =>
  answer.status() === 401 || (isReading(answer.request()) && [408, 502, 503, 504].includes(answer.status()));

/** Notes what a page calls from now on; each look begins anew. What is asked again by itself is one call. */
export const callsOf = (page: Page) => {
  let heard: NamedCall[] = [];
  const repeatable = new Set<string>();
  const hear = (request: Request) => {
    const name = nameOf(request);
    const isRepeated = repeatable.delete(textOf(request));
    if (name !== null && !isRepeated) heard.push({ name, body: bodyOf(request) });
  };
  const answered = (answer: Response) => {
    if (isAskedAgain(answer)) repeatable.add(textOf(answer.request()));
  };
  const failed = (request: Request) => {
    if (isReading(request)) repeatable.add(textOf(request));
  };
  page.on('request', hear);
  page.on('response', answered);
  page.on('requestfailed', failed);
  return {
    take: (): readonly NamedCall[] => {
      const taken = heard;
      heard = [];
      return taken;
    },
    stop: () => {
      page.off('request', hear);
      page.off('response', answered);
      page.off('requestfailed', failed);
    },
  };
};
