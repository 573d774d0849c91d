import type { CoachTemplate } from '#domain/coach/coach.ts';
import { dayNumberOfRun, trainOfRun } from '#domain/values/run-id.ts';
import { type Network, runsOn, type Train } from '#server/railway/network/railway.ts';

/** A stretch of a run that is there. */
export type Ride = {
  readonly runId: number;
  readonly train: Train;
  /** Stations. */
  readonly from: number;
  readonly to: number;
  readonly fromStop: number;
  readonly toStop: number;
};

/** Null where no such train runs on that day from one of the stations to the other. */
export const rideOf = (network: Network, runId: number, from: number, to: number): Ride | null => {
  const train = network.trains[trainOfRun(runId)];
  if (train === undefined || !runsOn(train.calendar, dayNumberOfRun(runId))) return null;
  const fromStop = train.stops.findIndex(({ station }) => station === from);
  const toStop = train.stops.findIndex(({ station }, index) => index > fromStop && station === to);
  return fromStop < 0 || toStop < 0 ? null : { runId, train, from, to, fromStop, toStop };
};

export type RidingCoach = {
  readonly index: number;
  readonly name: string;
  readonly coach: CoachTemplate;
};

export const coachesOf = (network: Network, { train }: Ride): readonly RidingCoach[] =>
  train.coaches.flatMap(({ index, name, template }) => {
    const coach = network.templates.get(template);
    return coach === undefined ? [] : [{ index, name, coach }];
  });
