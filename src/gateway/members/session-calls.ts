import { loadCustomer } from '#contract/members/customers.ts';
import { beginEid, logInByEid } from '#contract/members/e-id.ts';
import { logOut, touchSession } from '#contract/members/sessions.ts';
import { logIn, sendPasswordLink } from '#contract/members/users.ts';
import { memberOf } from '#domain/member/customer.ts';
import type { LoggedIn } from '#domain/member/logged-in.ts';
import type { Member } from '#domain/member/member.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { type Answer, granted, type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';
import { logoutDue } from '#gateway/wire/logout-due.ts';

type Login = { readonly email: string; readonly password: string; readonly remembered: boolean };
type LoginRefusal = 'wrong-details' | 'not-activated' | 'too-many-tries' | 'server-sentence';
type SessionAnswer = Answer<Member, 'no-session'>;

/** A token is used this long before an action of the member brings the next one. */
const freshFor = 5 * minute;

const wrongDetailsStatus = 500;
const firstOwnCode = 9000;

const withoutSession = ({ message }: RefusedAnswer<string>) => refused('no-session', message);

/** A no of the server's that the call does not name is still an answer to whoever logs in. */
const orRefused = <Granted, Refusal extends string, Fallback extends string>(
  asked: Promise<Answer<Granted, Refusal>>,
  refusalOf: (fault: CallFault) => Fallback,
): Promise<Answer<Granted, Refusal | Fallback>> =>
  asked.catch((reason: unknown) => {
    if (reason instanceof CallFault && reason.kind === 'status')
      return refused(refusalOf(reason), reason.serverMessage);
    throw reason;
  });

/** The operator's own service says 500 for wrong details, without a number of ours. */
const loginRefusalOf = ({ status, code }: CallFault): LoginRefusal =>
  status === wrongDetailsStatus && (code ?? 0) < firstOwnCode ? 'wrong-details' : 'server-sentence';

/** What the session and the login ask of the server, in their own words. */
export const sessionCallsBy = ({ call, keepToken, forgetToken, tokenAge, renew, lastAction }: Gateway) => {
  const welcomed = <Refusal extends string>(answer: Answer<LoggedIn, Refusal>): Answer<Member, Refusal> => {
    if (!answer.ok) return answer;
    keepToken(answer.value);
    // The session that was to end is not this one.
    logoutDue.clear();
    return granted(answer.value.member);
  };

  const leave = async (isLoginTakenBack: boolean, signal: AbortSignal): Promise<null> => {
    logoutDue[isLoginTakenBack ? 'takeBack' : 'leave']();
    const leaving = call(logOut, { isLoginTakenBack }, signal);
    forgetToken();
    await leaving;
    logoutDue.clear();
    return null;
  };

  return {
    logIn: async (
      { email, password, remembered }: Login,
      signal: AbortSignal,
    ): Promise<Answer<Member, LoginRefusal>> =>
      welcomed(
        await orRefused(
          call(logIn, { username: email, password, remember: remembered }, signal),
          loginRefusalOf,
        ),
      ),

    beginEid: async (
      { goal }: { readonly goal: OwnAddress | null },
      signal: AbortSignal,
    ): Promise<Answer<{ readonly url: string }, 'eid-closed'>> => {
      const answer = await orRefused(
        call(beginEid, { redirect: goal?.path ?? null }, signal),
        () => 'eid-closed',
      );
      return answer.ok ? answer : refused('eid-closed', answer.message);
    },

    logInByEid: async (
      eid: { readonly code: string; readonly state: string },
      signal: AbortSignal,
    ): Promise<Answer<Member, 'eid-refused'>> => {
      const answer = await orRefused(call(logInByEid, eid, signal), () => 'eid-refused');
      return answer.ok ? welcomed(answer) : refused('eid-refused', answer.message);
    },

    sendPasswordLink: async (
      { email }: { readonly email: string },
      signal: AbortSignal,
    ): Promise<Answer<null, 'incorrect-request' | 'too-many-tries'>> => {
      const asked = call(sendPasswordLink, { username: email, sendEmail: true }, signal);
      const answer = await orRefused(asked, () => 'incorrect-request');
      return answer.ok ? granted(null) : answer;
    },

    resumeSession: async (_: unknown, signal: AbortSignal): Promise<SessionAnswer> => {
      const answer = await renew(signal);
      return answer.ok ? granted(answer.value.member) : withoutSession(answer);
    },

    loadMember: async (_: unknown, signal: AbortSignal): Promise<SessionAnswer> => {
      const answer = await call(loadCustomer, undefined, signal);
      return answer.ok ? granted(memberOf(answer.value)) : withoutSession(answer);
    },

    touchSession: async (_: unknown, signal: AbortSignal): Promise<SessionAnswer> => {
      if ((tokenAge() ?? 0) > freshFor) {
        const renewed = await renew(signal);
        return renewed.ok ? granted(renewed.value.member) : withoutSession(renewed);
      }
      const answer = await call(touchSession, undefined, signal);
      return answer.ok ? answer : withoutSession(answer);
    },

    /** What the server knows of no later action than this has not been at work elsewhere. */
    findLastAction: async (
      { after }: { readonly after: number },
      signal: AbortSignal,
    ): Promise<Answer<number, 'no-session'>> => {
      const answer = await lastAction(signal);
      return answer.ok && answer.value <= after ? refused('no-session') : answer;
    },

    logOut: (_: unknown, signal: AbortSignal): Promise<null> => leave(false, signal),

    takeBackLogin: (_: unknown, signal: AbortSignal): Promise<null> => leave(true, signal),
  };
};
