import type { Member } from '#domain/member/member.ts';
import { idleLimit } from '#domain/member/session-limits.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { Answer } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type EidReturn, type LoginReason, noEid } from '#machines/login/login.model.ts';

export type SessionAnswer = Answer<Member, 'no-session'>;

/** The instant of the last action in another tab, where it is later than what this tab would be warned of by now. */
export type LastAction = Answer<number, 'no-session'>;

export type Session = {
  context: {
    /** Control: what the reader came for. */
    readonly arrival: 'plain' | 'eid-return' | 'member-page' | 'redirect';
    readonly member: Member | null;
    readonly reason: LoginReason;
    readonly eid: EidReturn;
    /** Where the reader goes once logged in. */
    readonly goal: OwnAddress | null;
    /** The e-mail of the last login, when the reader wished it to be remembered. */
    readonly email: string;
    readonly seenAt: number;
    readonly askedAt: number;
  };
  input: {
    readonly now: number;
    readonly asked: OwnAddress | null;
    readonly redirect: OwnAddress | null;
    readonly eid: EidReturn | null;
    readonly email: string;
  };
  events:
    | { type: 'address.asked'; address: OwnAddress }
    | { type: 'action.seen'; at: number }
    | { type: 'stay.chosen'; at: number }
    | { type: 'logout.chosen'; at: number };
  emitted:
    | { type: 'failed'; error: unknown }
    | { type: 'arrived'; goal: OwnAddress | null }
    | { type: 'turned-away' }
    | { type: 'ended' }
    | { type: 'lost' }
    | { type: 'left' };
  children: {
    resumeSession: 'resumeSession';
    loadMember: 'loadMember';
    touchSession: 'touchSession';
    findLastAction: 'findLastAction';
    logOut: 'logOut';
    idleWarning: 'idleWarning';
    idleEnd: 'idleEnd';
    waitingEnd: 'waitingEnd';
    login: 'login';
  };
  tags: 'busy' | 'member' | 'leaving' | 'warning';
  meta: { readonly screen: 'home' };
};

const minutes = (count: number) => count * minute;

export const idleEndAfter = idleLimit;
export const idleWarningAfter = idleEndAfter - minutes(2);
/** How long the server is waited for before the reader may go on without its answer. */
export const timeout = 12_000;

const arrivalOf = ({ asked, redirect, eid }: Session['input']): Session['context']['arrival'] => {
  if (eid) return 'eid-return';
  if (asked?.access === 'member') return 'member-page';
  return redirect ? 'redirect' : 'plain';
};

export const begun = (input: Session['input']): Session['context'] => ({
  arrival: arrivalOf(input),
  member: null,
  reason: input.eid ? 'eid-return' : 'none',
  eid: input.eid ?? noEid,
  goal: input.redirect ?? (input.asked?.access === 'member' ? input.asked : null),
  email: input.email,
  seenAt: input.now,
  askedAt: input.now,
});

/** Their own record says nothing of the staff: what the login said of it stays. */
export const memberNoted = ({ context }: { readonly context: Session['context'] }, answer: SessionAnswer) =>
  answer.ok ? { member: { ...context.member, ...answer.value } } : {};
