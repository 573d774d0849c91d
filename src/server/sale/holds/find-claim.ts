import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { HoldRefusal } from '#domain/seat/seat-refusal.ts';
import { startOfDay } from '#domain/time/travel-day.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { dayNumberOfRun, trainOfRun } from '#domain/values/run-id.ts';
import { type Network, runsOn, type Train } from '#server/railway/network/railway.ts';
import { mostStops } from '#server/railway/occupancy/stretch.ts';
import { type Claim, claimOf } from './claim.ts';
import { placeIn } from './places-of.ts';
import type { WantedPlace } from './seats.ts';

const trainOf = ({ trains }: Network, runId: number): Train | null => {
  const train = trains[trainOfRun(runId)];
  return train !== undefined &&
    train.stops.length <= mostStops &&
    runsOn(train.calendar, dayNumberOfRun(runId))
    ? train
    : null;
};

const refusalOfTime = (train: Train, { runId, fromStop }: WantedPlace, now: number): HoldRefusal | null => {
  const day = dayNumberOfRun(runId);
  const departure = train.stops[fromStop]?.departure;
  if (departure === undefined) return 'seat-unknown';
  if (startOfDay(day) + departure * minute <= now) return 'train-departed';
  return startOfDay(day - train.opensDaysBefore) > now ? 'sale-not-open' : null;
};

/** What can be said of a wanted place without looking at who else travels. */
export const findClaim = (
  network: Network,
  wanted: WantedPlace,
  isClosed: (runId: number, coach: number) => boolean,
  now: number,
): Answer<Claim, HoldRefusal> => {
  const train = trainOf(network, wanted.runId);
  const { fromStop, toStop } = wanted;
  if (train === null || fromStop < 0 || fromStop >= toStop || toStop >= train.stops.length) {
    return refused('seat-unknown');
  }
  const template = train.coaches.find(({ index }) => index === wanted.coach)?.template;
  const coach = template === undefined ? undefined : network.templates.get(template);
  if (coach === undefined) return refused('seat-unknown');
  const refusal = refusalOfTime(train, wanted, now);
  if (refusal !== null) return refused(refusal);
  if (coach.places.length === 0 || isClosed(wanted.runId, wanted.coach)) return refused('coach-closed');
  const found = placeIn(coach, wanted.seat);
  if (found === undefined) return refused('seat-unknown');
  if (isWheelchairPlace(found.place) && (wanted.occupant === 'passenger' || wanted.occupant === 'pet')) {
    return refused('wheelchair-only');
  }
  return granted(claimOf(wanted, coach, found));
};
