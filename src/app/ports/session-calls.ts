import type { SessionCalls } from '#gateway/members/session-calls.ts';
import type { LateGateway } from './gateway.ts';

/** The calls of session and login, brought when the first of them is asked. */
export const sessionCallsOf = (gateway: LateGateway) => async (): Promise<SessionCalls> => {
  const [{ sessionCallsBy }, opened] = await Promise.all([
    import('#gateway/members/session-calls.ts'),
    gateway(),
  ]);
  return sessionCallsBy(opened);
};
