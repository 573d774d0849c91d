import type { Member } from '#domain/member/member.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { Answer } from '#domain/values/answer.ts';
import { noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

/** Why the login stands before the reader. */
export type LoginReason = 'none' | 'warned' | 'prompted' | 'eid-return';

export type Login = { readonly email: string; readonly password: string; readonly remembered: boolean };
export type EidReturn = { readonly code: string; readonly state: string };

export type LoginRefusal = 'wrong-details' | 'not-activated' | 'too-many-tries' | 'server-sentence';
export type LinkRefusal = 'incorrect-request' | 'too-many-tries';

export type LoginAnswer = Answer<Member, LoginRefusal>;
export type EidDepartureAnswer = Answer<{ readonly url: string }, 'eid-closed'>;
export type EidAnswer = Answer<Member, 'eid-refused'>;
export type LinkAnswer = Answer<null, LinkRefusal>;

export type LoginFlow = {
  context: RefusalHeard<LoginRefusal | LinkRefusal | 'eid-closed' | 'eid-refused' | 'not-reached'> & {
    /** Control: decides what is shown first. */
    readonly reason: LoginReason;
    /** Kept so that it need not be typed again. */
    readonly email: string;
    readonly remembered: boolean;
    /** Written before the login is asked, forgotten with its answer. */
    readonly login: Login;
    readonly eid: EidReturn;
    /** Where the reader goes once logged in; it travels to the e-ID page and back. */
    readonly goal: OwnAddress | null;
    readonly member: Member | null;
    readonly askedAt: number;
  };
  input: {
    readonly reason: LoginReason;
    readonly eid: EidReturn;
    readonly goal: OwnAddress | null;
    readonly email: string;
    readonly now: number;
  };
  output: { readonly member: Member | null; readonly email: string; readonly at: number };
  events:
    | { type: 'login.opened' }
    | { type: 'login.closed' }
    | { type: 'login.submitted'; login: Login; at: number }
    | { type: 'login.abandoned'; at: number }
    | { type: 'eid.chosen'; at: number }
    | { type: 'password.forgotten'; email: string }
    | { type: 'link.asked'; email: string; at: number }
    | { type: 'forgotten.closed' };
  emitted: { type: 'failed'; error: unknown } | { type: 'departed'; url: string };
  tags:
    | 'busy'
    | 'loginShown'
    | 'forgottenShown'
    | 'warned'
    | 'prompted'
    | 'linkSent'
    | 'eidShown'
    | 'eidProving'
    | 'takingBack';
  meta: Record<string, never>;
};

export const noEid: EidReturn = { code: '', state: '' };
export const noLogin: Login = { email: '', password: '', remembered: false };

/** How long the server is waited for before the reader may go on without its answer. */
export const timeout = 12_000;

export const begun = ({ reason, eid, goal, email, now }: LoginFlow['input']): LoginFlow['context'] => ({
  reason,
  ...noRefusal,
  email,
  remembered: email !== '',
  login: noLogin,
  eid,
  goal,
  member: null,
  askedAt: now,
});

/** What a restart of a changed chart keeps: nothing secret, only what was typed. */
export const kept = ({ email, remembered }: LoginFlow['context']) => ({ email, remembered });
