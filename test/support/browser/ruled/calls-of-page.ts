import type { Page, Request, Response } from 'playwright';
import { routes } from '#server/start/routes.ts';
import type { NamedCall } from './ruled-calls.ts';
import { wordsOfCall } from './words-of-call.ts';

const isPattern = (path: string) => path.includes('{');

/** A call that names its path in full comes before one that names it by a pattern. */
const calls = routes.operations
  .map(({ endpoint }) => endpoint)
  .toSorted((one, other) => Number(isPattern(one.path)) - Number(isPattern(other.path)))
  .map((endpoint) => ({
    endpoint,
    method: endpoint.method.toUpperCase(),
    pattern: new RegExp(`^${endpoint.path.replaceAll(/\{[A-Za-z]+\}/g, '[^/]+')}$`),
  }));

const endpointOf = (request: Request) => {
  const { pathname } = new URL(request.url());
  return calls.find(({ method, pattern }) => method === request.method() && pattern.test(pathname))?.endpoint;
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

/** Notes what a page calls from now on; each look begins anew. What may have been asked again by itself is told apart. */
export const callsOf = (page: Page) => {
  let heard: NamedCall[] = [];
  const repeatable = new Set<string>();
  const hear = (request: Request) => {
    const endpoint = endpointOf(request);
    const isRepeated = repeatable.delete(textOf(request));
    if (endpoint === undefined) return;
    heard.push({ name: endpoint.name, body: wordsOfCall(endpoint, bodyOf(request)), isRepeated });
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
