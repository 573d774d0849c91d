import { fromPromise } from 'xstate';
import type { RegistrationCalls } from '#gateway/members/registration-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { RegistrationPorts } from '#machines/registration/registration.ports.ts';
import type { LateGateway } from './gateway.ts';
import { sessionCallsOf } from './session-calls.ts';

const callsOf = async (gateway: LateGateway): Promise<RegistrationCalls> => {
  const [{ registrationCallsBy }, opened] = await Promise.all([
    import('#gateway/members/registration-calls.ts'),
    gateway(),
  ]);
  return registrationCallsBy(opened);
};

/** Plugs the gateway into the registration. A link that activates is asked for as one for a new password is. */
export const registrationOver = (gateway: LateGateway, deadline: Deadline): RegistrationPorts => {
  const sessionCalls = sessionCallsOf(gateway);
  return {
    verifyIdentity: fromPromise(async ({ input, signal }) =>
      (await callsOf(gateway)).verifyIdentity(input, signal),
    ),
    register: fromPromise(async ({ input, signal }) => (await callsOf(gateway)).register(input, signal)),
    sendActivationLink: fromPromise(async ({ input, signal }) =>
      (await sessionCalls()).sendPasswordLink(input.email, signal),
    ),
    waitingEnd: deadline,
  };
};
