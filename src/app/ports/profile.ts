import { fromPromise } from 'xstate';
import type { ProfileCalls } from '#gateway/members/profile-calls.ts';
import type { ProfilePorts } from '#machines/profile/profile.ports.ts';
import type { LateGateway } from './gateway.ts';

const callsOf = async (gateway: LateGateway): Promise<ProfileCalls> => {
  const [{ profileCallsBy }, opened] = await Promise.all([
    import('#gateway/members/profile-calls.ts'),
    gateway(),
  ]);
  return profileCallsBy(opened);
};

/** Plugs the gateway into the member's own record. */
export const profileOver = (gateway: LateGateway): ProfilePorts => ({
  loadProfile: fromPromise(async ({ signal }) => (await callsOf(gateway)).load(signal)),
  saveProfile: fromPromise(async ({ input, signal }) => (await callsOf(gateway)).save(input, signal)),
  foretellEnding: fromPromise(async ({ signal }) => (await callsOf(gateway)).foretellEnding(signal)),
  endMembership: fromPromise(async ({ input, signal }) => (await callsOf(gateway)).end(input, signal)),
});
