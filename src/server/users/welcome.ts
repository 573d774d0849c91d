import { sessionCookie } from '#contract/page.ts';
import type { LoggedIn } from '#domain/logged-in.ts';
import type { House } from '#server/house.ts';
import type { Cookie } from '#server/http/cookie.ts';
import { hashOf } from '#server/secret.ts';
import { beginSession } from '#server/sessions/begin-session.ts';
import { endSession, sessionIdOf } from '#server/sessions/end-session.ts';
import { keepSession } from '#server/sessions/session-cookies.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { isKnownBrowser, knowBrowser, knownBrowserCookie } from './known-browser.ts';
import { memberOfUser } from './member-of-user.ts';

type Welcoming = {
  readonly userId: number;
  readonly remembered: boolean;
  readonly cookies: Readonly<Record<string, string>>;
};

export type Welcome = { readonly loggedIn: LoggedIn; readonly cookies: readonly Cookie[] };

/** Begins the session of a proved member. A session this browser still had ends: no token outlives a login. */
export const welcome = (
  { userId, remembered, cookies }: Welcoming,
  { db, clock }: House,
): Promise<Welcome> => {
  const now = clock.now();
  const before = cookies[sessionCookie];
  return inTransaction(db, async (within) => {
    const earlier = before === undefined ? null : await sessionIdOf(within, hashOf(before));
    if (earlier !== null) await endSession(within, earlier);
    const isKnown = await isKnownBrowser(within, userId, cookies[knownBrowserCookie]);
    const known = isKnown ? [] : [await knowBrowser(within, userId, now)];
    const { accessToken, renewalToken } = await beginSession(within, { userId, remembered, now });
    return {
      loggedIn: { member: await memberOfUser(within, userId), accessToken },
      cookies: [keepSession(renewalToken, { remembered, startedAt: now, now }), ...known],
    };
  });
};
