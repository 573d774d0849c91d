import { touchSession as call } from '#contract/sessions.ts';
import { granted, refused } from '#domain/answer.ts';
import { operation } from '#server/http/operation.ts';
import { memberOfUser } from '#server/users/member-of-user.ts';

/** The last action is now, to the millisecond. */
export const touchSession = operation(call, async ({ session }, { db, clock }) => {
  if (session === null) return refused('sign-in-needed');
  await db.updateTable('session').set({ seen_at: clock.now() }).where('id', '=', session.id).execute();
  return granted(await memberOfUser(db, session.userId));
});
