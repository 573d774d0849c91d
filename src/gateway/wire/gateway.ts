import { findLastAction, logOut, resumeSession } from '#contract/members/sessions.ts';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import type { Meant, Schema } from '#contract/wire/on-wire.ts';
import { isOfSession } from '#contract/wire/page.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { LoggedIn } from '#domain/member/logged-in.ts';
import { tokenLife } from '#domain/member/session-limits.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Ask, askAt, type Surroundings } from './ask.ts';
import { isSignInNeeded } from './is-sign-in-needed.ts';
import { logoutDue } from './logout-due.ts';

/** The browser's way to the server's calls. */
export type Gateway = {
  /** What the call names comes back as an answer; everything else is thrown as a CallFault. */
  readonly call: <Body extends Schema, Granted extends Schema, Refusal extends RefusalName>(
    endpoint: Endpoint<Body, Granted, Refusal>,
    body: Meant<Body>,
    signal: AbortSignal,
  ) => Promise<Answer<Meant<Granted>, Refusal>>;
  /** The token that goes along from now on, and whose it is. It stands in memory and nowhere else. */
  readonly keepToken: (loggedIn: LoggedIn) => void;
  readonly forgetToken: () => void;
  /** Milliseconds since the token was given; null without one. */
  readonly tokenAge: () => number | null;
  /** Asks for a new token of the same member by the cookie. Calls that need one at once share one question. */
  readonly renew: (signal: AbortSignal) => Promise<Answer<LoggedIn, 'no-session'>>;
  /** When the member of the token was at work last, in whatever tab. The token stays here: to ask is no action. */
  readonly lastAction: (signal: AbortSignal) => Promise<Answer<number, 'no-session'>>;
};

type Held = { readonly token: string; readonly member: number; readonly since: number };

/** A token this old is renewed before it goes along, so that it does not end on its way. */
const goodFor = tokenLife - minute;

/** A logout waits for what is being written: that does not wait for a logout. */
const goesAhead = (path: string) => isOfSession(path) || path.startsWith('/keeping/');

/** `count` gives milliseconds that only grow; `lost` hears that the cookie renews the held token no more. */
export const openGateway = (
  surroundings: Surroundings,
  count: () => number,
  lost: () => void = () => undefined,
): Gateway => {
  const ask: Ask = askAt(surroundings);
  let held: Held | null = null;
  let renewing: Promise<Answer<LoggedIn, 'no-session'>> | null = null;
  let ending: Promise<unknown> | null = null;

  const keepToken = ({ accessToken, member }: LoggedIn) => {
    held = { token: accessToken, member: member.id, since: count() };
  };
  const forgetToken = () => {
    held = null;
  };

  /** What is asked while a logout is due would be a stranger's: the logout is asked first. */
  const endWhatIsDue = async () => {
    if (!logoutDue.isSet()) return;
    ending ??= ask(logOut, { isLoginTakenBack: false }, { signal: null, token: null }).finally(() => {
      ending = null;
    });
    await ending;
    logoutDue.clear();
  };

  /** Tabs share the cookie: it may bring a token of whoever has logged in in another one. */
  const askForToken = async () => {
    const before = held;
    await endWhatIsDue();
    const answer = await ask(resumeSession, undefined, { signal: null, token: null });
    const isOfAnother = answer.ok && before !== null && answer.value.member.id !== before.member;
    const renewed = isOfAnother ? refused('no-session') : answer;
    if (held !== before) return renewed;
    if (renewed.ok) keepToken(renewed.value);
    else if (before !== null) {
      forgetToken();
      lost();
    }
    return renewed;
  };

  const renew: Gateway['renew'] = async (signal) => {
    renewing ??= askForToken().finally(() => {
      renewing = null;
    });
    const answer = await renewing;
    signal.throwIfAborted();
    return answer;
  };

  const lastAction: Gateway['lastAction'] = async (signal) => {
    const answer = await ask(findLastAction, undefined, { signal, token: null });
    return answer.ok && answer.value.userId === held?.member
      ? granted(answer.value.at)
      : refused('no-session');
  };

  const call: Gateway['call'] = async (endpoint, body, signal) => {
    if (logoutDue.hasLeft() && !goesAhead(endpoint.path)) {
      await endWhatIsDue();
      signal.throwIfAborted();
    }
    const before = held;
    if (before === null || endpoint.caller === 'whoever') {
      return ask(endpoint, body, { signal, token: before?.token ?? null });
    }
    const latest = () => (held?.member === before.member ? held : before);
    const asking = () => ask(endpoint, body, { signal, token: latest().token });
    const isRenewed = async () => {
      if (held === before) await renew(signal);
      return latest() !== before;
    };
    if (count() - before.since >= goodFor) await isRenewed();
    try {
      const answer = await asking();
      const isOld = !answer.ok && answer.refusal === 'sign-in-needed';
      return isOld && (await isRenewed()) ? await asking() : answer;
    } catch (reason) {
      if (isSignInNeeded(reason) && (await isRenewed())) return asking();
      throw reason;
    }
  };

  return {
    call,
    renew,
    lastAction,
    keepToken,
    forgetToken,
    tokenAge: () => (held === null ? null : count() - held.since),
  };
};
