import { fromPromise } from 'xstate';
import { refused } from '#domain/values/answer.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { SeatPlanPorts } from '#machines/seat-plan/seat-plan.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';
import { seatCallsOf } from './seat-calls.ts';

/** Plugs the gateway into the plan of a train. */
export const seatPlanOver = (
  gateway: LateGateway,
  clock: ServerClock,
  party: () => string | null,
): SeatPlanPorts => {
  const calls = seatCallsOf(gateway, clock);
  return {
    loadSeatMaps: fromPromise(async ({ input, signal }) =>
      input === null
        ? refused('train-unknown')
        : (await calls()).loadSeatMaps({ ...input, party: party() }, signal),
    ),
    findTaken: fromPromise(async ({ input, signal }) =>
      input === null
        ? refused('train-unknown')
        : (await calls()).findTaken({ ...input, party: party() }, signal),
    ),
    waitingEnd: deadlineBy(clock),
  };
};
