import { fromPromise } from 'xstate';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { SeatHoldPorts } from '#machines/seat-hold/seat-hold.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';
import { seatCallsOf } from './seat-calls.ts';

/** Plugs the gateway into the holding of seats. */
export const seatHoldOver = (gateway: LateGateway, clock: ServerClock): SeatHoldPorts => {
  const calls = seatCallsOf(gateway, clock);
  const deadline = deadlineBy(clock);
  return {
    holdSeats: fromPromise(async ({ input, signal }) => (await calls()).holdSeats(input, signal)),
    returnSeats: fromPromise(async ({ input, signal }) => (await calls()).returnSeats(input.seats, signal)),
    extendHold: fromPromise(async ({ input, signal }) => (await calls()).extendHold(input.seats, signal)),
    holdEnd: deadline,
    waitingEnd: deadline,
  };
};
