import type { Kysely } from 'kysely';
import { idleLimit, sessionLife } from '#domain/member/session-limits.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { issueAccessToken, issueRenewalToken } from './tokens.ts';

export type BegunSession = { readonly accessToken: string; readonly renewalToken: string };

type Beginning = { readonly userId: number; readonly remembered: boolean; readonly now: number };

const forgetDead = async (db: Kysely<Tables>, userId: number, now: number): Promise<void> => {
  const dead = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where((session) =>
      session.or([session('seen_at', '<', now - idleLimit), session('started_at', '<', now - sessionLife)]),
    )
    .returning('id')
    .execute();
  const ids = dead.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom('session_token').where('session_id', 'in', ids).execute();
};

/**
 * Every login begins a session with tokens of its own. The first access token lives as long as the session, for
 * clients that hold no cookie, until the cookie renews it.
 */
export const beginSession = async (
  db: Kysely<Tables>,
  { userId, remembered, now }: Beginning,
): Promise<BegunSession> => {
  await forgetDead(db, userId, now);
  const sessionId = newSecret();
  await db
    .insertInto('session')
    .values({ id: sessionId, user_id: userId, started_at: now, seen_at: now, remembered })
    .execute();
  const issued = { session_id: sessionId, issued_at: now };
  return {
    accessToken: await issueAccessToken(db, issued, null),
    renewalToken: await issueRenewalToken(db, issued, null),
  };
};
