import { findSeatAllocations as call } from '#contract/seats/seats.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { operation } from '#server/sale/context/operation.ts';
import { coachesOf, rideOf } from './ride-of.ts';
import { takenFor } from './taken-for.ts';

export const findSeatAllocations = operation(call, async (asked, { db, railway, clock, issued }) => {
  const { body } = asked;
  const network = railway.network();
  const ride = rideOf(network, body.trainId, body.fromStationId, body.toStationId);
  if (ride === null) return refused('train-unknown');
  const { taken, cookies } = await takenFor(ride, asked, { db, clock, issued });
  const allocations = coachesOf(network, ride).map(({ index, coach }) => {
    const inCoach = taken.get(index) ?? [];
    const free = Math.max(coach.places.length - inCoach.length, 0);
    return { coachId: coachIdOf(ride.runId, index), index, free, taken: inCoach };
  });
  const wanted = body.trainCarId ?? null;
  const seatMapAllocations = allocations.filter(({ coachId }) => wanted === null || coachId === wanted);
  return { ...granted({ seatMapAllocations }), cookies };
});
