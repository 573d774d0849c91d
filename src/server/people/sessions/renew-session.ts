import type { Kysely } from 'kysely';
import { tokenLife } from '#domain/member/session-limits.ts';
import { minute } from '#domain/values/durations.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { isAlive } from './alive.ts';
import { endSession } from './end-session.ts';
import { issueAccessToken, issueRenewalToken } from './tokens.ts';

type Session = Tables['session'];
type Token = Tables['session_token'];

export type Renewal =
  | {
      readonly kind: 'renewed';
      readonly session: Session;
      readonly accessToken: string;
      /** Null while another tab has just been given the next one. */
      readonly renewalToken: string | null;
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'reused'; readonly sessionId: string };

/** Two tabs that open at once bring the same cookie. */
const leeway = 30_000;
/** A first token that no cookie has renewed yet is still on its way through other calls of the page. */
const parting = minute;

type TokenStatus = 'latest' | 'just-replaced' | 'answer-was-lost' | 'reused';

const tokenStatusOf = (
  token: Token,
  latest: Token | undefined,
  session: Session,
  now: number,
): TokenStatus => {
  if (token.superseded_at === null) return 'latest';
  if (now - token.superseded_at <= leeway) return 'just-replaced';
  const wasNeverUsed = latest?.parent_hash === token.hash && session.seen_at <= latest.issued_at;
  return wasNeverUsed ? 'answer-was-lost' : 'reused';
};

const replace = async (db: Kysely<Tables>, token: Token, latest: Token | undefined, now: number) => {
  await db.updateTable('session_token').set({ superseded_at: now }).where('hash', '=', token.hash).execute();
  if (latest && latest.hash !== token.hash) {
    await db.updateTable('session_token').set({ superseded_at: 0 }).where('hash', '=', latest.hash).execute();
  }
  return issueRenewalToken(db, { session_id: token.session_id, issued_at: now }, token.hash);
};

const noteRenewed = async (db: Kysely<Tables>, sessionId: string, now: number) => {
  await db.updateTable('session').set({ seen_at: now }).where('id', '=', sessionId).execute();
  await db
    .updateTable('session_token')
    .set({ expires_at: now + parting })
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'access')
    .where('expires_at', 'is', null)
    .execute();
  await db
    .deleteFrom('session_token')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'access')
    .where('expires_at', '<', now)
    .execute();
};

/**
 * Gives the next tokens to whoever brings the renewal token. A token that was replaced before and comes again is in
 * two hands: the session ends. Asked within a transaction.
 */
export const renewSession = async (db: Kysely<Tables>, secret: string, now: number): Promise<Renewal> => {
  const hash = hashOf(secret);
  const found = await db
    .selectFrom('session_token')
    .select('session_id')
    .where('hash', '=', hash)
    .where('kind', '=', 'renewal')
    .executeTakeFirst();
  if (!found) return { kind: 'none' };
  const session = await db
    .selectFrom('session')
    .selectAll()
    .where('id', '=', found.session_id)
    .forUpdate()
    .executeTakeFirst();
  if (!session) return { kind: 'none' };
  const tokens = await db
    .selectFrom('session_token')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('kind', '=', 'renewal')
    .execute();
  const member = await db
    .selectFrom('user_account')
    .select('status')
    .where('id', '=', session.user_id)
    .executeTakeFirst();
  const token = tokens.find((one) => one.hash === hash);
  const latest = tokens.find(({ superseded_at }) => superseded_at === null);
  if (!token || member?.status !== 'ACTIVE' || !isAlive(session, now)) {
    await endSession(db, session.id);
    return { kind: 'none' };
  }
  const status = tokenStatusOf(token, latest, session, now);
  if (status === 'reused') {
    await endSession(db, session.id);
    return { kind: 'reused', sessionId: session.id };
  }
  await noteRenewed(db, session.id, now);
  return {
    kind: 'renewed',
    session,
    accessToken: await issueAccessToken(db, { session_id: session.id, issued_at: now }, now + tokenLife),
    renewalToken: status === 'just-replaced' ? null : await replace(db, token, latest, now),
  };
};
