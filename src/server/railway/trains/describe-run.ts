import { runNumberOf } from '#contract/journeys/train-text.ts';
import { day as dayLong } from '#domain/values/durations.ts';
import { dayNumberOfRun, runIdOf, trainOfRun } from '#domain/values/run-id.ts';
import { type Network, runsOn, type Train } from '#server/railway/network/railway.ts';
import type { Leg } from '#server/railway/planner/journey.ts';

/** A run from its first stop to its last; null where no such train runs on that day. */
export const wholeRun = (network: Network, runId: number): Leg | null => {
  const train = network.trains[trainOfRun(runId)];
  const day = dayNumberOfRun(runId);
  return train === undefined || !runsOn(train.calendar, day)
    ? null
    : { train, day, from: 0, to: train.stops.length - 1 };
};

/** What names a run wherever one is told of. */
export const describeRun = ({ index, number, name, commercialName, type }: Train, day: number) => ({
  trainId: runIdOf(index, day),
  number,
  name,
  commercialName,
  type,
  trainDate: day * dayLong,
  trainNumber: runNumberOf(number, day * dayLong),
});
