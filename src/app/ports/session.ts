import { fromPromise } from 'xstate';
import { written } from '#app/browser/underway-writes.ts';
import { refused } from '#domain/values/answer.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { SessionPorts } from '#machines/session/session.ports.ts';
import type { LateGateway } from './gateway.ts';
import { sessionCallsOf } from './session-calls.ts';

type Plugging = {
  readonly gateway: LateGateway;
  readonly deadline: Deadline;
  /** Whether the browser brought the cookie of a session. A guest is known as one without asking. */
  readonly mayBeMember: boolean;
};

/** Plugs the gateway into the session. */
export const sessionOver = ({ gateway, deadline, mayBeMember }: Plugging): SessionPorts => {
  const calls = sessionCallsOf(gateway);
  return {
    resumeSession: fromPromise(async ({ signal }) =>
      mayBeMember ? (await calls()).resumeSession(signal) : refused('no-session'),
    ),
    loadMember: fromPromise(async ({ signal }) => (await calls()).loadMember(signal)),
    touchSession: fromPromise(async ({ signal }) => (await calls()).touchSession(signal)),
    findLastAction: fromPromise(async ({ input, signal }) =>
      (await calls()).findLastAction(input.after, signal),
    ),
    logOut: fromPromise(async ({ signal }) => {
      // A write that is answered later would leave in the browser what the logout takes away.
      await written();
      return (await calls()).logOut(signal);
    }),
    idleWarning: deadline,
    idleEnd: deadline,
    waitingEnd: deadline,
  };
};
