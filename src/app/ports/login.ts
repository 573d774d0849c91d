import { fromPromise } from 'xstate';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { LoginPorts } from '#machines/login/login.ports.ts';
import type { LateGateway } from './gateway.ts';
import { sessionCallsOf } from './session-calls.ts';

/** Plugs the gateway into the login. */
export const loginOver = (gateway: LateGateway, deadline: Deadline): LoginPorts => {
  const calls = sessionCallsOf(gateway);
  return {
    logIn: fromPromise(async ({ input, signal }) => (await calls()).logIn(input, signal)),
    beginEid: fromPromise(async ({ input, signal }) => (await calls()).beginEid(input.goal, signal)),
    logInByEid: fromPromise(async ({ input, signal }) => (await calls()).logInByEid(input, signal)),
    sendPasswordLink: fromPromise(async ({ input, signal }) =>
      (await calls()).sendPasswordLink(input.email, signal),
    ),
    takeBackLogin: fromPromise(async ({ signal }) => (await calls()).takeBackLogin(signal)),
    waitingEnd: deadline,
  };
};
