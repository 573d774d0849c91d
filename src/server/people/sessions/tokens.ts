import type { Kysely } from 'kysely';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Issued = Pick<Tables['session_token'], 'session_id' | 'issued_at'>;
type Token = Issued & Pick<Tables['session_token'], 'kind' | 'parent_hash' | 'expires_at'>;

const issue = async (db: Kysely<Tables>, token: Token): Promise<string> => {
  const secret = newSecret();
  await db
    .insertInto('session_token')
    .values({ ...token, hash: hashOf(secret), superseded_at: null })
    .execute();
  return secret;
};

/** The token that goes as User-Authorization. Without an end of its own it lives as long as the session. */
export const issueAccessToken = (db: Kysely<Tables>, issued: Issued, expiresAt: number | null) =>
  issue(db, { ...issued, kind: 'access', parent_hash: null, expires_at: expiresAt });

/** The token in the cookie. It takes the place of its parent. */
export const issueRenewalToken = (db: Kysely<Tables>, issued: Issued, parentHash: string | null) =>
  issue(db, { ...issued, kind: 'renewal', parent_hash: parentHash, expires_at: null });
