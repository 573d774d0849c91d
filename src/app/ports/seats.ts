import { fromPromise } from 'xstate';
import { refused } from '#domain/values/answer.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { SeatHoldPorts } from '#machines/seat-hold/seat-hold.ports.ts';
import type { SeatPlanPorts } from '#machines/seat-plan/seat-plan.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LazyGateway } from './gateway.ts';
import { lazyCalls, portsOf } from './plug.ts';

export const seatCallsOf = (gateway: LazyGateway, clock: ServerClock) =>
  lazyCalls(
    gateway,
    () => import('#gateway/seats/seat-calls.ts'),
    ({ seatCallsBy }, opened) => seatCallsBy(opened, clock.now),
  );

export const seatHoldOver = (gateway: LazyGateway, clock: ServerClock): SeatHoldPorts => {
  const port = portsOf(seatCallsOf(gateway, clock));
  const deadline = deadlineBy(clock);
  return {
    holdSeats: port(({ holdSeats }) => holdSeats),
    returnSeats: port(({ returnSeats }) => returnSeats),
    extendHold: port(({ extendHold }) => extendHold),
    holdEnd: deadline,
    waitingEnd: deadline,
  };
};

/** A train that is not known yet has no plan; of any other the party is shown its own seatmates. */
export const seatPlanOver = (
  gateway: LazyGateway,
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
