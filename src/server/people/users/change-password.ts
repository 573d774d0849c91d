import { changePassword as call } from '#contract/members/users.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { forgetBrowsers, knownBrowserCookie } from '#server/people/accounts/known-browser.ts';
import {
  askerOfMember,
  forgiveTries,
  hadNoPlace,
  provePassword,
} from '#server/people/accounts/own-password.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { endSessionsOf } from '#server/people/sessions/end-session.ts';
import type { Session } from '#server/platform/http/session.ts';
import { answerOnce, keyIn, type SaveAnswer } from '#server/platform/once/answer-once.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import { refusalOfPassword } from './new-password.ts';
import { reportPasswordChange } from './report-password-change.ts';

type Changing = {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly session: Session;
  readonly callerAddress: string;
  readonly knownBrowser: string | undefined;
  readonly language: Language;
  readonly requestId: string;
};

const changed = async (
  { oldPassword, newPassword, session, callerAddress, knownBrowser, language, requestId }: Changing,
  app: PeopleContext,
  saveAnswer: SaveAnswer,
): Promise<Answer<string, 'old-password-wrong' | 'too-many-tries'>> => {
  const { userId, id } = session;
  const proved = await provePassword(app, { userId, entered: oldPassword, callerAddress });
  if (!proved.ok) return refused(proved.refusal === 'password-wrong' ? 'old-password-wrong' : proved.refusal);
  const hash = await app.passwords.hash(newPassword, askerOfMember(callerAddress, userId));
  if (hash === null) return hadNoPlace(app, userId);
  const result = await answerInTransaction(app.db, async (within) => {
    const { numUpdatedRows } = await within
      .updateTable('user_account')
      .set({ password_hash: hash })
      .where('id', '=', userId)
      .where('password_hash', '=', proved.value)
      .executeTakeFirstOrThrow();
    // Whoever was faster with the same old password has made it an old one.
    if (numUpdatedRows === 0n) return refused('old-password-wrong');
    await within.deleteFrom('one_time_code').where('user_id', '=', userId).execute();
    await endSessionsOf(within, userId, id);
    await forgetBrowsers(within, userId, knownBrowser);
    await reportPasswordChange(within, userId, language, app.mail);
    const action = { action: 'password-changed', actor: userId, subject: userId, requestId } as const;
    await audit(within, action, app.clock.now());
    await saveAnswer(within, '');
    return granted('');
  });
  // Only here: an answer that is given again has spent no try.
  if (result.ok) await forgiveTries(app, userId);
  return result;
};

/** The old password is proved; every other session of the member ends with it, no other browser is known, and the owner is told. */
export const changePassword = operation(call, async (asked, app) => {
  const { body, callerAddress, cookies, session, headers, language, requestId } = asked;
  if (session === null) return refused('sign-in-needed');
  const { oldPassword, newPassword, idempotencyKey } = body;
  const refusal = refusalOfPassword(newPassword);
  if (refusal) return refusal;
  const key = keyIn(headers, idempotencyKey);
  // Passwords are no part of what is remembered.
  const keyed = { name: call.name, key, owner: String(session.userId), body: null };
  const result = await answerOnce(app, keyed, app.clock.now(), (saveAnswer) =>
    changed(
      {
        oldPassword,
        newPassword,
        session,
        callerAddress,
        knownBrowser: cookies[knownBrowserCookie],
        language,
        requestId,
      },
      app,
      saveAnswer,
    ),
  );
  return result.ok ? granted(null) : result;
});
