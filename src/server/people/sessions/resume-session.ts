import { resumeSession as call } from '#contract/members/sessions.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { memberOfUser } from '#server/people/accounts/member-of-user.ts';
import { operation } from '#server/people/context/operation.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { renewSession } from './renew-session.ts';
import { dropSession, keepSession, renewalTokenIn } from './session-cookies.ts';

/** Only the shop's own pages renew. */
export const resumeSession = operation(call, async ({ cookies, headers }, { db, clock, log }) => {
  const secret = renewalTokenIn(cookies, headers);
  if (secret === null) return refused('no-session');
  const now = clock.now();
  const { renewal, member } = await inTransaction(db, async (within) => {
    const renewed = await renewSession(within, secret, now);
    return {
      renewal: renewed,
      member: renewed.kind === 'renewed' ? await memberOfUser(within, renewed.session.user_id) : null,
    };
  });
  if (renewal.kind === 'reused') log.info('session-token-reused', { session: renewal.sessionId });
  if (renewal.kind !== 'renewed' || member === null) {
    return { ...refused('no-session'), cookies: [dropSession] };
  }
  const { accessToken, renewalToken, session } = renewal;
  const kept = { remembered: session.remembered, startedAt: session.started_at, now };
  return {
    ...granted({ member, accessToken }),
    cookies: renewalToken === null ? [] : [keepSession(renewalToken, kept)],
  };
});
