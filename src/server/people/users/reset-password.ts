import type { Transaction } from 'kysely';
import { resetPassword as call } from '#contract/members/users.ts';
import { activeReason } from '#domain/member/customer.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { isOneTimeCode, parseOneTimeCode } from '#domain/values/one-time-code.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { isActiveAccount } from '#server/people/accounts/active-account.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { forgetBrowsers, knowBrowser } from '#server/people/accounts/known-browser.ts';
import { askerOfMember } from '#server/people/accounts/own-password.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { endSessionsOf } from '#server/people/sessions/end-session.ts';
import { answerOnce, keyIn, type SaveAnswer } from '#server/platform/once/answer-once.ts';
import { hashOf } from '#server/platform/secret.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { refusalOfPassword } from './new-password.ts';
import { dropUnusedCodes, userOfCode } from './open-code.ts';
import { reportPasswordChange } from './report-password-change.ts';

const codes: Turns = { name: 'password-code', most: 20, within: 15 * minute, browsers: wideNet };

type Resetting = {
  readonly code: string;
  readonly newPassword: string;
  readonly callerAddress: string;
  readonly language: Language;
  readonly requestId: string;
};

const isSpent = async (within: Transaction<Tables>, code: string, now: number): Promise<boolean> => {
  const used = await within
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
};

/** Sets the password, and says whether the member was not active before. */
const isActivated = async (within: Transaction<Tables>, userId: number, hash: string): Promise<boolean> => {
  await within
    .updateTable('user_account')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  const { numUpdatedRows } = await within
    .updateTable('user_account')
    .set({ status: 'ACTIVE', status_reason_id: activeReason })
    .where('id', '=', userId)
    .where('status', '=', 'PASSIVE')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whose password it was. */
const reset = async (
  { code, newPassword, callerAddress, language, requestId }: Resetting,
  { db, clock, mail, passwords }: PeopleContext,
  saveAnswer: SaveAnswer,
): Promise<Answer<string, 'link-used-or-old' | 'too-many-tries'>> => {
  const now = clock.now();
  const userId = await userOfCode(db, code, now);
  if (userId === null) return refused('link-used-or-old');
  const hash = await passwords.hash(newPassword, askerOfMember(callerAddress, userId));
  if (hash === null) return refused('too-many-tries');
  return answerInTransaction(db, async (within) => {
    if (!(await isActiveAccount(within, userId))) return refused('link-used-or-old');
    if (!(await isSpent(within, code, now))) return refused('link-used-or-old');
    const action = (await isActivated(within, userId, hash)) ? 'member-activated' : 'password-reset';
    await dropUnusedCodes(within, userId);
    await endSessionsOf(within, userId, null);
    await forgetBrowsers(within, userId, undefined);
    if (action === 'password-reset') await reportPasswordChange(within, userId, language, mail);
    await audit(within, { action, actor: null, subject: userId, requestId }, now);
    const done = String(userId);
    await saveAnswer(within, done);
    return granted(done);
  });
};

/**
 * Whoever holds the mailed code chooses the password and is active from now on: every session of the member ends, and
 * this browser alone is known, so that strangers' tries cannot keep the member out.
 */
export const resetPassword = operation(call, async (asked, app) => {
  const { body, callerAddress, headers, language, requestId } = asked;
  const now = app.clock.now();
  const { newPassword, idempotencyKey } = body;
  const code = parseOneTimeCode(body.code);
  if (!isOneTimeCode(code)) return refused('link-used-or-old');
  const refusal = refusalOfPassword(newPassword);
  if (refusal) return refusal;
  const over = await refusalOfTry(asked, codes, app);
  if (over !== null) return over;
  // The password is no part of what is remembered.
  const keyed = { name: call.name, key: keyIn(headers, idempotencyKey), owner: code, body: null };
  const result = await answerOnce(app, keyed, now, (saveAnswer) =>
    reset({ code, newPassword, callerAddress, language, requestId }, app, saveAnswer),
  );
  if (!result.ok) return result;
  return { ...granted(null), cookies: [await knowBrowser(app.db, Number(result.value), now)] };
});
