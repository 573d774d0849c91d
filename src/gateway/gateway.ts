import type { Endpoint } from '#contract/endpoint.ts';
import type { Meant, Schema } from '#contract/on-wire.ts';
import { type RefusalName, refusals } from '#contract/refusals.ts';
import { resumeSession } from '#contract/sessions.ts';
import type { Answer } from '#domain/answer.ts';
import type { LoggedIn } from '#domain/logged-in.ts';
import { type Ask, askAt, type Surroundings } from './ask.ts';
import { CallFault } from './call-fault.ts';

/** The browser's way to the server's calls. */
export type Gateway = {
  /** What the call names comes back as an answer; everything else is thrown as a CallFault. */
  readonly call: <Body extends Schema, Granted extends Schema, Refusal extends RefusalName>(
    endpoint: Endpoint<Body, Granted, Refusal>,
    body: Meant<Body>,
    signal: AbortSignal,
  ) => Promise<Answer<Meant<Granted>, Refusal>>;
  /** The token that goes along from now on. It stands in memory and nowhere else. */
  readonly keepToken: (token: string) => void;
  readonly forgetToken: () => void;
  /** Milliseconds since the token was given; null without one. */
  readonly tokenAge: () => number | null;
  /** Asks for a new token by the cookie. Calls that need one at once share one question. */
  readonly renew: (signal: AbortSignal) => Promise<Answer<LoggedIn, 'no-session'>>;
};

type Held = { readonly token: string; readonly since: number };

const signInNeeded = refusals['sign-in-needed'].code;

const isSignInNeeded = (reason: unknown) => reason instanceof CallFault && reason.code === signInNeeded;

/** `count` gives milliseconds that only grow. */
export const openGateway = (surroundings: Surroundings, count: () => number): Gateway => {
  const ask: Ask = askAt(surroundings);
  let held: Held | null = null;
  let renewing: Promise<Answer<LoggedIn, 'no-session'>> | null = null;

  const keepToken = (token: string) => {
    held = { token, since: count() };
  };
  const forgetToken = () => {
    held = null;
  };

  const askForToken = async () => {
    const answer = await ask(resumeSession, undefined, { signal: null, token: null });
    if (answer.ok) keepToken(answer.value.accessToken);
    else forgetToken();
    return answer;
  };

  const renew: Gateway['renew'] = async (signal) => {
    renewing ??= askForToken().finally(() => {
      renewing = null;
    });
    const answer = await renewing;
    signal.throwIfAborted();
    return answer;
  };

  const isRenewed = async (before: Held, signal: AbortSignal) =>
    (held !== null && held !== before) || (await renew(signal)).ok;

  const call: Gateway['call'] = async (endpoint, body, signal) => {
    const before = held;
    const asking = () => ask(endpoint, body, { signal, token: held?.token ?? null });
    if (before === null || endpoint.caller === 'anyone') return asking();
    try {
      const answer = await asking();
      const isOld = !answer.ok && answer.refusal === 'sign-in-needed';
      return isOld && (await isRenewed(before, signal)) ? await asking() : answer;
    } catch (reason) {
      if (isSignInNeeded(reason) && (await isRenewed(before, signal))) return asking();
      throw reason;
    }
  };

  return {
    call,
    renew,
    keepToken,
    forgetToken,
    tokenAge: () => (held === null ? null : count() - held.since),
  };
};
