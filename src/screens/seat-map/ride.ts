import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { JourneyLeg } from '#domain/journey/journey.ts';
import { type Direction, directions } from '#domain/journey/trip-wish.ts';
import type { SeatOf } from '#domain/seat/held-seat.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';

/** One train of the journey, in which everybody needs a seat. */
export type Ride = {
  readonly direction: Direction;
  readonly leg: number;
  readonly train: JourneyLeg;
  readonly cabinClass: CabinClass;
  readonly family: FareFamily;
};

/** In the order in which the plan knows the trains. */
export const ridesOf = (outward: ChosenJourney | null, back: ChosenJourney | null): readonly Ride[] =>
  directions.flatMap((direction) => {
    const chosen = direction === 'outward' ? outward : back;
    return chosen === null
      ? []
      : chosen.journey.legs.map((train, leg) => ({
          direction,
          leg,
          train,
          cabinClass: chosen.cabinClass,
          family: chosen.family,
        }));
  });

export const isIn =
  ({ direction, leg }: Pick<Ride, 'direction' | 'leg'>) =>
  (seat: Pick<SeatOf, 'direction' | 'leg'>): boolean =>
    seat.direction === direction && seat.leg === leg;

/** The train of the way there that is ridden at the same turn of the way back: the last one first. */
export const counterpartOf = (ride: Ride, rides: readonly Ride[]): Ride | null => {
  if (ride.direction === 'outward') return null;
  const there = rides.filter(({ direction }) => direction === 'outward');
  return there[there.length - 1 - ride.leg] ?? null;
};
