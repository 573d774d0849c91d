import { randomBytes } from 'node:crypto';
import type { Render } from '#contract/wire/page.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import type { Settings } from '#server/platform/settings.ts';
import { bodyOf } from './body.ts';
import { isOwnOrigin } from './caller.ts';
import type { RequestContext } from './request-context.ts';

/** Asks a call of this server without leaving the process, in the name of the reader. */
export type AskWithin = (request: Request, context: RequestContext) => Promise<Response>;

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A browser that wants a page, or sends one of its forms, and not a call gone astray. */
export const wantsPage = (request: Request): boolean => {
  if (request.method === 'POST') {
    return form.test(request.headers.get('content-type') ?? '');
  }
  const accepted = request.headers.get('accept') ?? '*/*';
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && /text\/html|\*\/\*/.test(accepted);
};

const withReader = (inner: Request, reader: Request, context: RequestContext): Request => {
  const headers = new Headers(inner.headers);
  headers.set('cookie', reader.headers.get('cookie') ?? '');
  if (!headers.has('accept-language')) {
    headers.set('accept-language', context.language);
  }
  headers.delete('origin');
  return new Request(inner, { headers });
};

/** The request as the render gets it: a form's body is read within the limits first. */
const readRequest = async (request: Request, settings: Pick<Settings, 'origin'>): Promise<Request | null> => {
  if (request.method !== 'POST') {
    return request;
  }
  const body = isOwnOrigin(request, settings) ? await bodyOf(request) : null;
  return body?.ok === true
    ? new Request(request.url, { method: 'POST', headers: request.headers, body: Buffer.from(body.value) })
    : null;
};

/** A page drawn by the shop's own render; null for a form that may not be read. */
export const pageAnswer = async (
  render: Render,
  {
    request,
    context,
    ask,
  }: { readonly request: Request; readonly context: RequestContext; readonly ask: AskWithin },
  { settings, clock }: PlatformContext,
): Promise<Response | null> => {
  const read = await readRequest(request, settings);
  if (read === null) {
    return null;
  }
  return render(read, (inner) => ask(withReader(inner, request, context), context), {
    environment: settings.environment,
    now: clock.now(),
    nonce: randomBytes(16).toString('base64'),
    origin: settings.origin,
    cardOrigin: settings.cardOrigin,
    eventLog: settings.eventLog,
  });
};
