import { fromPromise } from 'xstate';
import type { ChangeCalls } from '#gateway/tickets/change-calls.ts';
import type { TicketChangePorts } from '#machines/ticket-change/ticket-change.ports.ts';
import type { LateGateway } from './gateway.ts';

export const changeCallsOf = (gateway: LateGateway) => async (): Promise<ChangeCalls> => {
  const [{ changeCallsBy }, opened] = await Promise.all([
    import('#gateway/tickets/change-calls.ts'),
    gateway(),
  ]);
  return changeCallsBy(opened);
};

/** Plugs the gateway into a change of tickets. */
export const ticketChangeOver = (gateway: LateGateway): TicketChangePorts => {
  const calls = changeCallsOf(gateway);
  return {
    simulateChange: fromPromise(async ({ input, signal }) => (await calls()).simulateChange(input, signal)),
    performChange: fromPromise(async ({ input, signal }) => (await calls()).performChange(input, signal)),
  };
};
