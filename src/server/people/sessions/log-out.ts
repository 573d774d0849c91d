import { logOut as call } from '#contract/members/sessions.ts';
import { granted } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';
import { isVouched } from '#server/platform/http/caller.ts';
import { hashOf } from '#server/platform/secret.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { endSession, sessionIdOf } from './end-session.ts';
import { leaveBrowser, leftCookies } from './leave-browser.ts';
import { dropSession, renewalTokenIn } from './session-cookies.ts';

/** Ends what the header and what the cookie open, and what the member may do in this browser. Logging out twice is no mistake. */
export const logOut = operation(call, async ({ body, session, cookies, headers }, { db, issued }) => {
  const secret = renewalTokenIn(cookies, headers);
  const isLoginTakenBack = body?.isLoginTakenBack === true;
  await inTransaction(db, async (within) => {
    const byCookie = secret === null ? null : await sessionIdOf(within, hashOf(secret));
    for (const id of new Set([session?.id ?? null, byCookie])) {
      if (id === null) continue;
      const ended = await endSession(within, id);
      if (ended !== null && !isLoginTakenBack) await leaveBrowser(within, ended, cookies);
    }
  });
  // A request that another site has forged leaves the browser's cookies as they are.
  if (!isLoginTakenBack && (session !== null || isVouched(headers))) {
    return { ...granted(null), cookies: leftCookies(issued) };
  }
  return secret === null ? granted(null) : { ...granted(null), cookies: [dropSession] };
});
