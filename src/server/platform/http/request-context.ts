import type { Language } from '#domain/values/language.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { callerAddressOf, cookiesOf, languageOf, requestIdOf, type Wire } from './caller.ts';
import { ownCookies } from './cookie.ts';
import type { IncomingRequest } from './incoming-request.ts';
import type { AnswerContext } from './wire-answer.ts';

/** One request on its way through the server. */
export type RequestContext = {
  readonly requestId: string;
  readonly language: Language;
  readonly callerAddress: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly wire: Wire;
  /** What answers it, known once the way is found: a call's name, a site's path, `page`, `asset` or `unknown`. */
  call: string;
  /** Why it is refused, by name, once it is. */
  refusal: string | null;
};

export const requestContextOf = (
  request: IncomingRequest,
  wire: Wire,
  { settings }: PlatformContext,
): RequestContext => ({
  requestId: requestIdOf(request),
  language: languageOf(request),
  callerAddress: callerAddressOf(request, wire, settings.proxies),
  cookies: ownCookies(cookiesOf(request, settings), settings.origin),
  wire,
  call: 'unknown',
  refusal: null,
});

export const answerContextOf = (context: RequestContext, app: PlatformContext): AnswerContext => ({
  language: context.language,
  requestId: context.requestId,
  now: app.clock.now(),
  note: (refusal) => {
    context.refusal = refusal;
  },
});
