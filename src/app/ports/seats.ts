import { fromPromise } from 'xstate';
import type { SeatmateWish } from '#domain/booking/seatmate.ts';
import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import { refused } from '#domain/values/answer.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { SeatHoldPorts } from '#machines/seat-hold/seat-hold.ports.ts';
import type { SeatPlanPorts } from '#machines/seat-plan/seat-plan.ports.ts';
import type { AlarmEnd, AlarmRefusal, EndRefusal } from '#screens/seat-alarm/seat-alarm.flow.ts';
import type { AskRefusal, SeatmateAsked } from '#screens/seat-map/seatmate-ask.flow.ts';
import type { Agreement, AgreeRefusal } from '#screens/seatmate/seatmate.flow.ts';
import { deadlineBy } from './deadline.ts';
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, portsOf, sentBy, sentWithKey } from './plug.ts';

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

export const alarmCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/seats/alarm-calls.ts'),
    ({ alarmCallsBy }, opened) => alarmCallsBy(opened),
  );

export const alarmAskedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<AlarmWish, null, AlarmRefusal>(
    deadline,
    callOf(alarmCallsOf(gateway), ({ ask }) => ask),
  );

export const alarmEndedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<AlarmEnd, null, EndRefusal>(
    deadline,
    callOf(alarmCallsOf(gateway), ({ cancel }) => cancel),
  );

export const seatmateCallsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/seats/seatmate-calls.ts'),
    ({ seatmateCallsBy }, opened) => seatmateCallsBy(opened),
  );

export const seatmateAskedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<SeatmateWish, SeatmateAsked, AskRefusal>(
    deadline,
    callOf(seatmateCallsOf(gateway), ({ ask }) => ask),
  );

export const seatmateAgreedOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<Agreement, null, AgreeRefusal>(
    deadline,
    callOf(seatmateCallsOf(gateway), ({ agree }) => agree),
  );
