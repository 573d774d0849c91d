import { coachIdOf } from '#domain/values/run-id.ts';
import type { Ride } from '../shop/bookings.ts';

type Wished = {
  readonly seat?: string | undefined;
  readonly typeId?: number;
  readonly familyId?: number;
};

/** One seat of a ride as a client asks for it, or for its price. */
export const seatAsked = (ride: Ride, { seat, typeId = 0, familyId = 1 }: Wished = {}) => ({
  trainCarId: coachIdOf(ride.runId, ride.coach),
  fromStationId: ride.from,
  toStationId: ride.to,
  gender: 'F',
  seatNumber: seat ?? ride.units.flat()[0],
  passengerTypeId: typeId,
  fareFamilyId: familyId,
});
