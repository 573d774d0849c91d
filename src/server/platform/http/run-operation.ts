import type { Caller } from '#contract/wire/endpoint.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { keyHeader } from '#server/platform/once/answer-once.ts';
import { beginsAnew } from './begins-anew.ts';
import { jsonOf } from './body.ts';
import { isOwnOrigin, tokenOf } from './caller.ts';
import { hasCardNumber } from './card-number-in.ts';
import { cookieHeader } from './cookie.ts';
import { cutConnection, gatedAnswer } from './gated-answer.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { keptAnswer } from './kept-answer.ts';
import type { Operation, OperationRequest, Outcome } from './operation.ts';
import { queryOf } from './path-of.ts';
import type { Reply } from './reply.ts';
import { answerContextOf, type RequestContext } from './request-context.ts';
import type { Session, Sessions } from './session.ts';
import { jsonReply, refusalReply, textReply } from './wire-answer.ts';

export type Params = Readonly<Record<string, string>>;

/** Whoever brings a token means to act as its member: where it opens nothing they are not taken for a guest. */
const refusalFor = (caller: Caller, token: string | null, session: Session | null): RefusalName | null => {
  if (caller === 'whoever') {
    return null;
  }
  if (session === null) {
    return caller === 'anyone' && token === null ? null : 'sign-in-needed';
  }
  return caller === 'staff' && session.role !== 'staff' ? 'not-allowed' : null;
};

const hasZero = (texts: Params): boolean => Object.values(texts).some((text) => text.includes('\0'));

const granted = ({ media }: Pick<Operation, 'media'>, body: unknown, context: RequestContext): Reply =>
  media === 'application/json' || typeof body !== 'string'
    ? jsonReply(body, 200, context.language)
    : { status: 200, headers: { 'content-type': `${media}; charset=utf-8` }, cookies: [], body };

const answerOf = (
  operation: Pick<Operation, 'media'>,
  outcome: Outcome,
  { request, context }: { readonly request: IncomingRequest; readonly context: RequestContext },
  app: PlatformContext,
): Reply => {
  const answerContext = answerContextOf(context, app);
  if (outcome.kind === 'not-understood') {
    return refusalReply({ refusal: 'call-not-understood', detail: outcome.places.join(', ') }, answerContext);
  }
  if (outcome.kind === 'written') {
    return outcome.keepFor === 0
      ? textReply(outcome.text, 200, context.language)
      : keptAnswer(outcome, request, context.language);
  }
  return outcome.kind === 'granted'
    ? granted(operation, outcome.body, context)
    : refusalReply(outcome, answerContext);
};

/** A page of another site may read an answer, but it leaves no cookie of ours in the browser. */
const leaveCookies = (
  reply: Reply,
  outcome: Outcome,
  request: IncomingRequest,
  app: PlatformContext,
): Reply =>
  outcome.kind === 'not-understood' || outcome.cookies.length === 0 || !isOwnOrigin(request, app.settings)
    ? reply
    : {
        ...reply,
        cookies: outcome.cookies.map((cookie) => cookieHeader(cookie, app.settings.origin)),
      };

type ReceivedRequest = {
  readonly request: IncomingRequest;
  readonly params: Params;
  readonly context: RequestContext;
};

/** Who calls, what is brought, what is answered. */
const carryOut = async <Context extends PlatformContext>(
  operation: Operation<Context>,
  { request, params, context }: ReceivedRequest,
  app: Context,
  sessions: Sessions,
): Promise<Reply> => {
  const { endpoint } = operation;
  const refuse = (refusal: RefusalName): Reply => refusalReply({ refusal }, answerContextOf(context, app));
  if (beginsAnew(endpoint) && (await app.room.isShort())) {
    return refuse('no-room');
  }
  const token = tokenOf(request);
  const session = token === null ? null : await sessions.find(token, app);
  const refusal = refusalFor(endpoint.caller, token, session);
  if (refusal !== null) {
    return refuse(refusal);
  }
  const query = queryOf(request.url);
  const read =
    endpoint.method === 'get'
      ? { ok: true as const, value: undefined }
      : await jsonOf(request, endpoint.largest);
  if (!read.ok) {
    return refuse(read.refusal);
  }
  if (hasZero(params) || hasZero(query)) {
    return refuse('call-not-understood');
  }
  if (hasCardNumber([read.value, params, query, request.headers.get(keyHeader)])) {
    return refuse('card-number-sent');
  }
  const { requestId, language, callerAddress, cookies } = context;
  const operationRequest: OperationRequest<unknown> = {
    body: read.value,
    params,
    query,
    headers: request.headers,
    cookies,
    language,
    callerAddress,
    session,
    requestId,
  };
  const outcome = await operation.answer(operationRequest, app);
  return leaveCookies(answerOf(operation, outcome, { request, context }, app), outcome, request, app);
};

/** The way of one call: the world's gate, and what lies behind it. */
export const runOperation = async <Context extends PlatformContext>(
  operation: Operation<Context>,
  received: ReceivedRequest,
  app: Context,
  sessions: Sessions,
): Promise<Reply> => {
  const { context } = received;
  const verdict = await app.gate(operation.endpoint.name);
  if (verdict.kind === 'lose') {
    await carryOut(operation, received, app, sessions);
    return cutConnection(context);
  }
  return gatedAnswer(verdict, context, app) ?? carryOut(operation, received, app, sessions);
};
