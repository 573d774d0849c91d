import { findCars as call } from '#contract/journeys/trains.ts';
import { granted } from '#domain/values/answer.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { operation } from '#server/railway/context/operation.ts';
import { cabinsIn, freeOn, stretchOf } from './describe-cabin.ts';

/** The coaches of a run, of one class when one is named. */
export const findCars = operation(call, async ({ body }, { railway, occupancy }) => {
  const network = railway.network();
  const stretch = stretchOf(network, body);
  if (!stretch.ok) {
    return stretch;
  }
  const rows = freeOn(occupancy, stretch.value);
  const cars = stretch.value.train.coaches.map((coach) => ({
    id: coachIdOf(body.trainId, coach.index),
    name: coach.name,
    trainId: body.trainId,
    templateId: coach.template,
    carIndex: coach.index,
    cabinClasses: cabinsIn(network, coach, rows),
  }));
  return granted({
    cars: cars.filter(
      ({ cabinClasses }) =>
        body.cabinClassId == null ||
        cabinClasses.some(({ cabinClass }) => cabinClass.id === body.cabinClassId),
    ),
  });
});
