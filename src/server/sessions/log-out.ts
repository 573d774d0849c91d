import { logOut as call } from '#contract/sessions.ts';
import { granted } from '#domain/answer.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { endSession, sessionIdOf } from './end-session.ts';
import { dropSession, renewalTokenIn } from './session-cookies.ts';

/** Ends what the header and what the cookie open. Logging out twice is no mistake. */
export const logOut = operation(call, async ({ session, cookies, headers }, { db }) => {
  const secret = renewalTokenIn(cookies, headers);
  await inTransaction(db, async (within) => {
    const byCookie = secret === null ? null : await sessionIdOf(within, hashOf(secret));
    for (const id of new Set([session?.id ?? null, byCookie])) {
      if (id !== null) await endSession(within, id);
    }
  });
  return secret === null ? granted(null) : { ...granted(null), cookies: [dropSession] };
});
