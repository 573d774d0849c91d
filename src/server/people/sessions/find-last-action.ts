import { findLastAction as call } from '#contract/members/sessions.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';
import { hashOf } from '#server/platform/secret.ts';
import { isAlive } from './alive.ts';
import { renewalTokenIn } from './session-cookies.ts';

/** The cookie stays as it is, and the end of the session where it was. */
export const findLastAction = operation(call, async ({ cookies, headers }, { db, clock }) => {
  const secret = renewalTokenIn(cookies, headers);
  if (secret === null) return refused('no-session');
  const session = await db
    .selectFrom('session_token')
    .innerJoin('session', 'session.id', 'session_token.session_id')
    .select(['session.user_id', 'session.started_at', 'session.seen_at'])
    .where('session_token.hash', '=', hashOf(secret))
    .where('session_token.kind', '=', 'renewal')
    .executeTakeFirst();
  return session && isAlive(session, clock.now())
    ? granted({ userId: session.user_id, at: session.seen_at })
    : refused('no-session');
});
