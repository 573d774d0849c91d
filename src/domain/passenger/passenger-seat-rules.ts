import type { Occupant } from '#domain/fare/occupant.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import type { HeldSeat, SeatOf } from '#domain/seat/held-seat.ts';
import { isSeatCountRight } from '#domain/seat/seat-count.ts';
import { runOfCoach } from '#domain/values/run-id.ts';
import { type TravelledLeg, travelsWithMain } from './dependent-direction.ts';
import { occupiesOf, type PassengerInput, tariffNamed } from './passenger-input.ts';

export type SeatProblem = 'seat-count-wrong' | 'dependent-elsewhere';

type Ride = Pick<SeatOf, 'direction' | 'leg'>;

/** How somebody takes a place, as far as it is known before a place is chosen. */
export const occupantOfInput = ({ tariff, hasWheelchair }: PassengerInput): Occupant =>
  occupantOf({ tariff: tariffNamed(tariff), hasWheelchair: hasWheelchair === 'yes' });

const legOf = ({ direction, coachId, fromStation, toStation }: HeldSeat): TravelledLeg => ({
  direction: direction === 'outward' ? 'outward' : 'return',
  runId: runOfCoach(coachId),
  fromStop: fromStation,
  toStop: toStation,
});

const legsOf = (passenger: number, seats: readonly HeldSeat[]): readonly TravelledLeg[] =>
  seats.filter((seat) => seat.passenger === passenger).map(legOf);

/** Nobody has two seats in one train. */
const hasEachTheirOwn = (seats: readonly HeldSeat[]): boolean =>
  new Set(seats.map(({ passenger, direction, leg }) => `${passenger} ${direction} ${leg}`)).size ===
  seats.length;

/** Whether every train has a seat for each who needs one, and dependents ride where their main passenger rides. */
export const seatProblemOf = (
  passengers: readonly PassengerInput[],
  seats: readonly HeldSeat[],
  rides: readonly Ride[],
): SeatProblem | null => {
  const seated = passengers.filter((passenger) => occupiesOf(passenger) !== 'lap');
  const seatsOfRides = rides.map(({ direction, leg }) =>
    seats
      .filter((seat) => seat.direction === direction && seat.leg === leg)
      .map(({ coachId, seat }) => `${coachId} ${seat}`),
  );
  if (!isSeatCountRight(seated.map(occupantOfInput), seatsOfRides)) return 'seat-count-wrong';
  if (!hasEachTheirOwn(seats)) return 'seat-count-wrong';
  const isBesideMain = passengers.every(
    (passenger, ordinal) =>
      passenger.dependsOn === null ||
      occupiesOf(passenger) === 'lap' ||
      travelsWithMain(legsOf(ordinal, seats), legsOf(passenger.dependsOn, seats)),
  );
  return isBesideMain ? null : 'dependent-elsewhere';
};
