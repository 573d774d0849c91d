import { touchSession as call } from '#contract/members/sessions.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { memberOfUser } from '#server/people/accounts/member-of-user.ts';
import { operation } from '#server/people/context/operation.ts';

/** The last action is now, to the millisecond. */
export const touchSession = operation(call, async ({ session }, { db, clock }) => {
  if (session === null) return refused('sign-in-needed');
  await db.updateTable('session').set({ seen_at: clock.now() }).where('id', '=', session.id).execute();
  return granted(await memberOfUser(db, session.userId));
});
