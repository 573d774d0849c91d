import { fromPromise } from 'xstate';
import { written } from '#app/browser/underway-writes.ts';
import { refused } from '#domain/values/answer.ts';
import { logoutDue } from '#gateway/wire/logout-due.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { LoginPorts } from '#machines/login/login.ports.ts';
import type { RegistrationPorts } from '#machines/registration/registration.ports.ts';
import type { SessionPorts } from '#machines/session/session.ports.ts';
import type { LazyGateway } from './gateway.ts';
import { lazyCalls, portsOf } from './plug.ts';

const sessionCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/members/session-calls.ts'),
    ({ sessionCallsBy }, opened) => sessionCallsBy(opened),
  );

type Plugging = {
  readonly gateway: LazyGateway;
  readonly deadline: Deadline;
  /** Whether the browser brought the cookie of a session. A guest is known as one without asking. */
  readonly mayBeMember: boolean;
};

export const sessionOver = ({ gateway, deadline, mayBeMember }: Plugging): SessionPorts => {
  const calls = sessionCallsOf(gateway);
  const port = portsOf(calls);
  return {
    resumeSession: fromPromise(async ({ input, signal }) => {
      // Whether a logout was heard whose answer was not: nobody knows.
      if (mayBeMember || logoutDue.isSet()) return (await calls()).resumeSession(input, signal);
      return refused('no-session');
    }),
    loadMember: port(({ loadMember }) => loadMember),
    touchSession: port(({ touchSession }) => touchSession),
    findLastAction: port(({ findLastAction }) => findLastAction),
    logOut: fromPromise(async ({ input, signal }) => {
      // Whoever closes the page now has logged out all the same.
      logoutDue.leave();
      // A write that is answered later would leave in the browser what the logout takes away.
      await written();
      return (await calls()).logOut(input, signal);
    }),
    idleWarning: deadline,
    idleEnd: deadline,
    waitingEnd: deadline,
  };
};

export const loginOver = (gateway: LazyGateway, deadline: Deadline): LoginPorts => {
  const port = portsOf(sessionCallsOf(gateway));
  return {
    logIn: port(({ logIn }) => logIn),
    beginEid: port(({ beginEid }) => beginEid),
    logInByEid: port(({ logInByEid }) => logInByEid),
    sendPasswordLink: port(({ sendPasswordLink }) => sendPasswordLink),
    takeBackLogin: port(({ takeBackLogin }) => takeBackLogin),
    waitingEnd: deadline,
  };
};

/** A link that activates is asked for as one for a new password is. */
export const registrationOver = (gateway: LazyGateway, deadline: Deadline): RegistrationPorts => {
  const port = portsOf(
    lazyCalls(
      gateway,
      () => import('#gateway/members/registration-calls.ts'),
      ({ registrationCallsBy }, opened) => registrationCallsBy(opened),
    ),
  );
  return {
    verifyIdentity: port(({ verifyIdentity }) => verifyIdentity),
    register: port(({ register }) => register),
    sendActivationLink: portsOf(sessionCallsOf(gateway))(({ sendPasswordLink }) => sendPasswordLink),
    waitingEnd: deadline,
  };
};
