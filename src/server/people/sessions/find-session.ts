import { idleLimit, sessionLife } from '#domain/member/session-limits.ts';
import type { Sessions } from '#server/platform/http/session.ts';
import { hashOf } from '#server/platform/secret.ts';
import { isAlive } from './alive.ts';

/** Calls that follow each other this quickly are one action: they cost one write. */
const grain = 1_000;

/** The door of this room: every call with a token is an action of its member. */
export const sessions: Sessions = {
  find: async (token, { db, clock }) => {
    const now = clock.now();
    const found = await db
      .selectFrom('session_token')
      .innerJoin('session', 'session.id', 'session_token.session_id')
      .innerJoin('user_account', 'user_account.id', 'session.user_id')
      .select([
        'session.id',
        'session.user_id',
        'session.started_at',
        'session.seen_at',
        'session_token.expires_at',
        'user_account.role',
      ])
      .where('session_token.hash', '=', hashOf(token))
      .where('session_token.kind', '=', 'access')
      .where('user_account.status', '=', 'ACTIVE')
      .executeTakeFirst();
    const isExpired = found?.expires_at != null && found.expires_at <= now;
    if (!found || isExpired || !isAlive(found, now)) return null;
    if (now - found.seen_at > grain) {
      await db.updateTable('session').set({ seen_at: now }).where('id', '=', found.id).execute();
    }
    return { id: found.id, userId: found.user_id, role: found.role };
  },
  count: async ({ db, clock }) => {
    const now = clock.now();
    const { alive } = await db
      .selectFrom('session')
      .select((row) => row.fn.countAll<number>().as('alive'))
      .where('seen_at', '>=', now - idleLimit)
      .where('started_at', '>=', now - sessionLife)
      .executeTakeFirstOrThrow();
    return alive;
  },
};
