import { fromPromise } from 'xstate';
import { granted, refused } from '#domain/values/answer.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { SeatHoldPorts } from '#machines/seat-hold/seat-hold.ports.ts';
import type { PlanAnswer, PlanBeside, PlannedTrain } from '#machines/seat-plan/seat-plan.model.ts';
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

const isOfSameWay =
  (looked: PlannedTrain) =>
  ({ direction, leg }: PlannedTrain): boolean =>
    direction === looked.direction && leg !== looked.leg;

/** A train that is not known yet has no plan; of any other the party is shown its own seatmates. */
export const seatPlanOver = (
  gateway: LazyGateway,
  clock: ServerClock,
  party: () => string | null,
  trains: readonly PlannedTrain[] = [],
): SeatPlanPorts => {
  const calls = seatCallsOf(gateway, clock);
  const load = async (train: PlannedTrain, signal: AbortSignal): Promise<PlanAnswer> =>
    (await calls()).loadSeatMaps({ ...train, party: party() }, signal);
  const loadBeside = async (train: PlannedTrain, signal: AbortSignal): Promise<readonly PlanBeside[]> => {
    const answers = await Promise.allSettled(
      trains.filter(isOfSameWay(train)).map(async ({ direction, leg, ...of }) => ({
        direction,
        leg,
        answer: await load({ direction, leg, ...of }, signal),
      })),
    );
    return answers.flatMap((settled) =>
      settled.status === 'fulfilled' && settled.value.answer.ok
        ? [
            {
              direction: settled.value.direction,
              leg: settled.value.leg,
              maps: settled.value.answer.value.maps,
            },
          ]
        : [],
    );
  };
  return {
    loadSeatMaps: fromPromise(async ({ input, signal }) => {
      if (input === null) return refused('train-unknown');
      const [answer, beside] = await Promise.all([load(input, signal), loadBeside(input, signal)]);
      return answer.ok ? granted({ ...answer.value, beside }) : answer;
    }),
    findTaken: fromPromise(async ({ input, signal }) =>
      input === null
        ? refused('train-unknown')
        : (await calls()).findTaken({ ...input, party: party() }, signal),
    ),
    waitingEnd: deadlineBy(clock),
  };
};
