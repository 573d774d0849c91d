import type { Kysely } from 'kysely';
import { sessionCookie } from '#contract/wire/page.ts';
import type { LoggedIn } from '#domain/member/logged-in.ts';
import type { Language } from '#domain/values/language.ts';
import { activeAccounts } from '#server/people/accounts/active-account.ts';
import { isKnownBrowser, knowBrowser, knownBrowserCookie } from '#server/people/accounts/known-browser.ts';
import { memberOfUser } from '#server/people/accounts/member-of-user.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { beginSession } from '#server/people/sessions/begin-session.ts';
import { endSession, sessionIdOf } from '#server/people/sessions/end-session.ts';
import { enterBrowser } from '#server/people/sessions/leave-browser.ts';
import { keepSession } from '#server/people/sessions/session-cookies.ts';
import type { Cookie } from '#server/platform/http/cookie.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { doesEidOpen, linkEid } from './eid-link.ts';

/** What was proved a while ago: the password behind a hash, or a person by their number. */
export type Proof =
  | { readonly by: 'password'; readonly hash: string }
  | { readonly by: 'e-id'; readonly citizenshipNo: string };

type Welcoming = {
  readonly userId: number;
  readonly proof: Proof;
  readonly language: Language;
  readonly remembered: boolean;
  readonly cookies: Readonly<Record<string, string>>;
};

export type Welcome = { readonly loggedIn: LoggedIn; readonly cookies: readonly Cookie[] };

/** Whether what was proved still opens the account. A password may have been changed while the typed one was checked. */
const doesOpen = async (within: Kysely<Tables>, { userId, proof, cookies }: Welcoming): Promise<boolean> => {
  const account = await activeAccounts(within)
    .select(['status', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (account?.status !== 'ACTIVE') return false;
  return proof.by === 'password'
    ? account.password_hash === proof.hash
    : doesEidOpen(within, userId, {
        citizenshipNo: proof.citizenshipNo,
        browser: cookies[knownBrowserCookie],
      });
};

/**
 * Begins the session of a proved member; null where the proof opens nothing any more. A session this browser still had
 * ends: no token outlives a login.
 */
export const welcome = (
  welcoming: Welcoming,
  { db, clock, issued }: PeopleContext,
): Promise<Welcome | null> => {
  const { userId, proof, language, remembered, cookies } = welcoming;
  const now = clock.now();
  const before = cookies[sessionCookie];
  return inTransaction(db, async (within) => {
    if (!(await doesOpen(within, welcoming))) return null;
    if (proof.by === 'e-id') await linkEid(within, userId, proof.citizenshipNo);
    await within.updateTable('user_account').set({ language }).where('id', '=', userId).execute();
    const earlier = before === undefined ? null : await sessionIdOf(within, hashOf(before));
    const endedOf = earlier === null ? null : await endSession(within, earlier);
    const left = await enterBrowser(within, { userId, endedOf, cookies }, issued);
    const isKnown = await isKnownBrowser(within, userId, cookies[knownBrowserCookie]);
    const known = isKnown ? [] : [await knowBrowser(within, userId, now)];
    const { accessToken, renewalToken } = await beginSession(within, { userId, remembered, now });
    return {
      loggedIn: { member: await memberOfUser(within, userId), accessToken },
      cookies: [keepSession(renewalToken, { remembered, startedAt: now, now }), ...known, ...left],
    };
  });
};
