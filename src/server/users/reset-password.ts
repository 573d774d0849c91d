import { resetPassword as call } from '#contract/users.ts';
import { granted, refused } from '#domain/answer.ts';
import { activeReason } from '#domain/customer.ts';
import { isOneTimeCode, oneTimeCodeTyped } from '#domain/one-time-code.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import { endSessionsOf } from '#server/sessions/end-session.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type Budget, spend } from '#server/tries/budget.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { audit } from './audit.ts';
import { knowBrowser } from './known-browser.ts';
import { refusalOfPassword } from './new-password.ts';
import { dropUnusedCodes, userOfCode } from './open-code.ts';
import { isStanding } from './standing-account.ts';

const codes: Budget = { name: 'password-code', most: 20, within: 15 * 60_000 };

/**
 * Whoever holds the mailed code chooses the password and is active from now on: every session of the member ends, and
 * the browser is known, so that strangers' tries cannot keep the member out.
 */
export const resetPassword = operation(
  call,
  async ({ body, callerAddress, requestId }, { db, clock, passwords }) => {
    const now = clock.now();
    const code = oneTimeCodeTyped(body.code);
    if (!isOneTimeCode(code)) return refused('link-used-or-old');
    const refusal = refusalOfPassword(body.newPassword);
    if (refusal) return refusal;
    const one = { budget: codes, subject: callerSubjectOf(callerAddress) };
    if (!(await spend(db, one, now))) return refused('too-many-tries');
    const userId = await userOfCode(db, code, now);
    if (userId === null) return refused('link-used-or-old');
    const hash = await passwords.hash(body.newPassword);
    if (hash === null) return refused('too-many-tries');
    const known = await inTransaction(db, async (within) => {
      if (!(await isStanding(within, userId))) return null;
      const used = await within
        .updateTable('one_time_code')
        .set({ used_at: now })
        .where('hash', '=', hashOf(code))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('hash')
        .executeTakeFirst();
      if (used === undefined) return null;
      await within
        .updateTable('user_account')
        .set({ password_hash: hash })
        .where('id', '=', userId)
        .where('ended_at', 'is', null)
        .execute();
      const { numUpdatedRows: activated } = await within
        .updateTable('user_account')
        .set({ status: 'ACTIVE', status_reason_id: activeReason })
        .where('id', '=', userId)
        .where('status', '=', 'PASSIVE')
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      await dropUnusedCodes(within, userId);
      await endSessionsOf(within, userId, null);
      const deed = activated > 0n ? 'member-activated' : 'password-reset';
      await audit(within, { deed, actor: null, subject: userId, requestId }, now);
      return knowBrowser(within, userId, now);
    });
    return known ? { ...granted(null), cookies: [known] } : refused('link-used-or-old');
  },
);
