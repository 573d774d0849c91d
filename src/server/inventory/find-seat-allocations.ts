import { findSeatAllocations as call } from '#contract/inventory.ts';
import { granted, refused } from '#domain/answer.ts';
import { coachIdOf } from '#domain/run-id.ts';
import { operation } from '#server/http/operation.ts';
import { coachesOf, rideOf } from './ride-of.ts';
import { takenOfRide } from './taken-of-ride.ts';

export const findSeatAllocations = operation(call, async ({ body }, { db, railway, clock }) => {
  const network = railway.network();
  const ride = rideOf(network, body.trainId, body.fromStationId, body.toStationId);
  if (ride === null) return refused('train-unknown');
  const taken = await takenOfRide(db, ride, clock.now());
  const told = coachesOf(network, ride).map(({ index, coach }) => {
    const inCoach = taken.get(index) ?? [];
    const free = Math.max(coach.places.length - inCoach.length, 0);
    return { coachId: coachIdOf(ride.runId, index), index, free, taken: inCoach };
  });
  const asked = body.trainCarId ?? null;
  return granted({ seatMapAllocations: told.filter(({ coachId }) => asked === null || coachId === asked) });
});
