import type { RefusalName } from '#contract/wire/refusals.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import type { Verdict } from '#server/platform/gate.ts';
import type { Reply } from './reply.ts';
import { answerContextOf, type RequestContext } from './request-context.ts';
import { jsonReply, refusalReply } from './wire-answer.ts';

const garbage = '{"trainLegs":[{"';

/** Tells the adapter that nothing more goes to this socket. */
const alreadySent = { 'x-hono-already-sent': 'true' };

type Status = Extract<Verdict, { kind: 'refuse' }>['status'];

const refusalOf: Readonly<Record<Status, RefusalName>> = {
  400: 'call-not-understood',
  401: 'sign-in-needed',
  403: 'not-allowed',
  404: 'not-found',
  429: 'too-many-tries',
  500: 'server-broken',
  503: 'server-not-ready',
};

/** Nothing is answered on this connection any more. */
export const cutConnection = ({ wire }: RequestContext): Reply => {
  wire.incoming?.socket.destroy();
  return { status: 200, headers: alreadySent, cookies: [], body: null };
};

/** What a caller meets when the world's switches stand in the way of a call; null lets it pass. */
export const gatedAnswer = (
  verdict: Verdict,
  context: RequestContext,
  app: PlatformContext,
): Reply | null => {
  switch (verdict.kind) {
    case 'pass':
      return null;
    case 'answer':
      return jsonReply(verdict.body, verdict.status, context.language);
    case 'refuse':
      return refusalReply({ refusal: refusalOf[verdict.status] }, answerContextOf(context, app));
    case 'garbage':
      return { status: 200, headers: { 'content-type': 'application/json' }, cookies: [], body: garbage };
    case 'cut':
    case 'lose':
      return cutConnection(context);
  }
};
