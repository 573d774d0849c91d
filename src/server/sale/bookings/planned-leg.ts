import type { PlaceWish } from '#domain/booking/booking-wish.ts';
import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { coachOfId, dayNumberOfRun, runOfCoach, trainOfRun } from '#domain/values/run-id.ts';
import { type Network, runsOn, type Train } from '#server/railway/network/railway.ts';

/** A place that is asked for, found in the network. */
export type PlannedLeg = {
  readonly wish: PlaceWish;
  readonly runId: number;
  readonly train: Train;
  readonly coach: number;
  readonly template: CoachTemplate;
  readonly place: Place;
  readonly fromStop: number;
  readonly toStop: number;
  readonly departure: number;
  readonly arrival: number;
  /** The day it is boarded, as ISO text. */
  readonly day: string;
};

/** When a run stands at one of its stops. */
export const stopInstant = (runId: number, minutes: number): number =>
  startOfDay(dayNumberOfRun(runId)) + minutes * minute;

const stopAt = ({ stops }: Train, station: number): number =>
  stops.findIndex((stop) => stop.station === station);

const samePlace = (seat: string) => {
  const wanted = seat.trim().toUpperCase();
  return ({ number }: Place): boolean => number.toUpperCase() === wanted;
};

const trainOnRun = (runId: number, { trains }: Network): Train | undefined => {
  const train = trains[trainOfRun(runId)];
  return train !== undefined && runsOn(train.calendar, dayNumberOfRun(runId)) ? train : undefined;
};

/** Null when there is no such place on no such run. */
export const plannedLeg = (wish: PlaceWish, network: Network): PlannedLeg | null => {
  const runId = runOfCoach(wish.coachId);
  const train = trainOnRun(runId, network);
  const coach = train?.coaches.find(({ index }) => index === coachOfId(wish.coachId));
  const template = coach === undefined ? undefined : network.templates.get(coach.template);
  const place = template?.places.find(samePlace(wish.seat));
  if (train === undefined || coach === undefined || template === undefined || place === undefined)
    return null;
  const [fromStop, toStop] = [stopAt(train, wish.fromStation), stopAt(train, wish.toStation)];
  const [from, to] = [train.stops[fromStop], train.stops[toStop]];
  if (from === undefined || to === undefined || fromStop >= toStop) return null;
  const departure = stopInstant(runId, from.departure);
  return {
    wish,
    runId,
    train,
    coach: coach.index,
    template,
    place,
    fromStop,
    toStop,
    departure,
    arrival: stopInstant(runId, to.arrival),
    day: travelDayOf(dayNumberAt(departure)),
  };
};
