import { changePassword as call } from '#contract/users.ts';
import { granted, refused } from '#domain/answer.ts';
import { operation } from '#server/http/operation.ts';
import { endSessionsOf } from '#server/sessions/end-session.ts';
import { answerInTransaction } from '#server/store/answer-in-transaction.ts';
import { audit } from './audit.ts';
import { refusalOfPassword } from './new-password.ts';
import { forgiveTries, provePassword } from './own-password.ts';

/** The old password is proved; every other session of the member ends with it. */
export const changePassword = operation(call, async ({ body, session, requestId }, house) => {
  if (session === null) return refused('sign-in-needed');
  const { db, clock, passwords } = house;
  const now = clock.now();
  const { userId } = session;
  const refusal = refusalOfPassword(body.newPassword);
  if (refusal) return refusal;
  const proved = await provePassword(house, userId, body.oldPassword);
  if (!proved.ok) return refused(proved.refusal === 'password-wrong' ? 'old-password-wrong' : proved.refusal);
  const hash = await passwords.hash(body.newPassword);
  if (hash === null) return refused('too-many-tries');
  const changed = await answerInTransaction(db, async (within) => {
    const { numUpdatedRows } = await within
      .updateTable('user_account')
      .set({ password_hash: hash })
      .where('id', '=', userId)
      .where('password_hash', '=', proved.value)
      .executeTakeFirstOrThrow();
    // Whoever was faster with the same old password has made it an old one.
    if (numUpdatedRows === 0n) return refused('old-password-wrong');
    await within.deleteFrom('one_time_code').where('user_id', '=', userId).execute();
    await endSessionsOf(within, userId, session.id);
    await audit(within, { deed: 'password-changed', actor: userId, subject: userId, requestId }, now);
    return granted(null);
  });
  if (changed.ok) await forgiveTries(house, userId);
  return changed;
});
