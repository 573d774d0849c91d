import { isRealDay } from '#domain/time/birth-date.ts';
import { dayNumberOf } from '#domain/time/travel-day.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { type Network, runsOn } from '#server/railway/network/railway.ts';
import type { Cancelled } from './refund-run.ts';

/** The run of a train on a day, by its number; null when no such train runs on that day. */
export const cancelledRun = ({ trains }: Network, number: string, day: string): Cancelled | null => {
  if (!isRealDay(day)) return null;
  const dayNumber = dayNumberOf(day);
  const train = trains.find((each) => each?.number === number && runsOn(each.calendar, dayNumber));
  return train === undefined
    ? null
    : { runId: runIdOf(train.index, dayNumber), coaches: train.coaches.map(({ index }) => index) };
};
