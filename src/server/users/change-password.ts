import { changePassword as call } from '#contract/users.ts';
import { granted, refused } from '#domain/answer.ts';
import { operation } from '#server/http/operation.ts';
import { endSessionsOf } from '#server/sessions/end-session.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type Budget, giveBack, spend } from '#server/tries/budget.ts';
import { audit } from './audit.ts';
import { refusalOfPassword } from './new-password.ts';

const oldPasswords: Budget = { name: 'old-password', most: 9, within: 15 * 60_000 };

/** The old password is proved; every other session of the member ends with it. */
export const changePassword = operation(
  call,
  async ({ body, session, requestId }, { db, clock, passwords }) => {
    if (session === null) return refused('sign-in-needed');
    const now = clock.now();
    const { userId } = session;
    const one = { budget: oldPasswords, subject: String(userId) };
    const refusal = refusalOfPassword(body.newPassword);
    if (refusal) return refusal;
    if (!(await spend(db, one, now))) return refused('too-many-tries');
    const { password_hash: old } = await db
      .selectFrom('user_account')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const isRight = await passwords.isRight(body.oldPassword, old);
    if (isRight === false) return refused('old-password-wrong');
    const hash = isRight ? await passwords.hash(body.newPassword) : null;
    if (hash === null) return refused('too-many-tries');
    await inTransaction(db, async (within) => {
      await within
        .updateTable('user_account')
        .set({ password_hash: hash })
        .where('id', '=', userId)
        .execute();
      await within.deleteFrom('one_time_code').where('user_id', '=', userId).execute();
      await endSessionsOf(within, userId, session.id);
      await audit(within, { deed: 'password-changed', actor: userId, subject: userId, requestId }, now);
    });
    await giveBack(db, one);
    return granted(null);
  },
);
